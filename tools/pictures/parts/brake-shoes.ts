/** Brake shoes: two pairs of bent tables on a web, with riveted or bonded lining. */
import { type Group } from 'three';
import { blackPaint, brass, lining, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { coil, degrees, disc, group, hole, lyingPlate, outline, put, rod, sector } from '../shapes';

export const brakeShoes: Model<'brake-shoes'> = (look) => {
  const riveted = look === 'riveted';
  const radius = riveted ? 112 : 100;
  const wide = riveted ? 44 : 34;
  const rubbing = lining(riveted ? '#554a40' : '#3e3f40');
  const shoe = (): Group => {
    const at = (far: number, angle: number): [number, number] => [
      Math.cos(degrees(angle)) * far,
      Math.sin(degrees(angle)) * far,
    ];
    const web = lyingPlate(sector(radius - 30, radius - 6, -64, 64), 5, blackPaint, {
      holes: [
        hole(5, ...at(radius - 18, 0)),
        hole(4, ...at(radius - 18, 38)),
        hole(4, ...at(radius - 20, -40)),
        hole(3, ...at(radius - 20, 56)),
      ],
    });
    const foot = (angle: number) =>
      lyingPlate(
        outline(
          [
            at(radius - 8, angle),
            at(radius - 10, angle * 1.2),
            at(radius - 34, angle * 1.2),
            at(radius - 32, angle),
          ],
          4,
        ),
        5,
        blackPaint,
      );
    const table = lyingPlate(sector(radius - 7.5, radius - 5, -62, 62), wide, blackPaint, { bevel: 0.4 });
    const lined = lyingPlate(sector(radius - 5, radius, -55, 55), wide - 1, rubbing, { bevel: 0.7 });
    const whole = group(
      put(web, [0, wide / 2 - 2.5, 0]),
      ...[56, -56].map((angle) => put(foot(angle), [0, wide / 2 - 2.5, 0])),
      table,
      put(lined, [0, 0.5, 0]),
    );
    if (riveted)
      for (let angle = -46; angle <= 46; angle += 18.4)
        for (const y of [wide * 0.24, wide * 0.76]) {
          const [x, z] = at(radius, angle);
          const hollow = group(
            put(rod(4.4, 0.4, blackPaint), [0, 0, 0]),
            put(lyingPlate(disc(2.9), 0.5, brass, { bevel: 0.1 }), [0, 0.3, 0]),
          );
          whole.add(put(group(put(hollow, [0, 0, 0], [0, 0, -90])), [x - 0.1, y, -z], [0, angle, 0]));
        }
    return whole;
  };
  const spring = put(
    group(coil({ turns: 12, height: 62, radius: 5, wire: 1.1 }, zinc)),
    [-31, 5, radius * 0.92],
    [0, 0, -90],
  );
  // a pair for each wheel of the axle, side by side
  const pair = () => [put(shoe(), [16, 0, 0], [0, 0, 0]), put(shoe(), [-16, 0, 0], [0, 180, 0])];
  const other = put(group(...pair()), [radius * 0.5, 0, -radius * 1.95]);
  const whole = group(...pair(), other, spring);
  return seenFrom(whole, {
    a: { azimuth: 38, elevation: 34 },
    b: { azimuth: -120, elevation: 26 },
    c: { azimuth: 66, elevation: 20, at: [radius, wide / 2, 10], span: radius * 1.15 },
  });
};
