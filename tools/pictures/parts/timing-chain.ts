/** Timing chains: a roller chain lying on its side, and the kit with its wheels, guides and tensioner. */
import { type Curve, Matrix4, type Vector3 } from 'three';
import { banded, cam, closedCurve, copies } from '../engineShapes';
import { aluminium, blackPlastic, copper, machinedSteel, plastic, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { bolt, group, hole, holesAround, lyingPlate, put, ring, rod } from '../shapes';

const pitch = 9.525;

function chain(path: Curve<Vector3>) {
  const links = Math.round(path.getLength() / pitch / 2) * 2;
  const pins = Array.from({ length: links }, (_, index) => path.getPointAt(index / links));
  const places = pins.map((pin, index) => {
    const next = pins[(index + 1) % links]!;
    const angle = Math.atan2(-(next.z - pin.z), next.x - pin.x);
    return new Matrix4().makeRotationY(angle).setPosition((pin.x + next.x) / 2, 0, (pin.z + next.z) / 2);
  });
  const half = pitch / 2;
  const link = lyingPlate(banded([-half, 0, 4.1], [half, 0, 4.1]), 1.3, steel, { bevel: 0.3 }).geometry;
  const at = (place: Matrix4, y: number) => new Matrix4().makeTranslation(0, y, 0).multiply(place);
  const pairs = (of: readonly Matrix4[], y: number) =>
    of.flatMap((place) => [at(place, y), at(place, -y - 1.3)]);
  // three plated links are the marks it is timed by
  const isMark = (index: number) => [3, 9, 37].includes(index);
  const inner = places.filter((_, index) => index % 2 === 0);
  const outer = places.filter((_, index) => index % 2 === 1 && !isMark(index));
  const standing = (y: number) => pins.map(({ x, z }) => new Matrix4().makeTranslation(x, y, z));
  return group(
    copies(link, steel, pairs(inner, 3)),
    copies(link, zinc, pairs(outer, 4.5)),
    copies(
      link,
      copper,
      pairs(
        places.filter((_, index) => isMark(index)),
        4.5,
      ),
    ),
    copies(rod(3.1, 6, machinedSteel, { segments: 20 }).geometry, machinedSteel, standing(-3)),
    copies(
      rod(1.9, 13.2, machinedSteel, { segments: 16, bevel: 0.3 }).geometry,
      machinedSteel,
      standing(-6.6),
    ),
  );
}

/** A wheel for that chain; lies on y = 0. */
function sprocket(teeth: number, bore: number, lightening: number) {
  const radius = pitch / (2 * Math.sin(Math.PI / teeth));
  const step = (Math.PI * 2) / teeth;
  const roller = 3.2;
  const edge = (angle: number) => {
    const away = Math.abs(((angle + step / 2) % step) - step / 2);
    const aside = radius * Math.sin(away);
    return aside < roller * 0.96
      ? radius * Math.cos(away) - Math.sqrt(roller ** 2 - aside ** 2)
      : Math.min(radius - 0.9 + (aside - roller * 0.96) * 3.2, radius + 2.6);
  };
  return group(
    put(
      lyingPlate(cam(edge, teeth * 20), 6, steel, {
        bevel: 0.7,
        holes: [hole(bore), ...(lightening ? holesAround(lightening, (bore + radius) / 2 + 2, 7) : [])],
      }),
      [0, 3, 0],
    ),
    ring(bore, bore + 6, 13, machinedSteel, { bevel: 0.8 }),
  );
}

/** A guide: a rail of nylon on a bowed carrier. */
function guide(bow: number, long: number) {
  const reach = long / bow / 2;
  const rail = (thick: number, out: number) =>
    Array.from({ length: 25 }, (_, step) => {
      const angle = Math.PI / 2 - reach + (step / 24) * reach * 2;
      return [Math.cos(angle) * (bow + out), Math.sin(angle) * (bow + out) - bow, thick] as const;
    });
  const along = (circles: ReturnType<typeof rail>, high: number, y: number, material: typeof steel) =>
    circles
      .slice(1)
      .map((circle, index) => put(lyingPlate(banded(circles[index]!, circle), high, material), [0, y, 0]));
  const [first, last] = [rail(5, -5)[1]!, rail(5, -5)[23]!];
  return group(
    ...along(rail(2.2, 0), 14, 0, plastic('#6f4423')),
    ...along(rail(3.2, -5), 9, 2.5, blackPlastic),
    ...[first, last].map(([x, y]) => put(ring(3.4, 7, 12, blackPlastic), [x, 1, -y])),
  );
}

const tensionerOfChain = () =>
  group(
    lyingPlate(banded([-21, 0, 8], [21, 0, 8], [0, 8, 15]), 17, aluminium, {
      bevel: 1.6,
      holes: [hole(3.4, -21, 0), hole(3.4, 21, 0)],
    }),
    put(rod(7, 30, machinedSteel), [0, 8.5, -12], [-90, 0, 0]),
    ...[-21, 21].map((x) => put(bolt(6, 22), [x, 17, 0])),
  );

const oval = closedCurve([
  [-88, 0],
  [-74, 26],
  [-30, 27],
  [24, 21],
  [72, 25],
  [88, 0],
  [72, -25],
  [18, -27],
  [-36, -23],
  [-76, -25],
]);

export const timingChain: Model<'timing-chain'> = (look) => {
  switch (look) {
    case 'single':
      return seenFrom(group(chain(oval)), {
        a: { azimuth: 24, elevation: 34 },
        b: { azimuth: -150, elevation: 30 },
        c: { azimuth: 16, elevation: 40, at: [60, 0, 10], span: 80 },
      });
    case 'kit':
      return seenFrom(
        group(
          put(chain(oval), [0, 6.6, -34]),
          put(sprocket(36, 15, 6), [-44, 0, 54]),
          put(sprocket(19, 15, 0), [34, 0, 34]),
          put(guide(230, 140), [-6, 0, 124], [0, 4, 0]),
          put(guide(150, 112), [98, 0, 48], [0, -62, 0]),
          put(tensionerOfChain(), [44, 0, 88], [0, 20, 0]),
        ),
        {
          a: { azimuth: 12, elevation: 46 },
          b: { azimuth: -160, elevation: 42 },
          c: { azimuth: 10, elevation: 46, at: [-20, 0, 60], span: 150 },
        },
      );
  }
};
