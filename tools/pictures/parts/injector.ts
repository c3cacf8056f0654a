/** Injectors: of petrol engines, moulded, with two O-rings; of diesels, of steel, long, with its nozzle. */
import { elastomer, roundSection } from '../engineShapes';
import {
  blackPlastic,
  brass,
  chrome,
  machinedSteel,
  plastic,
  smoothAluminium,
  steel,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, hex, put, ring, rod, socket, thread, turned } from '../shapes';

const oRing = (radius: number, y: number, colour: string) =>
  turned(roundSection(radius, 1.9, y), elastomer(colour, 0.4), { closed: true, bevel: 0 });

/** Stands on its nozzle; 78 mm. */
const petrol = () =>
  group(
    // nozzle with its plate of fine holes
    turned(
      [
        [0, 0],
        [3, 0],
        [3.6, 0.6],
        [4, 5],
        [6, 6],
        [6, 10],
        [4.6, 10.6],
        [4.6, 14],
        [6.6, 14.6],
        [6.6, 18],
        [9.4, 19],
        [9.4, 34],
        [8.4, 35],
      ],
      smoothAluminium,
      { bevel: 0.4, segments: 64 },
    ),
    oRing(5.6, 12.3, '#8a4a22'),
    // the moulded body and the arm of its plug
    turned(
      [
        [8.4, 33],
        [10.4, 34],
        [10.4, 44],
        [8.2, 47],
        [7.6, 58],
        [8.6, 59],
        [8.6, 62],
        [6, 62.6],
      ],
      blackPlastic,
      { bevel: 0.6, segments: 64 },
    ),
    put(box(13, 11, 14, blackPlastic, 2), [10, 44, 0], [0, 0, 38]),
    put(socket(2), [13, 47, 0], [0, 90, 0]).rotateZ(0).rotateX(0.72),
    // the filter's end that goes into the rail
    turned(
      [
        [5, 61],
        [5, 64],
        [7.2, 64.5],
        [7.2, 66],
        [5, 66.6],
        [5, 71],
        [7.2, 71.6],
        [7.2, 74],
        [6.4, 75],
        [4, 75],
        [3.6, 70],
      ],
      zinc,
      { bevel: 0.3, segments: 64 },
    ),
    oRing(6.2, 68.8, '#1e1e20'),
    ring(9.42, 9.8, 5, plastic('#3d6fb0'), { bevel: 0.1 }).translateY(24),
  );

/** Stands on its nozzle; 190 mm. */
const diesel = () =>
  group(
    turned(
      [
        [0, 0],
        [1.4, 0.2],
        [2.4, 2],
        [2.6, 4],
        [3.4, 5],
        [3.6, 22],
        [7, 24],
        [7.2, 27],
        [8.6, 28],
        [8.6, 56],
        [7.6, 57],
      ],
      steel,
      { bevel: 0.3, segments: 64 },
    ),
    put(ring(3.8, 7.4, 1.8, brass), [0, 22, 0]),
    put(hex(15, 12, steel), [0, 44, 0]),
    turned(
      [
        [7.4, 56],
        [8.4, 57],
        [8.4, 96],
        [9.6, 98],
        [9.6, 118],
        [12.4, 121],
        [12.4, 146],
        [11, 148],
        [11, 152],
        [0, 152],
      ],
      machinedSteel,
      { bevel: 0.7, segments: 72 },
    ),
    oRing(8.8, 90, '#1e1e20'),
    // the pressure line's connection, aslant
    put(
      group(
        rod(8, 26, machinedSteel),
        put(thread(7, 17, zinc), [0, 24, 0]),
        put(rod(3.4, 2, steel), [0, 40, 0]),
      ),
      [6, 118, 0],
      [0, 0, -52],
    ),
    // flats for the clamp
    put(box(27, 12, 16, machinedSteel, 1.5), [0, 108, 0]),
    // the magnet with its plug, and the leak-off
    put(hex(24, 9, zinc), [0, 151, 0]),
    turned(
      [
        [11.4, 160],
        [12, 161],
        [12, 178],
        [10.4, 181],
        [0, 181],
      ],
      blackPlastic,
      { bevel: 1, segments: 64 },
    ),
    put(socket(2), [-6, 170, 0], [0, 0, 62]),
    put(rod(3.2, 14, smoothAluminium), [2, 180, 0]),
    put(ring(3.2, 4.2, 2, chrome), [2, 190, 0]),
    put(rod(7.5, 0.4, plastic('#e8e8e4')), [-3, 181, 0]),
  );

export const injector: Model<'injector'> = (look) => {
  if (look === 'diesel')
    return seenFrom(group(put(group(diesel()), [0, 0, 0], [90, 0, 64])), {
      a: { azimuth: -10, elevation: 34 },
      b: { azimuth: 150, elevation: 30 },
      c: { azimuth: 20, elevation: 30 },
    });
  // one stands, one lies
  return seenFrom(
    group(put(petrol(), [-24, 0, -14], [0, -30, 0]), put(group(petrol()), [44, 9, 14], [90, 0, 66])),
    {
      a: { azimuth: 14, elevation: 24 },
      b: { azimuth: 160, elevation: 26 },
      c: { azimuth: -20, elevation: 36 },
    },
  );
};
