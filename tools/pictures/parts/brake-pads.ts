/** Brake pads: four of an axle; three show the lining with its slot and chamfers, one the back with its shim. */
import { type Group } from 'three';
import { blackPaint, blackPlastic, copper, lining, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, outline, plate, type Point, put, rivet, rod, tube } from '../shapes';

const linings = {
  ceramic: lining('#6f6a60'),
  semimetallic: lining('#3f3b37'),
  'with-sensor': lining('#454440'),
  wide: lining('#4c4742'),
};

export const brakePads: Model<'brake-pads'> = (look) => {
  const wide = look === 'wide' ? 166 : 128;
  const high = look === 'wide' ? 60 : 54;
  const half = wide / 2;
  const backing: Point[] = [
    [-half + 10, 0],
    [-half * 0.3, 3],
    [half * 0.3, 3],
    [half - 10, 0],
    [half - 8, high * 0.28],
    [half + 7, high * 0.3],
    [half + 7, high * 0.56],
    [half - 6, high * 0.6],
    [half - 12, high * 0.86],
    [half * 0.55, high * 0.97],
    [0, high * 1.03],
    [-half * 0.55, high * 0.97],
    [-half + 12, high * 0.86],
    [-half + 6, high * 0.6],
    [-half - 7, high * 0.56],
    [-half - 7, high * 0.3],
    [-half + 8, high * 0.28],
  ];
  // the lining is cut by one slot, on a wide pad by two; its ends are chamfered
  const slots = look === 'wide' ? [-half * 0.33, half * 0.33] : [0];
  const ends = [-half + 12, ...slots.flatMap((at) => [at - 1.6, at + 1.6]), half - 12];
  const rise = (x: number) => high * 0.93 - (x / half) ** 2 * high * 0.11;
  const foot = (x: number) => 8 - (x / half) ** 2 * 3;
  const block = (from: number, to: number, outer: 'left' | 'right' | 'none') => {
    const middle = (from + to) / 2;
    const shape = outline(
      [
        [from, foot(from)],
        [middle, foot(middle)],
        [to, foot(to)],
        [to, rise(to)],
        [middle, rise(middle)],
        [from, rise(from)],
      ],
      3,
    );
    const cut = plate(shape, 11, linings[look], { bevel: 0.7 });
    const places = cut.geometry.getAttribute('position');
    for (let index = 0; index < places.count; index++) {
      const edge = outer === 'left' ? from : to;
      const inside = Math.abs(places.getX(index) - edge);
      if (outer !== 'none' && places.getZ(index) > 6 && inside < 9)
        places.setX(index, places.getX(index) + (outer === 'left' ? 9 - inside : inside - 9) * 0.8);
    }
    cut.geometry.computeVertexNormals();
    return put(cut, [0, 0, 5.8]);
  };
  const pad = (sensor: boolean): Group => {
    const blocks = Array.from({ length: ends.length / 2 }, (_, index) =>
      block(
        ends[index * 2]!,
        ends[index * 2 + 1]!,
        index === 0 ? 'left' : index === ends.length / 2 - 1 ? 'right' : 'none',
      ),
    );
    const shim = plate(
      outline(
        backing.map(([x, y]): Point => [x * 0.86, high * 0.08 + y * 0.86]),
        3,
      ),
      1,
      rubber,
      { bevel: 0.3 },
    );
    const whole = group(
      plate(outline(backing, 4), 6, blackPaint, { bevel: 0.8 }),
      put(shim, [0, 0, -0.9]),
      ...blocks,
      ...[-0.5, 0.5].map((part) => put(rivet(5, blackPaint), [half * part, high * 0.5, -0.8], [-90, 0, 0])),
      ...[-1, 1].map((side) => put(box(11, 9, 1.2, zinc, 0.4), [side * (half + 1.5), high * 0.43, -0.2])),
    );
    if (sensor) {
      whole.add(
        put(rod(4, 12, blackPlastic), [half * 0.8, high * 0.72, 4], [90, 0, 0]),
        tube(
          [
            [half * 0.8, high * 0.72, 4],
            [half * 0.95, high * 1.1, 0],
            [half * 0.6, high * 1.5, -12],
            [half * 1.2, high * 1.2, -32],
            [half * 1.55, high * 0.5, -8],
            [half * 1.6, 4, 26],
          ],
          1.9,
          rubber,
        ),
        put(box(16, 10, 24, blackPlastic, 2), [half * 1.6, 5, 34]),
        put(rod(2.4, 4, copper), [half * 1.6, 5, 46], [90, 0, 0]),
      );
    }
    return whole;
  };
  const whole = group(
    put(pad(look === 'with-sensor'), [half * 0.9, 2, 58], [-12, -4, 0]),
    put(pad(false), [-half * 1.35, 2, 40], [-12, 6, 0]),
    put(pad(false), [half * 1.1, 2, -36], [-12, -8, 0]),
    put(pad(false), [-half * 1.05, 2, -54], [-14, 172, 0]),
  );
  return seenFrom(whole, {
    a: { azimuth: 24, elevation: 20 },
    b: { azimuth: -158, elevation: 22 },
    c: { azimuth: 38, elevation: 34, at: [12 + half * 0.25, high * 0.45, 34], span: wide * 0.85 },
  });
};
