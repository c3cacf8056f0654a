/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { airFilter } from './air-filter';
import { brakeDisc } from './brake-disc';
import { cabinFilter } from './cabin-filter';
import { fuelFilter } from './fuel-filter';
import { gasket } from './gasket';
import { hose } from './hose';
import { oilFilter } from './oil-filter';
import { oilSeal } from './oil-seal';
import { piston } from './piston';
import { radiator } from './radiator';
import { ribbedBelt } from './ribbed-belt';
import { tensioner } from './tensioner';
import { thermostat } from './thermostat';
import { timingBelt } from './timing-belt';
import { timingChain } from './timing-chain';
import { valve } from './valve';
import { waterPump } from './water-pump';

export const parts: { [K in Kind]?: Model<K> } = {
  'air-filter': airFilter,
  'brake-disc': brakeDisc,
  'cabin-filter': cabinFilter,
  'fuel-filter': fuelFilter,
  gasket: gasket,
  hose: hose,
  'oil-filter': oilFilter,
  'oil-seal': oilSeal,
  piston: piston,
  radiator: radiator,
  'ribbed-belt': ribbedBelt,
  tensioner: tensioner,
  thermostat: thermostat,
  'timing-belt': timingBelt,
  'timing-chain': timingChain,
  valve: valve,
  'water-pump': waterPump,
};
