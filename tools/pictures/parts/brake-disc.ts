/** Brake discs: two rings with vanes between (or one solid ring), the hat with its wheel bolt holes. */
import { type Path } from 'three';
import { castIron, machinedSteel } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  box,
  degrees,
  disc,
  group,
  hole,
  holesAround,
  lyingPlate,
  onEdge,
  put,
  turned,
} from '../shapes';

const sizes = {
  'vented-4': { outer: 128, hat: 66, height: 44, thick: 22, holes: 4, bore: 30 },
  'vented-5': { outer: 140, hat: 74, height: 48, thick: 25, holes: 5, bore: 34 },
  'vented-6': { outer: 159, hat: 92, height: 52, thick: 28, holes: 6, bore: 50 },
  'solid-4': { outer: 119, hat: 62, height: 38, thick: 10, holes: 4, bore: 29 },
  'drilled-5': { outer: 150, hat: 76, height: 48, thick: 28, holes: 5, bore: 34 },
};

/** Holes through the faces in slanted rows of three. */
const drillings = (inner: number, outer: number): Path[] =>
  Array.from({ length: 12 }, (_, row) =>
    [0.2, 0.5, 0.8].map((part, step) => {
      const angle = degrees(row * 30 + step * 7);
      const far = inner + (outer - inner) * part;
      return hole(3.2, Math.cos(angle) * far, Math.sin(angle) * far);
    }),
  ).flat();

export const brakeDisc: Model<'brake-disc'> = (look) => {
  const { outer, hat, height, thick, holes, bore } = sizes[look];
  const vented = thick > 12;
  const inner = hat + 8;
  const cheek = vented ? thick * 0.3 : thick;
  const cuts = look === 'drilled-5' ? drillings(inner, outer) : [];
  const face = (y: number) =>
    put(
      lyingPlate(disc(outer), cheek, machinedSteel, {
        holes: [hole(inner - 6), ...cuts],
        bevel: 0.9,
      }),
      [0, y, 0],
    );
  const vanes = () => {
    const count = 36;
    const length = outer - inner;
    return around(count, () =>
      put(box(length, thick - 2 * cheek + 1, 5, castIron, 1.5), [inner + length / 2 - 1, thick / 2, 0]),
    );
  };
  // the hat: its wall is as cast inside, its top is turned and drilled
  const top = lyingPlate(disc(hat + 0.2), 7, machinedSteel, {
    holes: [
      hole(bore),
      ...holesAround(holes, hat * 0.76, 6.6, 90),
      hole(4.2, ...at(hat * 0.76, 90 + 180 / holes)),
    ],
    bevel: 1.2,
  });
  const wall = turned(
    [
      [hat - 7, height - 5],
      [hat - 7, thick * 0.5],
      [inner - 4, thick - cheek + 1],
      [inner - 3, thick + 0.6],
      [hat + 2.5, thick + 1.4],
      [hat, thick + 5],
      [hat, height - 1],
    ],
    castIron,
    { closed: true, bevel: 1.5 },
  );
  const whole = group(face(thick - cheek), wall, put(top, [0, height - 7, 0]));
  if (vented) whole.add(face(0), vanes());
  // stood on its edge and leant back a little, as it is photographed
  return seenFrom(onEdge(whole, outer), {
    a: { azimuth: 34, elevation: 14 },
    b: { azimuth: -148, elevation: 14 },
    c: { azimuth: 62, elevation: 24, at: [0, outer * 1.1, 0], span: outer * 1.5 },
  });
};

function at(far: number, angle: number): [number, number] {
  return [Math.cos(degrees(angle)) * far, Math.sin(degrees(angle)) * far];
}
