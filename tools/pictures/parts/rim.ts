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
  loft,
  lyingPlate,
  onEdge,
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
  studs: number,
  count: number,
  narrow: number,
  broad: number,
  coat: Parameters<typeof turned>[1],
  face: Parameters<typeof turned>[1],
): Group {
  const long = radius - 60;
  // a spoke rises from the hub and falls a little at the rim; its section is a low roof with rounded eaves
  const halfWidth = (part: number) => narrow + (broad - narrow) * (part * 2 - 1) ** 2;
  const spoke = (material: typeof coat, inset: number, lift: number) =>
    loft(
      Array.from({ length: 25 }, (_, step) => {
        const part = step / 24;
        const half = halfWidth(part) - inset;
        const x = 44 + long * part;
        const y = wide - 68 + lift + 30 * Math.sin((part * Math.PI) / 2) - Math.max(0, part - 0.9) * 40;
        const roof: Point[] = [
          [-1, 0],
          [-0.99, 20],
          [-0.92, 25],
          [-0.8, 27.5],
          [0, 29],
          [0.8, 27.5],
          [0.92, 25],
          [0.99, 20],
          [1, 0],
          [0, -4],
        ];
        return roof.map(([across, up]) => [x, y + up, across * half] as const).reverse();
      }),
      material,
    );
  const turns = Array.from({ length: count }, (_, index) =>
    new Matrix4().makeRotationY(degrees(90 + (360 / count) * index)),
  );
  const top = wide - 58;
  return group(
    copies(spoke(coat, 0, 0), turns),
    copies(spoke(face, 1.6, 0.7), turns),
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
    lugs(studs, 54, top + 19.5),
  );
}

function steelFace(studs: number, coat: Parameters<typeof turned>[1]): Group {
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
    put(lyingPlate(disc(70), 5, coat, { holes: [hole(30), ...holesAround(studs, 50, 7.5, 90)], bevel: 1 }), [
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
  const studs = Number(/\d$/.exec(look)?.[0] ?? 5);
  const isSteel = look.startsWith('steel');
  const isSilver = look.startsWith('five-spoke');
  const face = isSteel
    ? steelFace(studs, steelBlack)
    : isSilver
      ? spoked(studs, 5, 22, 40, silver, silver)
      : spoked(studs, 10, 8, 15, black, smoothAluminium);
  const coat = isSilver ? silver : isSteel ? steelBlack : black;
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
