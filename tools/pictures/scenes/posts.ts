/** The pictures of the articles in `demo/content/posts`, 16 to 9, in front of a leaning plate. */
import { type Scene, thing, upright } from './scene';

export const postScenes: Readonly<Record<string, Scene>> = {
  'brake-pads': {
    back: [thing('brake-disc/vented-5', 300)],
    front: [thing('brake-pads/ceramic', 230, { move: [60, 0, 0] })],
  },
  'altitude-battery': {
    back: [thing('battery/standard', 280)],
    front: [thing('alternator/small', 150)],
    frontAside: 150,
  },
  'part-number': {
    back: [thing('alternator/large', 230), thing('oil-filter/white', 180)],
    front: [thing('wheel-bearing/sealed', 110), thing('sensor/crankshaft', 110, { move: [20, 0, 0] })],
    gap: 6,
    frontAside: 60,
  },
  'coast-oil': {
    back: [
      thing('oil-bottle/litre-black', 230),
      thing('oil-bottle/gallon-black', 310),
      thing('oil-bottle/litre-silver', 230, { move: [0, 0, 40] }),
    ],
    front: [thing('oil-filter/orange', 110)],
    frontAside: -60,
  },
  'vehicle-number': { back: [thing('fender/primed', 380), thing('headlight/halogen', 260)] },
  'timing-belt': {
    back: [thing('timing-belt/kit', 330)],
    front: [thing('water-pump/pulley', 150)],
    frontAside: 200,
  },
  'shock-absorbers': {
    back: [
      thing('shock-absorber/strut-black', 420, upright),
      thing('coil-spring/black', 300),
      thing('shock-absorber/rear-blue', 400, upright),
    ],
    front: [thing('tie-rod/stabilizer-link', 190)],
    gap: 30,
  },
  clutch: { back: [thing('clutch-kit/large', 330)] },
  coolant: {
    back: [thing('coolant-jug/pink', 260), thing('radiator/narrow', 400)],
    front: [thing('thermostat/housing', 110), thing('hose/elbow', 150)],
    frontAside: 60,
  },
  'volcanic-ash': {
    back: [thing('air-filter/round', 250), thing('air-filter/panel', 320)],
    front: [thing('cabin-filter/white', 230)],
    frontAside: -60,
  },
  'spark-plugs': { back: [thing('spark-plug/set-4', 230), thing('ignition-coil/pencil', 200)] },
  tyres: {
    back: [
      thing('tyre/touring', 360),
      thing('tyre/all-terrain', 400, { turn: 30 }),
      thing('rim/steel', 250, { move: [0, 0, 60] }),
    ],
    gap: -20,
  },
};
