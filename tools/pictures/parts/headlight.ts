/** Headlamps: a housing with caps and tabs, a bezel with deep bowls, bulbs or projector, and the clear lens over all. */
import { LatheGeometry, Mesh, SphereGeometry, TorusGeometry, type Material, type Vector2 } from 'three';
import {
  bowl,
  inFront,
  drum,
  flange,
  inset,
  panel,
  pillow,
  row,
  skin,
  smoothLoop,
  v2,
  v3,
  wall,
} from '../bodyShapes';
import {
  blackPlastic,
  brushedSteel,
  chrome,
  clearGlass,
  plastic,
  reflector,
  rubber,
  tintedGlass,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put } from '../shapes';

const circle = (x: number, y: number, r: number, n = 64) =>
  row(n, (i) => v2(x + r * Math.cos((i / n) * 2 * Math.PI), y + r * Math.sin((i / n) * 2 * Math.PI)));

/** A halogen bulb as it looks out of its bowl: glass, painted tip, filament's post. */
const bulb = (glass: Material = clearGlass) =>
  group(
    put(drum(6.5, 6.5, 30, glass), [0, 0, 15], [90, 0, 0]),
    put(
      new Mesh(
        new SphereGeometry(6.6, 28, 14, 0, 2 * Math.PI, 0, Math.PI / 2),
        glass === clearGlass ? brushedSteel : glass,
      ),
      [0, 0, 30],
      [90, 0, 0],
    ),
    put(drum(9, 11, 8, brushedSteel), [0, 0, -2], [90, 0, 0]),
  );

/** A projector: shroud, ring, and the thick lens that bulges out of it. */
const projector = (r: number) =>
  group(
    put(
      skin(
        new LatheGeometry(
          [v2(r + 13, -4), v2(r + 14, 3), v2(r + 11, 6), v2(r + 6, 4), v2(r + 2, -8), v2(r, -10)],
          72,
        ),
        chrome,
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
    put(
      skin(new LatheGeometry([v2(r + 1, -10), v2(r + 1, -46), v2(4, -60)], 48), blackPlastic),
      [0, 0, 0],
      [90, 0, 0],
    ),
    put(
      new Mesh(
        new LatheGeometry(
          row(20, (_, t) =>
            v2(Math.max(0.01, r * Math.cos((t * Math.PI) / 2)), -8 + 22 * Math.sin((t * Math.PI) / 2)),
          ),
          64,
        ),
        clearGlass,
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
    put(
      skin(
        new LatheGeometry(
          row(12, (_, t) => v2(2 + (r - 3) * t, -34 + 22 * t * t)),
          48,
        ),
        reflector,
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
  );

const outline = smoothLoop(
  [
    [-206, -58],
    [-210, 6],
    [-190, 40],
    [-100, 58],
    [40, 82],
    [160, 112],
    [236, 128],
    [246, 108],
    [222, 52],
    [196, 0],
    [150, -56],
    [96, -88],
    [20, -96],
    [-110, -84],
    [-180, -74],
  ],
  200,
);

/** The lens: clearer than a bulb, one looks through it. */
const pane = tintedGlass('#f4f8fa', 0.025);

/** The lamp follows the wing: its outer end lies far behind its inner one. */
const sweptBack = (x: number) => -0.00095 * Math.max(0, x + 215) ** 2;

function lamp(dark: boolean) {
  const trim = dark ? blackPlastic : chrome;
  const bezelAt = (x: number, y: number) =>
    v3(x, y, sweptBack(x) * 1.02 - 40 - 0.04 * y + (dark ? 0 : 0.5) * Math.abs(Math.sin(y * 0.2)));
  const [main, high, turn] = [
    { x: -26, y: -14, r: 62 },
    { x: -138, y: -20, r: 48 },
    { x: 118, y: 34, r: 42 },
  ] as const;
  const bowls = [main, high, turn];
  const inner = inset(outline, 7);
  const holes = bowls.map(({ x, y, r }) => circle(x, y, r));
  const bezel = new Mesh(panel(inner, bezelAt, { holes, cell: 4, thick: 2 }), trim);
  const rims = holes.map((line) => skin(flange(line, bezelAt, 16, 3), trim));
  const rings = bowls.map(({ x, y, r }) => {
    const at = bezelAt(x, y);
    return put(
      new Mesh(new TorusGeometry(r + 1, 2.2, 12, 72), chrome),
      [at.x, at.y, at.z + 1],
      [0, Math.atan(-0.0019 * (x + 215)) * -57.3, 0],
    );
  });
  const seat = (at: { x: number; y: number }, back: number, thing: Parameters<typeof put>[0]) =>
    put(thing, [at.x, at.y, bezelAt(at.x, at.y).z - back]);
  const optics = [
    seat(
      main,
      22,
      dark
        ? group(projector(38), bowl({ rim: 62, deep: 14, hole: 48, flutes: 60 }, blackPlastic))
        : group(bowl({ rim: 60, deep: 46, hole: 9, flutes: 16 }, reflector), put(bulb(), [0, 0, -46])),
    ),
    seat(
      high,
      16,
      group(bowl({ rim: 47, deep: 38, hole: 9, flutes: 14 }, reflector), put(bulb(), [0, 0, -38])),
    ),
    seat(
      turn,
      14,
      group(
        bowl({ rim: 40, deep: 22, hole: 8, flutes: 12 }, reflector),
        put(bulb(tintedGlass('#e07a10')), [0, 0, -22]),
      ),
    ),
  ];
  const depth = (x: number, y: number, r: number) =>
    sweptBack(x) + 20 * (1 - r ** 2.4) - (r > 0.9 ? 220 * (r - 0.9) ** 1.6 : 0);
  const lens = inFront(new Mesh(pillow(outline, depth, { rings: 30 }), pane), 3);
  const edge = (x: number, y: number) => depth(x, y, 1);
  const behind = (by: number, lean: number) => (x: number) => sweptBack(x) * lean - by;
  const housing = skin(
    wall([
      { line: inset(outline, 0.5), z: edge },
      { line: inset(outline, -3), z: (x, y) => edge(x, y) - 3 },
      { line: inset(outline, -3), z: (x, y) => edge(x, y) - 12 },
      { line: inset(outline, 3), z: (x, y) => edge(x, y) - 15 },
      { line: inset(outline, 12), z: behind(92, 0.95) },
      { line: inset(outline, 26), z: behind(128, 0.85) },
      { line: outline.map(({ x, y }) => v2(x * 0.62 - 20, y * 0.6)), z: behind(146, 0.8) },
      { line: outline.map(({ x, y }) => v2(x * 0.02 - 20, y * 0.02)), z: behind(148, 0.8) },
    ]),
    blackPlastic,
  );
  const ribs = row(5, (_, t) =>
    put(box(3, 64, 10, blackPlastic), [-140 + 250 * t, -8, -146 - 78 * t], [0, 0, 0]),
  );
  const cap = plastic('#3c3e40', 0.6);
  const caps = [main, high].map(({ x, y, r }) =>
    put(
      group(
        put(drum(r * 0.72, r * 0.76, 26, cap), [0, 0, 0], [90, 0, 0]),
        put(drum(r * 0.5, r * 0.55, 8, cap), [0, 0, -15], [90, 0, 0]),
        box(r * 0.8, 6, 40, rubber),
      ),
      [x, y, sweptBack(x) * 0.8 - 152],
    ),
  );
  const tabs: Vector2[][] = [circle(0, 0, 5, 24)];
  const tab = (x: number, y: number, z: number, turn: number) =>
    put(
      new Mesh(
        panel(
          [v2(-16, -30), v2(16, -30), v2(16, 10), v2(8, 18), v2(-8, 18), v2(-16, 10)],
          (u, v) => v3(u, v, 0),
          { holes: tabs, cell: 2.5, thick: 5 },
        ),
        blackPlastic,
      ),
      [x, y, z],
      [0, 0, turn],
    );
  const socket = put(drum(13, 15, 22, plastic('#77797a')), [120, 34, sweptBack(118) * 0.8 - 160], [90, 0, 0]);
  const screw = put(drum(5, 5, 30, zinc), [-60, 66, -126], [90, 0, 0]);
  return group(
    bezel,
    ...rims,
    ...rings,
    ...optics,
    housing,
    ...ribs,
    ...caps,
    socket,
    screw,
    lens,
    tab(-150, 74, -60, 4),
    tab(150, 138, -170, 14),
    tab(-228, -30, -60, 96),
    tab(60, -118, -90, 184),
  );
}

function fog() {
  const body = put(
    skin(
      new LatheGeometry(
        [
          v2(45, 0),
          v2(47, -3),
          v2(47, -14),
          v2(43, -17),
          v2(38, -40),
          v2(26, -56),
          v2(17, -60),
          v2(17, -74),
          v2(13, -75),
          v2(0.1, -75),
        ],
        72,
      ),
      blackPlastic,
    ),
    [0, 0, 0],
    [90, 0, 0],
  );
  const ears = [40, 165, 285].map((turn) =>
    put(
      group(
        put(
          new Mesh(
            panel(
              [v2(-13, -16), v2(13, -16), v2(11, 8), v2(5, 14), v2(-5, 14), v2(-11, 8)],
              (u, v) => v3(u, v, 0),
              { holes: [circle(0, 4, 4, 24)], cell: 2, thick: 5 },
            ),
            blackPlastic,
          ),
          [0, 54, -8],
        ),
      ),
      [0, 0, 0],
      [0, 0, turn],
    ),
  );
  const lens = put(
    new Mesh(
      new LatheGeometry(
        row(20, (_, t) =>
          v2(Math.max(0.01, 44.5 * Math.cos((t * Math.PI) / 2)), -3 + 11 * Math.sin((t * Math.PI) / 2)),
        ),
        72,
      ),
      clearGlass,
    ),
    [0, 0, 0],
    [90, 0, 0],
  );
  const rim = put(new Mesh(new TorusGeometry(44, 2, 12, 72), blackPlastic), [0, 0, 0]);
  const optics = group(
    put(bowl({ rim: 42, deep: 34, hole: 8, flutes: 14 }, reflector), [0, 0, -4]),
    put(bulb(), [0, 0, -38]),
    put(drum(9, 9, 2, chrome), [0, 0, 0], [90, 0, 0]),
  );
  const bars = [-1, 1].map((side) => put(box(34, 2, 1.2, chrome), [side * 25, 0, -1]));
  const plug = put(
    group(box(24, 18, 34, blackPlastic), put(box(18, 12, 4, rubber), [0, 0, -17])),
    [0, -18, -74],
    [38, 0, 0],
  );
  return group(body, ...ears, optics, ...bars, rim, lens, plug);
}

export const headlight: Model<'headlight'> = (look) =>
  look === 'fog'
    ? seenFrom(group(put(fog(), [0, 0, 0], [-6, 0, 0])), {
        a: { azimuth: 32, elevation: 16 },
        c: { azimuth: 6, elevation: 10, span: 100, at: [0, 0, 0] },
      })
    : seenFrom(lamp(look === 'dark'), {
        a: { azimuth: 22, elevation: 12 },
        b: { azimuth: 200, elevation: 18 },
        c: { azimuth: 8, elevation: 12, at: [-60, 0, -20], span: 300 },
      });
