/** A set of four ignition cables: silicone leads of falling length, straight boots for the plugs, bent ones for the coil. */
import { Matrix4, Vector3 } from 'three';
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

/** Lying flat, its mouth to the back, its lead coming in from the left. */
function lyingElbow(stuff: Silicone) {
  const thing = elbow(stuff);
  thing.quaternion.setFromRotationMatrix(
    new Matrix4().makeBasis(new Vector3(0, -1, 0), new Vector3(0, 0, 1), new Vector3(-1, 0, 0)),
  );
  return group(thing);
}

function lead(i: number, stuff: Silicone) {
  const x = -84 + i * 52;
  const end = { x: 20 + i * 40, z: -128 - i * 26 };
  const swing = [-30, -14, 10, 34][i]!;
  const path: Place[] = [
    [x, 9.5, 120],
    [x, 9, 90],
    [x + swing * 0.3, 6, 52],
    [x + swing * 0.9, 4, 8],
    [x + swing, 4, -40],
    [x + swing * 0.7 + 4, 5 + i * 2, -78 - i * 18],
    [end.x - 96, 8, end.z + 8 - i * 3],
    [end.x - 60, 10.5, end.z + 18],
    [end.x - 26, 11, end.z + 20],
  ];
  return group(
    tube(path, 3.6, stuff, 260),
    put(boot(stuff), [x, 10.6, 204], [-90, 0, 0]),
    put(lyingElbow(stuff), [end.x, 11, end.z]),
    put(rod(4.4, 9, plastic('#e9e7e0')), [x, 9.4, 96], [-90, 0, 0]),
  );
}

export const plugCables: Model<'plug-cables'> = (look) => {
  const stuff = looks[look];
  const comb = put(box(206, 11, 9, rubber, 3), [0, 6, 30], [0, -2, 0]);
  return seenFrom(group(...row(4, (i) => lead(i, stuff)), comb), {
    a: { azimuth: 24, elevation: 40 },
    b: { azimuth: -150, elevation: 36 },
    c: { azimuth: 34, elevation: 30, at: [0, 8, 160], span: 210 },
  });
};
