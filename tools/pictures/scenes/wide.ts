/** The wide pictures of the home pages and the one that shared links show, on the house's graphite. */
import { type Scene, thing, upright } from './scene';

export const bannerScenes: Readonly<Record<string, Scene>> = {
  brakes: {
    back: [thing('brake-disc/drilled-5', 360), thing('brake-drum/finned-5', 230, { move: [0, 0, 60] })],
    front: [thing('brake-pads/ceramic', 250)],
  },
  maintenance: {
    back: [
      thing('oil-bottle/gallon-red', 330),
      thing('coolant-jug/green', 300),
      thing('air-filter/round', 210),
    ],
    front: [
      thing('oil-filter/white', 130),
      thing('spark-plug/set-4', 130),
      thing('oil-bottle/litre-silver', 200),
    ],
  },
  battery: {
    back: [thing('alternator/large', 240), thing('battery/tall', 320)],
    front: [thing('starter/large', 230)],
    frontAside: -90,
  },
  suspension: {
    back: [
      thing('shock-absorber/strut-grey', 430, upright),
      thing('coil-spring/blue', 300),
      thing('brake-disc/vented-5', 300),
    ],
    front: [thing('ball-joint/bolted', 140), thing('wheel-hub/studs-5', 150)],
  },
  workshop: {
    back: [
      thing('timing-belt/kit', 280),
      thing('water-pump/pulley', 220),
      thing('oil-bottle/gallon-black', 310),
    ],
    front: [thing('piston/flat', 130), thing('oil-filter/black', 120), thing('ignition-coil/pencil', 140)],
  },
};

export const stageScene: Scene = {
  back: [
    thing('oil-bottle/gallon-red', 360, { move: [30, 0, 20] }),
    thing('tyre/touring', 440, { turn: 8 }),
    thing('shock-absorber/strut-grey', 520, { ...upright, move: [-30, 0, -40] }),
    thing('battery/standard', 330, { move: [-10, 0, 30] }),
  ],
  front: [
    thing('alternator/large', 200, { move: [-20, 0, 30] }),
    thing('brake-disc/drilled-5', 290, { move: [-10, 0, 0] }),
    thing('oil-filter/orange', 130),
    thing('spark-plug/iridium', 110, { move: [20, 0, 0] }),
  ],
  gap: 0,
};

/** Seen from afar and small: few things, large. */
export const socialScene: Scene = {
  back: [
    thing('tyre/touring', 400, { turn: 8 }),
    thing('shock-absorber/strut-grey', 470, { ...upright, move: [-20, 0, -40] }),
    thing('battery/standard', 300, { move: [-10, 0, 30] }),
  ],
  front: [
    thing('brake-disc/drilled-5', 260),
    thing('oil-filter/orange', 120),
    thing('spark-plug/iridium', 100),
  ],
  gap: 0,
};
