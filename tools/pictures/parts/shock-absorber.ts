/** Shock absorbers: front struts with spring seat and clamp bracket, rear ones with eyes and a dust tube. */
import { type Group, type Material } from 'three';
import { bush } from '../joints';
import { blackPaint, chrome, machinedSteel, paint, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, hole, nut, outline, plate, put, ring, rod, thread, turned } from '../shapes';

/** Standing on its bracket, 590 mm high. */
function strut(body: Material): Group {
  const ear = (z: number) =>
    put(
      plate(
        outline(
          [
            [-26, -70],
            [34, -70],
            [44, -58],
            [44, 66],
            [30, 84],
            [-26, 84],
          ],
          8,
        ),
        5,
        body,
        { holes: [hole(7, 28, -40), hole(7, 28, 34)], bevel: 1 },
      ),
      [18, 80, z],
    );
  const seat = turned(
    [
      [27, 300],
      [62, 296],
      [74, 304],
      [76, 312],
      [71, 313],
      [66, 306],
      [60, 303],
      [27, 308],
    ],
    body,
    { closed: true, bevel: 2 },
  );
  return group(
    turned(
      [
        [0, 0],
        [25, 0],
        [27, 6],
        [27, 388],
        [25.5, 396],
        [16, 398],
        [0, 398],
      ],
      body,
      { bevel: 2, segments: 72 },
    ),
    ear(26),
    ear(-31),
    put(box(6, 150, 56, body, 2), [-6, 86, 0]),
    seat,
    put(box(40, 5, 26, body, 1.5), [-42, 240, 0], [0, 0, 64]),
    put(ring(11, 17, 5, rubber, { segments: 48 }), [0, 397, 0]),
    put(rod(11, 150, chrome), [0, 398, 0]),
    put(rod(8, 12, machinedSteel), [0, 547, 0]),
    put(thread(7, 34, zinc, 1.5), [0, 558, 0]),
    put(nut(14, 10), [0, 562, 0]),
  );
}

/** Standing on its lower eye, 460 mm high; the eyes' axes along z. */
function rear(body: Material): Group {
  const eye = () => put(group(bush({ eye: 19, sleeve: 9, bore: 6, long: 36 }, body)), [0, 0, 0], [90, 0, 0]);
  return group(
    eye(),
    put(
      turned(
        [
          [0, 16],
          [13, 16],
          [20, 24],
          [25, 26],
          [25, 236],
          [22, 240],
          [0, 240],
        ],
        body,
        { bevel: 2, segments: 72 },
      ),
      [0, 0, 0],
    ),
    turned(
      [
        [29, 208],
        [30.5, 210],
        [30.5, 386],
        [28, 394],
        [12, 399],
        [0, 399],
      ],
      blackPaint,
      { bevel: 2.5, segments: 72 },
    ),
    put(ring(24, 29, 3, rubber, { segments: 64 }), [0, 209, 0]),
    put(rod(8, 24, machinedSteel), [0, 398, 0]),
    put(group(eye()), [0, 436, 0]),
  );
}

export const shockAbsorber: Model<'shock-absorber'> = (look) => {
  const front = look.startsWith('strut');
  const body =
    look === 'strut-grey' ? paint('#8b8f92', 0.3) : look === 'rear-blue' ? paint('#1d4f91', 0.7) : blackPaint;
  // it lies on the table, its upper end to the right
  const whole = put(group(front ? strut(body) : rear(body)), [0, 0, 0], [0, 0, front ? -86 : -90]);
  return seenFrom(group(whole), {
    a: { azimuth: 52, elevation: 34 },
    b: { azimuth: -42, elevation: 40 },
    c: front
      ? { azimuth: 30, elevation: 34, at: [90, 0, 0], span: 260 }
      : { azimuth: 54, elevation: 26, at: [40, 0, 10], span: 190 },
  });
};
