/** Belt tensioners: an idler pulley on its bolt, and a sprung arm with its pulley. */
import { banded, cam } from '../engineShapes';
import { aluminium, blackPlastic, castIron, machinedSteel, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { around, bolt, box, group, hole, lyingPlate, put, ring, rod, turned } from '../shapes';

/** A smooth pulley on its bearing; its axis is y, its lower face on y = 0. */
export function pulley(of: 'steel' | 'plastic', radius: number, width: number) {
  const rim = of === 'steel' ? zinc : blackPlastic;
  const web = width / 2;
  return group(
    turned(
      [
        [radius - 3.4, 0],
        [radius + 1.6, 0],
        [radius + 1.6, 1.6],
        [radius, 2.6],
        [radius, width - 2.6],
        [radius + 1.6, width - 1.6],
        [radius + 1.6, width],
        [radius - 3.4, width],
        [radius - 4.4, web + 3],
        [20, web + 2],
        [19, width - 4],
        [16, width - 4],
        [16, 4],
        [19, 4],
        [20, web - 2],
        [radius - 4.4, web - 3],
      ],
      rim,
      { closed: true, bevel: 0.7 },
    ),
    // a plastic web is stiffened by ribs
    ...(of === 'plastic' && radius > 28
      ? [around(16, () => put(box(radius - 21.5, width - 8, 1.3, rim, 0.4), [(radius + 14.5) / 2, web, 0]))]
      : []),
    put(ring(12.4, 16.2, width - 9, machinedSteel, { bevel: 0.5 }), [0, 4.5, 0]),
    put(ring(8.6, 12.8, width - 11, rubber, { bevel: 0.4 }), [0, 5.5, 0]),
    put(ring(5.2, 9, width - 6, machinedSteel, { bevel: 0.5 }), [0, 3, 0]),
  );
}

const washer = turned(
  [
    [0, 0],
    [11.6, 0],
    [12.6, 1],
    [12.6, 3],
    [11.6, 4],
    [0, 4],
  ],
  zinc,
  { bevel: 0.5 },
);

const idler = () =>
  group(pulley('plastic', 35, 27), put(washer.clone(), [0, 23.4, 0]), put(bolt(10, 46), [0, 27.2, 0]));

/** A cast arm between the drum of its spring and its pulley. */
function arm() {
  const [x, y] = [68, 30];
  const drum = cam((angle) => 33 + (Math.cos(angle * 20) > 0.4 ? 1.8 : 0), 400);
  return group(
    lyingPlate(drum, 30, aluminium, { bevel: 0.8 }),
    put(rod(30, 5, castIron), [0, 29, 0]),
    // the ears it is bolted by
    lyingPlate(banded([0, 0, 22], [-45, -16, 9]), 12, aluminium, { bevel: 1.4, holes: [hole(5, -45, -16)] }),
    lyingPlate(banded([0, 0, 20], [-4, 46, 8]), 12, aluminium, { bevel: 1.4, holes: [hole(4.5, -4, 46)] }),
    // the arm: a flange, a rib along it, the cap of its pivot
    put(lyingPlate(banded([0, 0, 32], [x, y, 18]), 9, aluminium, { bevel: 2.2 }), [0, 34, 0]),
    put(lyingPlate(banded([0, 0, 20], [x, y, 9]), 7, aluminium, { bevel: 2.4 }), [0, 40, 0]),
    turned(
      [
        [21, 40],
        [19, 50],
        [16, 53],
        [10, 54],
        [9, 52],
        [0, 52],
      ],
      aluminium,
      { bevel: 1.2 },
    ),
    put(rod(11, 8, aluminium), [x, 43, -y]),
    put(pulley('plastic', 36, 26), [x, 48, -y]),
    put(washer.clone(), [x, 70.4, -y]),
    put(bolt(10, 30), [x, 74, -y]),
    // the square a spanner turns it by
    put(box(13, 9, 13, aluminium, 1), [-18, 46, 8], [0, 25, 0]),
  );
}

export const tensioner: Model<'tensioner'> = (look) => {
  switch (look) {
    case 'arm':
      return seenFrom(group(arm()), {
        a: { azimuth: 12, elevation: 40 },
        b: { azimuth: -150, elevation: 24 },
        c: { azimuth: -40, elevation: 30 },
      });
    case 'idler':
      return seenFrom(group(put(idler(), [0, 0, 0], [90, 0, 0])), {
        b: { azimuth: 130, elevation: 22 },
        c: { azimuth: 10, elevation: 14 },
      });
  }
};
