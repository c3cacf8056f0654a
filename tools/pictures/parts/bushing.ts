/** Rubber bushes: two of an arm, and two of a stabiliser bar with their straps. */
import { type Group, Shape } from 'three';
import { bush } from '../joints';
import { blackPlastic, gold, rubber } from '../materials';
import { type Model, seenFrom } from '../model';
import { bolt, box, group, hole, lyingPlate, outline, plate, put } from '../shapes';

/** The D of a stabiliser's bush: flat below, round above. */
function dee(radius: number, low: number): Shape {
  const shape = new Shape();
  shape.moveTo(-radius, -low);
  shape.lineTo(radius, -low);
  shape.lineTo(radius, 0);
  shape.absarc(0, 0, radius, 0, Math.PI, false);
  shape.closePath();
  return shape;
}

function strapped(): Group {
  const [radius, low] = [21, 19];
  const rubberBlock = plate(dee(radius, low), 34, rubber, {
    holes: [hole(11.5)],
    bevel: 1.6,
    curveSegments: 28,
  });
  const lip = plate(dee(radius + 2.4, low), 5, rubber, {
    holes: [hole(11.5)],
    bevel: 1.2,
    curveSegments: 28,
  });
  const bow = new Shape();
  bow.moveTo(-radius - 3, -low);
  bow.lineTo(-radius, -low);
  bow.lineTo(-radius, 0);
  bow.absarc(0, 0, radius, Math.PI, 0, true);
  bow.lineTo(radius, -low);
  bow.lineTo(radius + 3, -low);
  bow.lineTo(radius + 3, 0);
  bow.absarc(0, 0, radius + 3, 0, Math.PI, false);
  bow.closePath();
  const strap = plate(bow, 22, gold, { bevel: 0.8, curveSegments: 28 });
  const foot = (side: number) =>
    put(
      lyingPlate(
        outline(
          [
            [-15, -11],
            [15, -11],
            [15, 11],
            [-15, 11],
          ],
          7,
        ),
        3.4,
        gold,
        { holes: [hole(5)], bevel: 0.7 },
      ),
      [side * (radius + 15), -low, 17],
    );
  return group(
    rubberBlock,
    lip,
    put(lip.clone(), [0, 0, 29]),
    put(strap, [0, 0, 6]),
    foot(-1),
    foot(1),
    put(box(0.6, 7, 34.6, blackPlastic, 0), [0, -low + 3.6, 17]),
  );
}

export const bushing: Model<'bushing'> = (look) => {
  if (look === 'stabilizer') {
    const whole = group(
      put(strapped(), [-30, 19, 18], [0, 10, 0]),
      put(strapped(), [42, 19, -52], [0, -14, 0]),
      put(bolt(9, 28), [34, 7, 46], [0, 0, -96]),
      put(bolt(9, 28), [62, 7, 26], [0, 60, -96]),
    );
    return seenFrom(whole, {
      a: { azimuth: 24 },
      c: { azimuth: 14, elevation: 26, at: [-30, 22, 30], span: 96 },
    });
  }
  const size = { eye: 29, sleeve: 11, bore: 6.5, long: 62 };
  const lying = put(group(bush(size)), [52, 29, -30], [90, 0, 0]);
  const whole = group(put(bush(size), [-22, 31, 14]), put(group(lying), [0, 0, 0], [0, 34, 0]));
  return seenFrom(whole, {
    a: { azimuth: 18, elevation: 28 },
    c: { azimuth: 0, elevation: 46, at: [-22, 48, 14], span: 84 },
  });
};
