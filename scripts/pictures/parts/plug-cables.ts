/** A set of four ignition cables: silicone leads of falling length, straight boots for the plugs, bent ones for the coil. */
import { row } from '../bodyShapes';
import { brass, plastic, rubber, surface } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, type Place, put, rod, tube, turned } from '../shapes';

const looks = {
  black: surface({ color: '#1b1b1d', roughness: 0.5 }, { grain: [0.7, 0.02] }),
  blue: surface({ color: '#1d4fa3', roughness: 0.42 }, { grain: [0.7, 0.02] }),
};

type Silicone = (typeof looks)['black'];

/** From its open end at y = 0 to where the lead enters it. */
const boot = (stuff: Silicone) =>
  group(
    turned(
      [
        [5.5, 6],
        [6, 0.6],
        [9.6, 0.6],
        [10.4, 2],
        [10.4, 10],
        [9.4, 12],
        [9, 44],
        [11.4, 46],
        [11.4, 49],
        [9, 51],
        [8.4, 58],
        [10.6, 60],
        [10.6, 62.5],
        [8, 64],
        [6.6, 82],
        [5, 88],
        [3.6, 89],
      ],
      stuff,
      { bevel: 0.8, segments: 72 },
    ),
    put(rod(5.6, 5, brass), [0, 2, 0]),
    ...row(6, (i) => put(box(1.6, 26, 1.6, stuff, 0.7), [9.2 * Math.cos(i), 28, 9.2 * Math.sin(i)])),
  );

const elbow = (stuff: Silicone) =>
  group(
    turned(
      [
        [6, 5],
        [6.4, 0.6],
        [10.6, 0.6],
        [11.4, 2],
        [11.4, 9],
        [9.8, 11],
        [9.4, 24],
        [8, 29],
        [0, 31],
      ],
      stuff,
      { bevel: 1, segments: 72 },
    ),
    put(
      turned(
        [
          [9.4, -6],
          [9.4, 6],
          [7.4, 14],
          [6.4, 26],
          [5, 30],
          [3.6, 31],
        ],
        stuff,
        { bevel: 1, segments: 60 },
      ),
      [0, 20, 0],
      [90, 0, 0],
    ),
    put(rod(5.8, 4, brass), [0, 2, 0]),
    put(box(15, 6, 12, stuff, 2), [0, 30, 0]),
  );

function lead(i: number, stuff: Silicone) {
  const x = -84 + i * 52;
  const far = 120 + i * 22;
  const side = [-118, -52, 14, 84][i]!;
  const swing = [34, -26, 30, -40][i]!;
  const path: Place[] = [
    [x, 9.5, 120],
    [x, 9.5, 92],
    [x + swing * 0.5, 6, 40],
    [x + swing, 4.5, -20],
    [(x + side) / 2 - swing * 0.5, 5 + i * 3, -far * 0.7],
    [side + 26, 6, -far],
    [side + 52, 14, -far - 22],
    [side + 74, 16, -far - 24],
  ];
  return group(
    tube(path, 3.6, stuff, 220),
    put(boot(stuff), [x, 10.6, 204], [-90, 0, 0]),
    put(elbow(stuff), [side + 100, 16, -far - 24 + 14], [-90, 0, -90]),
    put(rod(4.4, 9, plastic('#e9e7e0')), [x + 1, 8.6, 74], [-98, 0, 0]),
  );
}

export const plugCables: Model<'plug-cables'> = (look) => {
  const stuff = looks[look];
  const comb = put(box(118, 12, 9, rubber, 3), [-24, 7, 8], [0, 4, 0]);
  return seenFrom(group(...row(4, (i) => lead(i, stuff)), comb), {
    a: { azimuth: 24, elevation: 40 },
    b: { azimuth: -150, elevation: 36 },
    c: { azimuth: 34, elevation: 30, at: [0, 8, 160], span: 210 },
  });
};
