/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { additiveBottle } from './additive-bottle';
import { airFilter } from './air-filter';
import { brakeDisc } from './brake-disc';
import { cabinFilter } from './cabin-filter';
import { coolantJug } from './coolant-jug';
import { engineMount } from './engine-mount';
import { exhaust } from './exhaust';
import { fuelFilter } from './fuel-filter';
import { fuelPump } from './fuel-pump';
import { gasket } from './gasket';
import { hose } from './hose';
import { injector } from './injector';
import { oilBottle } from './oil-bottle';
import { oilFilter } from './oil-filter';
import { oilSeal } from './oil-seal';
import { piston } from './piston';
import { radiator } from './radiator';
import { ribbedBelt } from './ribbed-belt';
import { sprayCan } from './spray-can';
import { tensioner } from './tensioner';
import { thermostat } from './thermostat';
import { timingBelt } from './timing-belt';
import { timingChain } from './timing-chain';
import { valve } from './valve';
import { waterPump } from './water-pump';

export const parts: { [K in Kind]?: Model<K> } = {
  'additive-bottle': additiveBottle,
  'air-filter': airFilter,
  'brake-disc': brakeDisc,
  'cabin-filter': cabinFilter,
  'coolant-jug': coolantJug,
  'engine-mount': engineMount,
  exhaust: exhaust,
  'fuel-filter': fuelFilter,
  'fuel-pump': fuelPump,
  gasket: gasket,
  hose: hose,
  injector: injector,
  'oil-bottle': oilBottle,
  'oil-filter': oilFilter,
  'oil-seal': oilSeal,
  piston: piston,
  radiator: radiator,
  'ribbed-belt': ribbedBelt,
  'spray-can': sprayCan,
  tensioner: tensioner,
  thermostat: thermostat,
  'timing-belt': timingBelt,
  'timing-chain': timingChain,
  valve: valve,
  'water-pump': waterPump,
};
