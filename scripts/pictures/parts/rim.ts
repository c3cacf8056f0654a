/** Rims: two of cast aluminium, one of pressed steel. The barrel is turned, the face has spokes or windows. */
import { type Group, Matrix4 } from 'three';
import { blackPlastic, bodyPaint, chrome, machinedSteel, paint, rubber, smoothAluminium } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  copies,
  degrees,
  disc,
  group,
  hole,
  holesAround,
  lyingPlate,
  onEdge,
  outline,
  plate,
  type Point,
  put,
  rod,
  turned,
} from '../shapes';

const radius = 203;
const wide = 170;

/** The barrel with its bead seats and drop, from the back (y = 0) to the front. */
const barrel = (material: Parameters<typeof turned>[1]) => {
  const outside: Point[] = [
    [radius + 16, 0],
    [radius + 17, 6],
    [radius + 3, 10],
    [radius, 30],
    [radius - 4, 34],
    [radius - 26, 52],
    [radius - 26, 96],
    [radius - 5, 124],
    [radius, 142],
    [radius + 3, wide - 10],
    [radius + 17, wide - 6],
    [radius + 16, wide],
  ];
  const inside = outside.map(([x, y]): Point => [x - 8, y]).reverse();
  return turned([...outside, ...inside], material, { closed: true, bevel: 2, segments: 200 });
};

const lugs = (count: number, circle: number, y: number): Group =>
  around(
    count,
    () =>
      put(group(rod(11, 1, blackPlastic), put(rod(8.5, 1.4, machinedSteel), [0, 0.3, 0])), [circle, y, 0]),
    90 + 180 / count,
  );

function spoked(
  count: number,
  narrow: number,
  broad: number,
  coat: Parameters<typeof turned>[1],
  face: Parameters<typeof turned>[1],
): Group {
  const long = radius - 42;
  // a spoke falls back towards the middle: it is bent after it is cut
  const bend = (shape: [number, number][], thick: number, material: typeof coat, lift: number) => {
    const cut = plate(outline(shape, 4), thick, material, { bevel: Math.min(4, thick * 0.4) });
    const geometry = cut.geometry;
    geometry.rotateX(-Math.PI / 2);
    const places = geometry.getAttribute('position');
    for (let index = 0; index < places.count; index++) {
      const part = Math.min(1, Math.max(0, (places.getX(index) - 40) / long));
      places.setY(
        index,
        places.getY(index) +
          lift +
          30 * Math.sin((part * Math.PI) / 2) -
          (part > 0.9 ? (part - 0.9) * 30 : 0),
      );
    }
    geometry.computeVertexNormals();
    return cut;
  };
  const along = Array.from({ length: 13 }, (_, index) => 44 + (long / 12) * index);
  const halfWidth = (x: number) => narrow + (broad - narrow) * (((x - 44) / long) * 2 - 1) ** 2;
  const shapeOf = (inset: number): [number, number][] => [
    ...along.map((x): [number, number] => [x, -halfWidth(x) + inset]),
    ...[...along].reverse().map((x): [number, number] => [x, halfWidth(x) - inset]),
  ];
  const turns = Array.from({ length: count }, (_, index) =>
    new Matrix4().makeRotationY(degrees(90 + (360 / count) * index)),
  );
  const top = wide - 58;
  return group(
    copies(bend(shapeOf(0), 30, coat, top - 10), turns),
    copies(bend(shapeOf(2.5), 3, face, top + 18.5), turns),
    turned(
      [
        [32, top - 14],
        [66, top - 12],
        [74, top],
        [76, top + 14],
        [66, top + 20],
        [40, top + 16],
        [32, top + 14],
      ],
      coat,
      { closed: true, bevel: 3 },
    ),
    turned(
      [
        [radius - 34, wide - 26],
        [radius - 6, wide - 34],
        [radius + 12, wide - 8],
        [radius + 6, wide - 2],
        [radius - 14, wide - 14],
      ],
      face,
      { closed: true, bevel: 3, segments: 200 },
    ),
    put(rod(31, 8, coat, { bevel: 3 }), [0, top + 8, 0]),
    put(rod(26, 2, chrome, { bevel: 1 }), [0, top + 15, 0]),
    put(rod(23, 2.4, blackPlastic, { bevel: 0.8 }), [0, top + 15.4, 0]),
    lugs(5, 54, top + 19.5),
  );
}

function steelFace(coat: Parameters<typeof turned>[1]): Group {
  const windows = holesAround(12, radius - 46, 13, 15);
  return group(
    put(lyingPlate(disc(radius - 22), 6, coat, { holes: [hole(92), ...windows], bevel: 2 }), [
      0,
      wide - 76,
      0,
    ]),
    turned(
      [
        [92, wide - 78],
        [98, wide - 74],
        [90, wide - 52],
        [80, wide - 48],
        [70, wide - 61],
        [67, wide - 63],
        [67, wide - 67],
        [82, wide - 56],
      ],
      coat,
      { closed: true, bevel: 3 },
    ),
    put(lyingPlate(disc(70), 5, coat, { holes: [hole(30), ...holesAround(5, 50, 7.5, 90)], bevel: 1 }), [
      0,
      wide - 69,
      0,
    ]),
    turned(
      [
        [radius - 30, wide - 80],
        [radius - 20, wide - 78],
        [radius - 18, wide - 50],
        [radius - 24, wide - 50],
      ],
      coat,
      { closed: true, bevel: 2 },
    ),
  );
}

export const rim: Model<'rim'> = (look) => {
  const silver = bodyPaint('#b9bcbf', 0.75);
  const black = paint('#141516', 0.9);
  const steelBlack = paint('#1a1b1d', 0.35);
  const face =
    look === 'five-spoke'
      ? spoked(5, 22, 40, silver, silver)
      : look === 'multi-spoke-black'
        ? spoked(10, 8, 15, black, smoothAluminium)
        : steelFace(steelBlack);
  const coat = look === 'five-spoke' ? silver : look === 'steel' ? steelBlack : black;
  const valve = put(
    group(rod(5, 26, rubber), put(rod(3.6, 10, blackPlastic), [0, 26, 0])),
    [0, wide - 40, radius - 24],
    [-24, 0, 0],
  );
  return seenFrom(onEdge(group(barrel(coat), face, valve), radius + 17, 8), {
    a: { azimuth: 34, elevation: 12 },
    b: { azimuth: -148, elevation: 12 },
    c: { azimuth: 42, elevation: 22, at: [0, radius * 1.25, wide], span: radius * 1.4 },
  });
};
