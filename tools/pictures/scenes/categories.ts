/** A picture for each category of `demo/erp/data/categories.ts`: a department's still life, a shelf's parts. */
import { type Scene, thing, upright } from './scene';

export const categoryScenes: Readonly<Record<string, Scene>> = {
  // collision
  '01-000': {
    back: [thing('hood/primed', 470), thing('tail-light/tall', 300, { move: [-70, 0, 120] })],
    front: [thing('headlight/halogen', 310), thing('mirror/red', 210, { move: [0, 0, 40] })],
    gap: 0,
  },
  '01-001': { back: [thing('bumper/front-grey', 520)], front: [thing('bumper/front-black', 500)] },
  '01-002': {
    back: [thing('headlight/halogen', 420)],
    front: [thing('headlight/fog', 150)],
    frontAside: -170,
  },
  '01-003': {
    back: [thing('mirror/silver', 260)],
    front: [thing('mirror/red', 240)],
    frontAside: 90,
    view: { elevation: 24 },
  },
  '01-004': { back: [thing('hood/primed', 480)], front: [thing('fender/primed', 330)], frontAside: 120 },
  '01-005': { back: [thing('grille/chrome', 460)], front: [thing('grille/black', 400)] },
  '01-006': {
    back: [thing('door-handle/chrome', 230)],
    front: [thing('door-handle/red', 230, { move: [34, 0, 0] })],
  },
  '01-007': {
    back: [thing('tail-light/tall', 300), thing('tail-light/wide', 330, { move: [0, 0, 60] })],
    gap: 4,
  },
  '01-008': {
    back: [thing('window-regulator/cable', 420), thing('window-regulator/motor', 300, { move: [0, 0, 60] })],
  },
  // engine
  '02-000': {
    back: [thing('radiator/narrow', 360), thing('piston/flat', 190, { move: [-50, 0, 130] })],
    front: [thing('timing-belt/kit', 250), thing('water-pump/pulley', 200, { move: [0, 0, -40] })],
    gap: 0,
  },
  '02-001': {
    back: [thing('piston/flat', 180), thing('piston/dished', 180)],
    front: [thing('piston/rings', 150)],
  },
  '02-002': {
    back: [thing('gasket/head', 420)],
    front: [thing('oil-seal/brown', 110), thing('oil-seal/black', 130)],
    view: { elevation: 30 },
  },
  '02-003': {
    back: [thing('timing-belt/kit', 330)],
    front: [thing('timing-chain/single', 250)],
    view: { elevation: 30 },
  },
  '02-004': { back: [thing('radiator/wide', 480)], front: [thing('water-pump/open', 180)], frontAside: 120 },
  '02-005': {
    back: [thing('fuel-pump/module', 270), thing('injector/petrol', 200)],
    front: [thing('injector/diesel', 210)],
    gap: 0,
    frontAside: 90,
    view: { elevation: 22 },
  },
  '02-006': {
    back: [thing('engine-mount/hydraulic', 260)],
    front: [thing('engine-mount/bracket', 190)],
    frontAside: 110,
  },
  '02-007': { back: [thing('valve/intake', 240)] },
  '02-008': {
    back: [thing('hose/s-shaped', 360)],
    front: [thing('thermostat/housing', 150), thing('thermostat/bare', 100)],
  },
  '02-009': { back: [thing('exhaust/muffler', 480)], front: [thing('exhaust/catalytic', 330)] },
  // maintenance
  '03-000': {
    back: [
      thing('oil-bottle/gallon-red', 330),
      thing('coolant-jug/green', 310),
      thing('air-filter/panel', 270, { move: [-120, 0, -60] }),
    ],
    front: [
      thing('oil-filter/orange', 130),
      thing('spark-plug/set-4', 140),
      thing('oil-bottle/litre-black', 210, { move: [10, 0, -10] }),
    ],
    gap: 2,
  },
  '03-001': {
    back: [thing('oil-filter/black', 150), thing('oil-filter/white', 150)],
    front: [thing('oil-filter/orange', 150)],
    view: { elevation: 24 },
  },
  '03-002': {
    back: [thing('air-filter/round', 260), thing('air-filter/panel', 300)],
    front: [thing('cabin-filter/carbon', 240)],
  },
  '03-003': {
    back: [
      thing('oil-bottle/gallon-black', 320),
      thing('oil-bottle/litre-silver', 240, { move: [-10, 0, 70] }),
    ],
    gap: 4,
  },
  '03-004': { back: [thing('plug-cables/blue', 300)], front: [thing('spark-plug/set-4', 220)] },
  '03-005': {
    back: [thing('coolant-jug/green', 300), thing('coolant-jug/pink', 300)],
    front: [thing('additive-bottle/can', 150), thing('additive-bottle/bottle', 180)],
    gap: 8,
  },
  '03-006': { back: [thing('wiper/flat', 460)], front: [thing('wiper/frame', 440)], view: { elevation: 32 } },
  '03-007': {
    back: [thing('fuel-filter/diesel', 210), thing('fuel-filter/inline-metal', 170)],
    front: [thing('fuel-filter/inline-plastic', 130)],
  },
  '03-008': {
    back: [thing('ribbed-belt/pk6', 300)],
    front: [thing('tensioner/arm', 190), thing('tensioner/idler', 110, { move: [0, 0, 10] })],
    view: { elevation: 28 },
  },
  // electrical
  '04-000': {
    back: [thing('battery/standard', 290), thing('alternator/large', 230, { move: [-30, 0, 60] })],
    front: [thing('starter/small', 210), thing('bulb/h4', 90), thing('ignition-coil/pencil', 140)],
    gap: 6,
  },
  '04-001': {
    back: [thing('battery/tall', 290)],
    front: [thing('battery/standard', 260)],
    frontAside: 110,
    view: { elevation: 22 },
  },
  '04-002': { back: [thing('alternator/large', 260)] },
  '04-003': { back: [thing('starter/large', 320)] },
  '04-004': {
    back: [thing('sensor/oxygen', 240)],
    front: [thing('sensor/crankshaft', 150), thing('sensor/pressure', 110)],
    gap: -10,
    view: { elevation: 26 },
  },
  '04-005': {
    back: [thing('ignition-coil/pack', 230)],
    front: [thing('ignition-coil/pencil', 220)],
    frontAside: 40,
    view: { elevation: 24 },
  },
  '04-006': {
    back: [thing('bulb/h4', 180)],
    front: [thing('bulb/stop', 100), thing('relay/fuses', 150)],
    gap: 6,
    view: { elevation: 24 },
  },
  '04-007': {
    back: [thing('relay/relay', 190)],
    front: [thing('relay/fuses', 170)],
    view: { elevation: 26 },
  },
  '04-008': { back: [thing('fan/single', 360)], front: [thing('horn/snail', 170), thing('horn/disc', 150)] },
  // wear
  '05-000': {
    back: [
      thing('tyre/touring', 420),
      thing('shock-absorber/strut-black', 470, { ...upright, move: [0, 0, -20] }),
    ],
    front: [
      thing('brake-disc/vented-5', 250),
      thing('brake-pads/ceramic', 190, { move: [-10, 0, 40] }),
      thing('wheel-hub/studs-5', 140),
    ],
    gap: -6,
  },
  '05-001': { back: [thing('brake-pads/ceramic', 300)], front: [thing('brake-shoes/bonded', 260)] },
  '05-002': {
    back: [thing('brake-disc/vented-5', 330), thing('brake-drum/finned-5', 250, { move: [-20, 0, 90] })],
    gap: -30,
  },
  '05-003': {
    back: [
      thing('shock-absorber/strut-black', 460, upright),
      thing('coil-spring/blue', 300),
      thing('shock-absorber/rear-blue', 440, upright),
    ],
  },
  '05-004': { back: [thing('clutch-kit/large', 360)] },
  '05-005': {
    back: [thing('ball-joint/bolted', 200), thing('tie-rod/end', 230)],
    front: [thing('tie-rod/stabilizer-link', 200)],
  },
  '05-006': {
    back: [thing('wheel-hub/studs-5', 230), thing('wheel-bearing/sealed', 160, { move: [0, 0, 60] })],
    gap: 0,
  },
  '05-007': {
    back: [thing('tyre/all-terrain', 420), thing('rim/five-spoke', 300, { move: [-40, 0, 130] })],
    gap: -60,
  },
  '05-008': { back: [thing('cv-joint/half-shaft', 460)], front: [thing('cv-joint/outer', 220)] },
  '05-009': {
    back: [thing('control-arm/l-shaped', 380)],
    front: [thing('bushing/arm', 110), thing('bushing/stabilizer', 130)],
  },
};
