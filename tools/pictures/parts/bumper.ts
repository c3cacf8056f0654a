/** Bumper covers: a bent skin with the openings cut out of it, and the grilles, lamp seats and lips that fill them. */
import { Mesh, TorusGeometry, type Material, type Vector2, type Vector3 } from 'three';
import {
  bent,
  flange,
  panel,
  ridge,
  rounded,
  row,
  skin,
  smoothLoop,
  smoothstep,
  stroke,
  v2,
  v3,
} from '../bodyShapes';
import { blackPlastic, paint, plastic } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put } from '../shapes';

/** How far the skin lies behind its foremost point, of the distance along it from the middle. */
const plan = {
  side: stroke([
    [0, 0],
    [300, 298],
    [520, 508],
    [700, 668],
    [860, 770],
    [1000, 815],
    [1180, 838],
  ]),
  back: stroke([
    [0, 0],
    [300, -14],
    [520, -54],
    [700, -136],
    [860, -258],
    [1000, -392],
    [1180, -570],
  ]),
};

const mirror = (line: Vector2[]) => line.map(({ x, y }) => v2(-x, y)).reverse();

/** The pattern's x (along the skin) and y to space; `depth` pushes out of the skin, across the plan. */
const wrap =
  (depth: (along: number, y: number) => number) =>
  (x: number, y: number): Vector3 => {
    const along = Math.abs(x);
    const e = 4;
    const [side, back] = [plan.side(along), plan.back(along)];
    const [dx, dz] = [plan.side(along + e) - side, plan.back(along + e) - back];
    const length = Math.hypot(dx, dz);
    const push = depth(along, y);
    return v3(Math.sign(x) * (side - (dz / length) * push), y, back + (dx / length) * push);
  };

function front(body: Material) {
  const depth = (along: number, y: number) => {
    const upper = 52 * smoothstep(y, 270, 330) * (1 - smoothstep(y, 352, 520) * 0.95);
    const brow = 20 * smoothstep(y, 88, 140) * (1 - smoothstep(y, 150, 268));
    const chin = 44 * (1 - smoothstep(y, 18, 92)) - 20 * (1 - smoothstep(y, 0, 18));
    const crease = -5 * ridge(y, 284 + along * 0.06, 9) * (1 - smoothstep(along, 620, 800));
    const wing = -46 * ridge(along, 610, 130) * ridge(y, 165, 96);
    return upper * (1 - smoothstep(along, 760, 1080) * 0.7) + brow + chin + crease + wing;
  };
  const bend = wrap(depth);
  const right = [
    v2(0, 0),
    v2(420, 2),
    v2(640, 12),
    v2(860, 40),
    v2(980, 70),
    v2(1030, 150),
    v2(1075, 260),
    v2(1120, 330),
    v2(1112, 352),
    v2(1040, 376),
    v2(930, 396),
    v2(800, 404),
    v2(690, 396),
    v2(600, 402),
    v2(520, 458),
    v2(455, 496),
    v2(0, 500),
  ];
  const outline = [...right, ...mirror(right.slice(1, -1))];
  const lower = rounded(
    [
      [-400, 82],
      [400, 82],
      [330, 232],
      [-330, 232],
    ],
    26,
  );
  const upper = rounded(
    [
      [-400, 352],
      [400, 352],
      [440, 440],
      [-440, 440],
    ],
    22,
  );
  const lamp = rounded(
    [
      [490, 110],
      [700, 128],
      [738, 196],
      [690, 236],
      [500, 226],
    ],
    26,
  );
  const lamps = [lamp, mirror(lamp)];
  const skinPlate = new Mesh(
    panel(outline, bend, { holes: [lower, upper, ...lamps], cell: 9, thick: 3.5 }),
    body,
  );
  const deeper = (by: number) => wrap((along, y) => depth(along, y) - by);
  const bars = [
    ...row(7, (_, t) => ({ y: 78 + t * 160, wide: 412 - t * 74 })),
    ...row(4, (_, t) => ({ y: 356 + t * 84, wide: 408 + t * 36 })),
  ].map(
    ({ y, wide }) =>
      new Mesh(
        panel([v2(-wide, y - 6), v2(wide, y - 6), v2(wide, y + 6), v2(-wide, y + 6)], deeper(26), {
          cell: 6,
          thick: 16,
        }),
        blackPlastic,
      ),
  );
  const posts = row(9, (_, t) => -320 + 640 * t).map(
    (x) =>
      new Mesh(
        panel([v2(x - 3, 62), v2(x + 3, 62), v2(x + 3, 252), v2(x - 3, 252)], deeper(32), {
          cell: 4,
          thick: 10,
        }),
        blackPlastic,
      ),
  );
  const seats = lamps.flatMap((line) => {
    const seat = line === lamp ? 1 : -1;
    const round = smoothLoop(
      row(
        16,
        (i) =>
          [seat * 606 + 44 * Math.cos((i * Math.PI) / 8), 176 + 44 * Math.sin((i * Math.PI) / 8)] as const,
      ),
      60,
    );
    const rim = deeper(30)(seat * 606, 176);
    return [
      new Mesh(panel(line, deeper(30), { holes: [round], cell: 5, thick: 3 }), blackPlastic),
      put(new Mesh(new TorusGeometry(45, 4, 12, 48), blackPlastic), [rim.x, rim.y, rim.z], [0, seat * 22, 0]),
      new Mesh(panel(round, deeper(36), { cell: 5, thick: 3 }), blackPlastic),
      skin(flange(round, deeper(30), 8, 1), blackPlastic),
    ];
  });
  const lips = [lower, upper, ...lamps].map((line) =>
    skin(flange(line, bend, 34, -4), line === lower || line === upper ? blackPlastic : body),
  );
  const fold = skin(
    bent((u, v) => {
      const x = (u - 0.5) * 900;
      const at = bend(x, 498);
      return v3(at.x, at.y + 2 - v * 3, at.z - v * 60);
    }),
    body,
  );
  const lip = new Mesh(
    panel(
      [v2(-800, -14), v2(800, -14), v2(840, 14), v2(-840, 14)],
      wrap((along, y) => depth(along, 6) + 8 - y * 0.2),
      { cell: 8, thick: 6 },
    ),
    blackPlastic,
  );
  return group(skinPlate, ...bars, ...posts, ...seats, ...lips, fold, lip);
}

function rear(body: Material) {
  const depth = (along: number, y: number) => {
    const shelf = 62 * smoothstep(y, 300, 352) * (1 - smoothstep(y, 388, 420) * 0.9);
    const tuck = -50 * (1 - smoothstep(y, 0, 140));
    const plate =
      -26 * (1 - smoothstep(along, 262, 286)) * smoothstep(y, 128, 150) * (1 - smoothstep(y, 282, 304));
    const crease = -5 * ridge(y, 250 + along * 0.03, 8) * smoothstep(along, 330, 420);
    return shelf * (1 - smoothstep(along, 820, 1100) * 0.7) + tuck + plate + crease;
  };
  const bend = wrap(depth);
  const right = [
    v2(0, 14),
    v2(420, 10),
    v2(700, 14),
    v2(900, 50),
    v2(985, 130),
    v2(1020, 240),
    v2(1090, 300),
    v2(1125, 400),
    v2(1040, 424),
    v2(800, 424),
    v2(500, 424),
    v2(0, 424),
  ];
  const outline = [...right, ...mirror(right.slice(1, -1))];
  const lens = rounded(
    [
      [640, 150],
      [800, 156],
      [806, 190],
      [644, 184],
    ],
    10,
  );
  const seats = [lens, mirror(lens)];
  const lower = wrap((along, y) => depth(along, y) + 3);
  const valance = new Mesh(
    panel(
      rounded(
        [
          [-600, 12],
          [600, 12],
          [520, 104],
          [-520, 104],
        ],
        24,
      ),
      lower,
      { cell: 9, thick: 4 },
    ),
    blackPlastic,
  );
  const glow = seats.map(
    (line) =>
      new Mesh(
        panel(
          line,
          wrap((along, y) => depth(along, y) - 4),
          { cell: 5, thick: 3 },
        ),
        paint('#8d1014', 0.9),
      ),
  );
  const lips = seats.map((line) => skin(flange(line, bend, 12), body));
  const tread = row(7, (_, t) => 370 + t * 16).map(
    (y) =>
      new Mesh(
        panel([v2(-480, y - 2), v2(480, y - 2), v2(480, y + 2), v2(-480, y + 2)], lower, {
          cell: 4,
          thick: 5,
        }),
        blackPlastic,
      ),
  );
  const sensors = [-560, -240, 240, 560].map((x) => {
    const at = bend(x, 226);
    return put(
      new Mesh(new TorusGeometry(11, 1.6, 10, 32), blackPlastic),
      [at.x, at.y, at.z],
      [0, x * 0.02, 0],
    );
  });
  const hook = rounded(
    [
      [452, 120],
      [500, 120],
      [500, 168],
      [452, 168],
    ],
    8,
  );
  const cover = new Mesh(
    panel(
      hook,
      wrap((along, y) => depth(along, y) + 1.5),
      { cell: 4, thick: 3 },
    ),
    body,
  );
  const skinPlate = new Mesh(panel(outline, bend, { holes: seats, cell: 9, thick: 3.5 }), body);
  return group(skinPlate, valance, cover, ...glow, ...lips, ...tread.slice(0, 3), ...sensors);
}

const covers = {
  'front-black': () => front(plastic('#1d1e1f', 0.5)),
  'front-grey': () => front(paint('#8b8e90', 0.3)),
  'rear-black': () => rear(plastic('#1d1e1f', 0.5)),
};

export const bumper: Model<'bumper'> = (look) =>
  seenFrom(covers[look](), {
    a: { azimuth: 26, elevation: 16 },
    b: { azimuth: -150, elevation: 26 },
    c: { azimuth: 40, elevation: 18, at: [470, 220, -60], span: 720 },
  });
