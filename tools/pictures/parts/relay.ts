/** A relay with its circuit printed on it, a set of blade fuses, a panel of window switches. */
import { type Print } from '../../../demo/erp/data/prints';
import { row } from '../bodyShapes';
import { blackPlastic, copper, label, plastic, surface, tintedGlass, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, hole, lyingPlate, outline, plate, put, sheet, socket, turned } from '../shapes';

function cube(print?: Print | null) {
  const cap = surface({ color: '#1c1d1f', roughness: 0.32 }, { grain: [0.7, 0.012] });
  const blade = (x: number, z: number, turn: number) =>
    put(
      group(
        put(
          plate(
            outline(
              [
                [-3.15, -12],
                [3.15, -12],
                [3.15, 0],
                [-3.15, 0],
              ].map(([a, b]) => [a!, b!] as const),
              0.8,
            ),
            0.8,
            zinc,
            { bevel: 0.15, holes: [hole(0.9, 0, -8)] },
          ),
          [0, 0, -0.4],
        ),
      ),
      [x, 0, z],
      [0, turn, 0],
    );
  return group(
    put(box(28, 26, 28, cap, 1.6), [0, 15, 0]),
    put(box(26.4, 4, 26.4, blackPlastic, 0.8), [0, 1.6, 0]),
    blade(0, 9, 0),
    blade(0, -8, 0),
    blade(-8.4, 0, 90),
    blade(8.4, 0, 90),
    blade(0, 0.6, 0),
    put(
      plate(
        outline(
          [
            [-8, 0],
            [8, 0],
            [8, 12],
            [4, 17],
            [-4, 17],
            [-8, 12],
          ],
          2,
        ),
        2.4,
        blackPlastic,
        { holes: [hole(2.8, 0, 10.5)] },
      ),
      [0, 24, -13.6],
    ),
    put(
      sheet(
        24,
        20,
        label({
          ...print,
          small: ['30 ──/ ── 87', '85 ─▭─ 86'],
          ratio: 1.2,
          colour: '#1d1e20',
          ink: '#f1efe8',
        }),
      ),
      [0, 15.6, 14.05],
    ),
    put(
      sheet(24, 20, label({ ...print, ratio: 1.2, colour: '#1d1e20', ink: '#f1efe8' })),
      [14.05, 15.6, 0],
      [0, 90, 0],
    ),
  );
}

const amps = [
  ['5', '#b98a55'],
  ['7.5', '#7a4a2a'],
  ['10', '#c9201f'],
  ['15', '#2166b5'],
  ['20', '#e9c324'],
  ['25', '#e9e8e3'],
  ['30', '#2f9a55'],
  ['40', '#e07a24'],
] as const;

/** A blade fuse: clear coloured body, its figure on top, two blades with the bridge seen through it. */
/** Colour that the standard gives to a fuse's current. */
const getFuseColour = (print?: Print | null) => amps.find(([figure]) => `${figure} A` === print?.text)?.[1];

function fuse(figure: string, colour: string) {
  const body = surface(
    { color: colour, roughness: 0.22, clearcoat: 0.8, clearcoatRoughness: 0.08 },
    { patches: [9, 0.2, 0.1] },
  );
  const blade = (x: number) =>
    put(
      plate(
        outline(
          [
            [-2.6, 0],
            [-1.4, -1.6],
            [1.4, -1.6],
            [2.6, 0],
            [2.6, 12],
            [-2.6, 12],
          ],
          0.4,
        ),
        0.7,
        zinc,
        { bevel: 0.12 },
      ),
      [x, 0, -0.35],
    );
  return group(
    blade(-6.4),
    blade(6.4),
    put(
      plate(
        outline(
          [
            [-9.6, 7],
            [-3, 7],
            [-3, 10],
            [3, 10],
            [3, 7],
            [9.6, 7],
            [9.6, 18],
            [-9.6, 18],
          ],
          1,
        ),
        3.6,
        body,
        { bevel: 0.5 },
      ),
      [0, 0, -1.8],
    ),
    put(box(21, 4, 5.2, body, 0.9), [0, 17.6, 0]),
    put(box(7, 4.6, 0.5, copper, 0.1), [0, 13, -1.7]),
    put(box(5.4, 3, 4.2, tintedGlass(colour, 0.5), 0.5), [0, 13, 0]),
    put(
      sheet(
        9,
        4.4,
        label({
          text: figure,
          colour,
          ink: figure === '25' || figure === '20' ? '#2a2a28' : '#ffffff',
          accent: colour,
          ratio: 9 / 4.4,
        }),
      ),
      [1.2, 19.66, 0],
      [-90, 0, 0],
    ),
  );
}

/** A bag of 25 of one current, laid out in five rows, each fuse a little as it fell; without a print they are of all colours. */
const fuses = (print?: Print | null) =>
  group(
    ...row(25, (i) =>
      put(
        group(
          put(
            fuse(print?.text.replace(' A', '') ?? '', getFuseColour(print) ?? amps[i % amps.length]![1]),
            [0, 0, 0],
            [74, 0, 0],
          ),
        ),
        [((i % 5) - 2) * 27, 2.6, Math.floor(i / 5) * 34 - 68],
        [0, ((i * 37) % 17) - 8, 0],
      ),
    ),
  );

function switches() {
  const piano = surface({ color: '#111214', roughness: 0.24, clearcoat: 0.5 }, { patches: [30, 0.2, 0.04] });
  const panel = outline(
    [
      [-70, -24],
      [58, -28],
      [72, -10],
      [70, 18],
      [48, 30],
      [-62, 26],
      [-76, 8],
    ],
    14,
  );
  const rocker = (x: number, z: number, turn: number) =>
    put(
      group(
        box(21, 12, 30, blackPlastic, 3),
        put(
          turned(
            [
              [0, -10],
              [4.4, -10],
              [4.4, 10],
              [0, 10],
            ],
            blackPlastic,
            { bevel: 2 },
          ),
          [0, 6.2, 11],
          [0, 0, 90],
        ),
        put(box(8, 0.6, 1, plastic('#e9e7e0'), 0.2), [0, 6.1, 0]),
        put(box(1, 0.6, 6, plastic('#e9e7e0'), 0.2), [0, 6.1, -4]),
      ),
      [x, 10.5, z],
      [6, turn, 0],
    );
  const button = put(
    group(
      box(16, 9, 14, blackPlastic, 3),
      put(
        turned(
          [
            [2.4, 0],
            [3.2, 0],
            [3.2, 0.5],
            [2.4, 0.5],
          ],
          plastic('#e9e7e0'),
          { closed: true, bevel: 0.1 },
        ),
        [0, 4.4, 0],
      ),
    ),
    [56, 10, -2],
  );
  return group(
    lyingPlate(panel, 9, piano, { bevel: 2.2 }),
    rocker(-48, 0, 2),
    rocker(-22, 0, 1),
    rocker(6, 0, -1),
    rocker(32, 2, -3),
    button,
    put(box(96, 24, 34, blackPlastic, 2), [-6, -10, 0]),
    put(socket(8), [-10, -22, 0], [180, 0, 0]),
    ...row(2, (i) => put(box(6, 14, 12, blackPlastic, 1), [-60 + i * 112, -6, 0])),
  );
}

const things = {
  relay: (print?: Print | null) =>
    group(
      put(cube(print), [0, 12, 0], [0, -10, 0]),
      put(group(put(cube(print), [0, 0, 0], [0, 30, 0])), [44, 14, -12], [-84, 20, 0]),
    ),
  fuses,
  switch: () => switches(),
};

export const relay: Model<'relay'> = (look, print) =>
  seenFrom(things[look](print), {
    a: { azimuth: look === 'fuses' ? 14 : 26, elevation: look === 'fuses' ? 48 : 30 },
    b: { azimuth: look === 'fuses' ? -30 : -146, elevation: look === 'relay' ? 24 : 36 },
    c:
      look === 'fuses'
        ? { azimuth: 20, elevation: 40, at: [0, 4, 10], span: 74 }
        : look === 'relay'
          ? { azimuth: 64, elevation: 34 }
          : { azimuth: 30, elevation: 48, at: [10, 10, 0], span: 110 },
  });
