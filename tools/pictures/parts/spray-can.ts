/** Spray cans: one with its cap on, one with a spray head and its straw. */
import { label, plastic, surface, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put, rod, tube, turned, wrap } from '../shapes';

const sorts = {
  red: {
    coat: '#b3221b',
    cap: '#b3221b',
    accent: '#f4f4f1',
  },
  blue: {
    coat: '#1b4f94',
    cap: '#e8a613',
    accent: '#e8a613',
  },
} as const;

export const sprayCan: Model<'spray-can'> = (look, words) => {
  const { coat, cap, accent } = sorts[look];
  const lacquer = surface(
    { color: coat, roughness: 0.34, metalness: 0.3, clearcoat: 0.9, clearcoatRoughness: 0.12 },
    { patches: [50, 0.12, 0.03] },
  );
  const print = label({ ...words, colour: coat, ink: '#f6f6f2', accent, ratio: 0.67 });
  const lid = plastic(cap, 0.34);
  return seenFrom(
    group(
      // the tin: rolled rims below and above, a domed shoulder, the cup of the valve
      turned(
        [
          [0, 5],
          [24, 3],
          [29, 0],
          [32.2, 0],
          [33, 1.4],
          [33, 3.4],
          [32.4, 4.6],
          [32.4, 5.4],
        ],
        zinc,
        { bevel: 0.7 },
      ),
      turned(
        [
          [32.4, 5],
          [32.5, 5.4],
          [32.5, 163],
          [32.4, 163.4],
        ],
        lacquer,
        { bevel: 0 },
      ),
      turned(
        [
          [32.4, 163],
          [33.2, 164],
          [33.2, 167],
          [32, 168.4],
          [30.6, 168],
          [30, 169],
          [27, 175],
          [20, 180],
          [16, 181],
          [15.6, 184],
          [13, 184.6],
          [12.4, 181],
          [0, 180],
        ],
        zinc,
        { bevel: 0.7 },
      ),
      look === 'red'
        ? // the cap, a little conical, ribbed at its foot
          turned(
            [
              [30.2, 168.6],
              [30.4, 169],
              [30.2, 174],
              [29.4, 174.6],
              [28.4, 205],
              [26.8, 208.6],
              [23, 210],
              [0, 210.4],
            ],
            lid,
            { bevel: 1.4 },
          )
        : // a head with a trigger and its straw
          group(
            turned(
              [
                [29.6, 168.6],
                [29.6, 174],
                [27, 184],
                [21, 196],
                [17, 204],
                [15, 206],
                [0, 206.4],
              ],
              lid,
              { bevel: 1.6 },
            ),
            put(rod(8, 14, plastic('#c4281d')), [0, 202, 0]),
            put(rod(3.4, 5, plastic('#c4281d')), [6, 210, 4], [90, 58, 0]),
            tube(
              [
                [8, 210, 5],
                [40, 211, 25],
                [78, 210, 49],
              ],
              1.4,
              plastic('#d8352a'),
            ),
          ),
      ...[28, 208].map((side) => put(wrap(32.66, 116, 136, print), [0, 24, 0], [0, side, 0])),
    ),
    {
      a: { azimuth: 26, elevation: 14 },
      b: { azimuth: -152, elevation: 14 },
      c: { azimuth: 20, elevation: 30, at: [0, 168, 0], span: 130 },
    },
  );
};
