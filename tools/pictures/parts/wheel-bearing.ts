/** Wheel bearings: a sealed double row, and the tapered set of one wheel: both bearings and the seal. */
import { type Group } from 'three';
import { brass, chrome, machinedSteel, plastic, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { around, group, onEdge, put, ring, turned } from '../shapes';

function sealed(): Group {
  const [inner, outer, wide] = [20, 38, 37];
  const seal = (y: number) =>
    group(
      put(ring(25.4, 34.4, 1.2, rubber, { bevel: 0.4 }), [0, y, 0]),
      put(ring(25.2, 26.6, 1.7, plastic('#7a3b22'), { bevel: 0.4 }), [0, y - 0.1, 0]),
      put(ring(33, 34.6, 1.5, zinc, { bevel: 0.3 }), [0, y, 0]),
    );
  return group(
    turned(
      [
        [34.4, 0],
        [outer, 0],
        [outer, wide],
        [34.4, wide],
      ],
      machinedSteel,
      { closed: true, bevel: 1.6, segments: 160 },
    ),
    put(ring(inner, 25.4, wide + 1, machinedSteel, { bevel: 1.2, segments: 128 }), [0, -0.5, 0]),
    seal(wide - 2.2),
    seal(1.2),
  );
}

function cone(): Group {
  const roller = () =>
    put(
      group(
        turned(
          [
            [0, -8],
            [3.2, -8],
            [3.9, 8],
            [0, 8],
          ],
          chrome,
          { bevel: 0.5, segments: 28 },
        ),
      ),
      [28.6, 10.5, 0],
      [0, 0, -15],
    );
  return group(
    turned(
      [
        [19, 0],
        [24.5, 0],
        [24.5, 2.4],
        [22.8, 3],
        [27.4, 19],
        [30, 19.4],
        [30, 23],
        [19, 23],
      ],
      machinedSteel,
      { closed: true, bevel: 0.7, segments: 128 },
    ),
    around(19, roller),
    turned(
      [
        [28.2, 0.6],
        [29.4, 0.6],
        [31, 2.8],
        [30, 3.4],
      ],
      brass,
      { closed: true, bevel: 0.3 },
    ),
    turned(
      [
        [32.6, 19],
        [34.8, 18.6],
        [35, 20.6],
        [32, 21],
      ],
      brass,
      { closed: true, bevel: 0.3 },
    ),
    around(
      19,
      () =>
        put(
          group(
            turned(
              [
                [0, -8.4],
                [1.1, -8.4],
                [1.1, 8.4],
                [0, 8.4],
              ],
              brass,
              { bevel: 0.2, segments: 12 },
            ),
          ),
          [31, 11, 0],
          [0, 0, -15],
        ),
      9.5,
    ),
  );
}

export const wheelBearing: Model<'wheel-bearing'> = (look) => {
  if (look === 'sealed') {
    const lying = put(sealed(), [46, 0, -52]);
    const whole = group(put(onEdge(sealed(), 38, 6), [-14, 0, 10], [0, -14, 0]), lying);
    return seenFrom(whole, {
      a: { azimuth: 12, elevation: 24 },
      b: { azimuth: 164, elevation: 26 },
      c: { azimuth: 16, elevation: 30, at: [-12, 44, 28], span: 76 },
    });
  }
  const cup = turned(
    [
      [31.5, 0],
      [37, 0],
      [37, 18.5],
      [35.8, 18.5],
    ],
    machinedSteel,
    { closed: true, bevel: 0.8, segments: 160 },
  );
  // of one wheel: the outer bearing is the smaller one, and the hub's seal is of the same box
  const small = put(group(cone(), put(cup.clone(), [0, 2, 0])), [54, 0, 40]);
  small.scale.setScalar(0.78);
  const seal = group(
    put(ring(27, 39, 9, rubber, { bevel: 1.4, segments: 120 }), [0, 0, 0]),
    put(ring(35.6, 39.6, 6, zinc, { bevel: 0.6, segments: 120 }), [0, 1, 0]),
  );
  const whole = group(
    put(cone(), [-30, 0, 24]),
    put(onEdge(cup, 37, 14), [-2, 0, -40], [0, -24, 0]),
    small,
    put(onEdge(seal, 39.6, 16), [86, 0, -34], [0, -20, 0]),
  );
  return seenFrom(whole, {
    a: { azimuth: 14, elevation: 30 },
    b: { azimuth: -120, elevation: 30 },
    c: { azimuth: 4, elevation: 36, at: [-16, 12, 18], span: 84 },
  });
};
