/** Cabin filters: coarse pleats of felt between four strips of it, standing on an edge. */
import { foldedPaper, thinPaper } from '../engineShapes';
import { label, paper } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put, sheet } from '../shapes';

const [width, height, deep] = [226, 190, 32];

export const cabinFilter: Model<'cabin-filter'> = (look) => {
  const isCarbon = look === 'carbon';
  const edge = paper(isCarbon ? '#5b5e61' : '#e3e3df');
  const standing = group(
    put(
      foldedPaper(
        { width: width - 4, deep: deep - 8, long: height - 4, folds: 23, sway: 0.1 },
        thinPaper(isCarbon ? '#808386' : '#fbfbf9'),
      ),
      [0, height / 2, -deep / 2 + 4],
      [90, 0, 0],
    ),
    ...[1.1, height - 1.1].map((y) => put(box(width, 2.2, deep, edge, 0.8), [0, y, 0])),
    ...[-1, 1].map((side) => put(box(2.2, height, deep, edge, 0.8), [(side * width) / 2, height / 2, 0])),
    // which way the air goes, printed on the upper edge
    put(
      sheet(
        118,
        20,
        label({
          text: '▼ AIR FLOW ▼',
          ratio: 5.9,
          colour: isCarbon ? '#5b5e61' : '#e3e3df',
          ink: isCarbon ? '#f1f1ee' : '#2b5fa8',
        }),
      ),
      [-20, height + 0.15, 0],
      [-90, 0, 0],
    ),
  );
  return seenFrom(group(put(standing, [0, 0, 0], [-7, 0, 0])), {
    a: { azimuth: 32, elevation: 22 },
    c: { azimuth: 26, elevation: 36, at: [40, height * 0.8, 0], span: 140 },
  });
};
