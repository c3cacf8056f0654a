/** Coil springs: the ends lie flat; a progressive one is wound closer below and swells in its middle. */
import { type Group } from 'three';
import { blackPaint, paint } from '../materials';
import { type Model, seenFrom } from '../model';
import { ball, coil, group, put } from '../shapes';

const sizes = {
  black: { turns: 6.4, height: 330, radius: 66, wire: 6.8, paint: blackPaint },
  progressive: { turns: 8.4, height: 300, radius: 62, wire: 6.2, paint: paint('#26282a', 0.6) },
  blue: { turns: 5.6, height: 270, radius: 60, wire: 6.6, paint: paint('#14489c', 0.9) },
};

export const coilSpring: Model<'coil-spring'> = (look) => {
  const { turns, height, radius, wire, paint: coat } = sizes[look];
  const progressive = look === 'progressive';
  // the first and the last coil rise by little more than the wire's thickness, as a spring's seats need
  const seat = 0.9 / turns;
  const low = (wire * 2.1) / height;
  const rise = (part: number): number => {
    if (part < seat) return (part / seat) * low * 0.6;
    if (part > 1 - seat) return 1 - ((1 - part) / seat) * low * 0.6;
    const inner = (part - seat) / (1 - 2 * seat);
    const eased = progressive ? inner ** 1.7 : inner;
    return low * 0.6 + eased * (1 - low * 1.2);
  };
  const wide = (part: number) => radius * (progressive ? 0.8 + 0.26 * Math.sin(Math.PI * part) : 1);
  const end = (part: number): Group => {
    const angle = part * turns * Math.PI * 2;
    return put(group(ball(wire, coat)), [
      Math.cos(angle) * wide(part),
      rise(part) * height,
      Math.sin(angle) * wide(part),
    ]);
  };
  const whole = group(coil({ turns, height, radius: wide, wire }, coat, rise), end(0), end(1));
  return seenFrom(whole, {
    a: { azimuth: 30, elevation: 18 },
    b: { azimuth: -130, elevation: 30 },
    c: { azimuth: 60, elevation: 38, at: [0, height * 0.86, 0], span: radius * 3.1 },
  });
};
