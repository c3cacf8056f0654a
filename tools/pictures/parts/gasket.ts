/** Gaskets: of the cylinder head, of its cover, and a set laid out. They lie, and are seen from above. */
import { type Material } from 'three';
import { opening, pipe, roundedRectangle, roundSection, banded, closedCurve } from '../engineShapes';
import { copper, cork, graphite, rubber, smoothAluminium, steel } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, hole, lyingPlate, outline, type Place, type Point, put, ring, turned } from '../shapes';

const bores = [-135, -45, 45, 135];
const bore = 40;
const bolts: Point[] = [-180, -90, 0, 90, 180].flatMap((x): Point[] => [
  [x, 54],
  [x, -54],
]);
/** Where the coolant passes: slots between bolts on both sides. */
const slots: Point[] = bores.flatMap((x): Point[] => [
  [x - 24, 57],
  [x + 24, 57],
  [x - 26, -57],
  [x + 26, -57],
]);

function head() {
  const shape = outline(
    [
      [-196, -70],
      [-100, -72],
      [-92, -66],
      [-40, -66],
      [-34, -72],
      [60, -72],
      [66, -66],
      [150, -66],
      [160, -72],
      [196, -70],
      [200, 40],
      [192, 70],
      [110, 70],
      [104, 65],
      [20, 65],
      [14, 71],
      [-120, 71],
      [-128, 66],
      [-196, 70],
      [-202, 0],
    ],
    7,
  );
  const oval = (x: number, y: number, wide: number, high: number) => {
    const slot = roundedRectangle(wide, high, Math.min(wide, high) / 2 - 0.01);
    return opening(outline(slot.getPoints(8).map((point): Point => [point.x + x, point.y + y])));
  };
  return group(
    lyingPlate(shape, 1.4, graphite, {
      bevel: 0.25,
      holes: [
        ...bores.map((x) => hole(bore, x, 0)),
        ...bolts.map(([x, y]) => hole(5.8, x, y)),
        ...slots.map(([x, y]) => oval(x, y, 13, 6)),
        ...bores.slice(1).map((x) => oval(x - 45, 26, 4.4, 11)),
        hole(4, -196, 22),
        hole(4, 192, -30),
      ],
    }),
    // fire rings: folded steel round each bore, and eyelets where oil passes
    ...bores.map((x) =>
      put(turned(section(bore - 0.4, bore + 4.6, 1.9), smoothAluminium, { closed: true, bevel: 0.4 }), [
        x,
        -0.25,
        0,
      ]),
    ),
    ...bores.map((x) => put(ring(bore + 5.2, bore + 6, 1.7, steel, { bevel: 0.2 }), [x, 0, 0])),
    ...bolts.map(([x, y]) => put(ring(6.4, 8.4, 1.7, steel, { bevel: 0.2 }), [x, 0, -y])),
    put(ring(4, 6.6, 1.9, copper, { bevel: 0.2 }), [-196, -0.2, -22]),
  );
}

const section = (inner: number, outer: number, high: number): Point[] => [
  [outer, 0],
  [outer, high],
  [inner, high],
  [inner, 0],
];

/** A bead of rubber along a closed outline, its ears round the bolts, the rings of the plugs' wells. */
function cover(material: Material, wells: boolean) {
  const way: Point[] = [
    [-196, 0],
    [-198, 40],
    [-180, 56],
    [-100, 57],
    [-88, 48],
    [-62, 48],
    [-50, 57],
    [50, 57],
    [62, 48],
    [88, 48],
    [100, 57],
    [180, 56],
    [198, 40],
    [198, -40],
    [180, -56],
    [60, -57],
    [48, -48],
    [20, -48],
    [8, -57],
    [-180, -56],
    [-198, -40],
  ];
  const path = closedCurve(way);
  return group(
    pipe(path, 3.6, 3, material, [16, 500]),
    pipe(path, 2.2, 1.8, material, [12, 500]).translateY(3.4),
    ...(
      [
        [-75, 0, 54],
        [75, 0, 54],
        [34, 0, -54],
        [-120, 0, -62],
        [130, 0, -62],
      ] satisfies Place[]
    ).map((place) => put(ring(4, 8, 6, material, { bevel: 1.2 }), [place[0], -2, place[2]])),
    ...(wells
      ? bores.map((x) => put(turned(roundSection(17, 3.4), material, { closed: true, bevel: 0 }), [x, 0, 0]))
      : []),
  );
}

/** A port gasket of pressed steel and graphite, as exhausts have. */
const port = (material: Material) => {
  const ears = [-34, 34];
  const shape = banded([-34, 0, 10], [34, 0, 10], [0, 0, 27]);
  return group(
    lyingPlate(shape, 1.6, material, { bevel: 0.3, holes: [hole(19), ...ears.map((x) => hole(5, x, 0))] }),
    ring(18.6, 22, 2.1, steel, { bevel: 0.3 }),
  );
};

const set = () =>
  group(
    put(head(), [0, 0, -96]),
    put(cover(rubber, true), [0, 3.6, 62]),
    ...[-150, -50, 50, 150].map((x, index) =>
      put(port(graphite), [x, 0, 170 + (index % 2) * 4], [0, index * 4 - 6, 0]),
    ),
    put(
      lyingPlate(banded([-40, 0, 10], [40, 0, 10], [0, 24, 12]), 1.4, cork, {
        bevel: 0.3,
        holes: [hole(15, 0, 4), hole(4, -40, 0), hole(4, 40, 0)],
      }),
      [-130, 0, 232],
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      put(turned(roundSection(6.4, 2.6, 2.6), index % 2 ? rubber : cork, { closed: true, bevel: 0 }), [
        -30 + (index % 4) * 24,
        0,
        222 + Math.floor(index / 4) * 22,
      ]),
    ),
    put(ring(26, 36, 9, rubber, { bevel: 1 }), [96, 0, 236]),
    put(ring(17, 26, 8, rubber, { bevel: 1 }), [166, 0, 234]),
    ...[0, 1, 2].map((index) =>
      put(ring(6, 9.4, 1.6, copper, { bevel: 0.4 }), [-60 + index * 3, 0, 236 - index * 20]),
    ),
  );

export const gasket: Model<'gasket'> = (look) => {
  const views = {
    a: { azimuth: 34, elevation: 56 },
    b: { azimuth: -160, elevation: 42 },
    c: { azimuth: 30, elevation: 36, at: [110, 0, 20], span: 170 },
  } as const;
  switch (look) {
    case 'head':
      return seenFrom(head(), views);
    case 'cover':
      return seenFrom(cover(rubber, true), views);
    case 'set':
      return seenFrom(set(), {
        ...views,
        a: { azimuth: 14, elevation: 56 },
        b: { azimuth: -164, elevation: 50 },
        c: { azimuth: 20, elevation: 44, at: [60, 0, 190], span: 260 },
      });
  }
};
