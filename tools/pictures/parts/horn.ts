/** Horns: the pair of discs with their domed grille and flat spring bracket, the snail with its trumpet. */
import { Mesh, type Object3D } from 'three';
import { loft, row, skin, v3 } from '../bodyShapes';
import { blackPaint, blackPlastic, brass, paint, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  bolt,
  box,
  group,
  hole,
  lyingPlate,
  nut,
  outline,
  plate,
  put,
  ring,
  rod,
  turned,
} from '../shapes';

/** Two blades in a hood. */
const terminals = () =>
  group(
    put(box(24, 5, 14, blackPlastic, 1.4), [0, 2, 0]),
    ...[-6, 6].map((x) => put(box(6.3, 14, 0.8, brass, 0.2), [x, 10, 0])),
  );

/** Spring steel strip, folded; the hole for the car's bolt at its end. */
const bracket = (long: number) =>
  group(
    put(
      plate(
        outline(
          [
            [-11, -8],
            [11, -8],
            [11, long],
            [4, long + 9],
            [-4, long + 9],
            [-11, long],
          ],
          5,
        ),
        3,
        zinc,
        { holes: [hole(4.4, 0, long - 1)], bevel: 0.5 },
      ),
      [0, 0, 0],
    ),
    put(
      plate(
        outline(
          [
            [-11, -8],
            [11, -8],
            [11, long * 0.62],
            [-11, long * 0.62],
          ],
          3,
        ),
        2,
        zinc,
        { bevel: 0.4 },
      ),
      [0, 0, 3],
    ),
  );

function disc(): Object3D {
  const rings = row(4, (i) =>
    put(ring(18 + i * 6.4, 20.4 + i * 6.4, 2.2, blackPaint, { bevel: 0.8 }), [0, 14.4 - i * 1.5, 0]),
  );
  const spokes = around(6, () => put(box(24, 2.2, 3.4, blackPaint, 1), [28, 13, 0], [0, 0, -13]));
  const body = group(
    turned(
      [
        [0, -29],
        [27, -29],
        [30, -26],
        [32, -10],
        [38, -8],
        [44, -3],
        [46, -1],
        [47.6, 1],
        [47.6, 4],
        [47, 7],
        [45, 8],
        [42, 4],
        [16.4, 6],
        [16.4, 12],
        [15.6, 14],
        [12, 16],
        [0, 16],
      ],
      paint('#8d1316', 0.75),
      { bevel: 1 },
    ),
    put(
      turned(
        [
          [0, 0],
          [13, 0],
          [11, 4],
          [4, 5],
          [0, 5],
        ],
        zinc,
        { bevel: 0.8 },
      ),
      [0, 15.4, 0],
    ),
    ...rings,
    spokes,
    put(ring(44, 48.6, 5, zinc, { bevel: 1.4 }), [0, -1, 0]),
    around(8, () => put(box(5, 6, 7, zinc, 1), [47.4, 1.6, 0])),
    put(terminals(), [0, -20, -30], [-90, 0, 0]),
    put(nut(8, 3), [0, -29, 0], [180, 0, 0]),
    put(bolt(5, 4), [17, -28.6, 4], [180, 0, 0]),
  );
  return group(put(body, [0, 0, 0], [90, 0, 0]), put(bracket(66), [0, 0, -36], [-6, 0, 0]));
}

/** A trumpet wound once and a half, widening to its mouth. */
function snail(): Object3D {
  const turns = 1.32;
  const spiral = (t: number) => {
    const turn = -t * turns * 2 * Math.PI + Math.PI * 1.14;
    const far = 17 + 17 * t;
    return v3(
      Math.cos(turn) * far,
      Math.sin(turn) * far,
      4 + 17 * t + 12 * Math.max(0, (t - 0.8) / 0.2) ** 2,
    );
  };
  const sections = row(90, (i) => {
    const t = i / 89;
    const [here, next] = [spiral(t), spiral(t + 0.004)];
    const along = next.clone().sub(here).normalize();
    const side = along
      .clone()
      .cross(v3(0, 0, 1))
      .normalize();
    const up = side.clone().cross(along).normalize();
    const r = 6.5 + 12 * t ** 1.4 + 11 * Math.max(0, (t - 0.86) / 0.14) ** 2.2;
    return row(36, (j) => {
      const turn = (j / 36) * 2 * Math.PI;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return here
        .clone()
        .addScaledVector(side, r * 0.92 * Math.sign(c) * Math.abs(c) ** 0.8)
        .addScaledVector(up, r * Math.sign(s) * Math.abs(s) ** 0.8);
    });
  });
  const inner = sections.slice(50).map((section) => {
    const middle = section.reduce((sum, point) => sum.add(point), v3(0, 0, 0)).divideScalar(section.length);
    return section.map((point) => point.clone().lerp(middle, 0.09));
  });
  const lip = [sections.at(-1)!, inner.at(-1)!];
  const body = group(
    new Mesh(loft(sections), blackPlastic),
    skin(loft(inner), blackPlastic),
    skin(loft(lip), blackPlastic),
    put(
      turned(
        [
          [0, -34],
          [14, -34],
          [18, -32],
          [33, -28],
          [35, -24],
          [35, -16],
          [40, -14],
          [41, -12],
          [41, -6],
          [39, -4],
          [30, 2],
          [12, 6],
          [0, 6],
        ],
        blackPlastic,
        { bevel: 1.2 },
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
    put(ring(38, 42, 5, zinc, { bevel: 1.2 }), [0, 0, -12], [90, 0, 0]),
    put(rod(6, 3, zinc), [20, 0, -30], [-90, 0, 0]),
    put(terminals(), [0, -30, -22], [180, 0, 0]),
  );
  const strap = group(put(bracket(62), [0, 0, -40], [-4, 0, 0]), put(nut(8, 3), [0, 0, -40], [-90, 0, 0]));
  return group(
    body,
    strap,
    put(
      lyingPlate(
        outline([
          [-3, -3],
          [3, -3],
          [3, 3],
          [-3, 3],
        ]),
        1,
        zinc,
      ),
      [0, 0, -30],
    ),
  );
}

/** Discs are sold in pairs, of a high and a low tone. */
const horns = {
  disc: () => group(put(disc(), [-48, 0, 24], [0, 6, 0]), put(disc(), [52, 0, -30], [0, -12, 0])),
  snail,
};

export const horn: Model<'horn'> = (look) =>
  seenFrom(horns[look](), {
    a: { azimuth: look === 'disc' ? 30 : 42, elevation: 16 },
    b: { azimuth: -144, elevation: 20 },
    c: { azimuth: look === 'disc' ? 8 : 66, elevation: 26 },
  });
