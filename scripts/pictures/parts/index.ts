/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { additiveBottle } from './additive-bottle';
import { airFilter } from './air-filter';
import { ballJoint } from './ball-joint';
import { brakeDisc } from './brake-disc';
import { brakeDrum } from './brake-drum';
import { brakePads } from './brake-pads';
import { brakeShoes } from './brake-shoes';
import { bushing } from './bushing';
import { cabinFilter } from './cabin-filter';
import { clutchKit } from './clutch-kit';
import { coilSpring } from './coil-spring';
import { controlArm } from './control-arm';
import { coolantJug } from './coolant-jug';
import { cvJoint } from './cv-joint';
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
import { rim } from './rim';
import { shockAbsorber } from './shock-absorber';
import { sprayCan } from './spray-can';
import { tensioner } from './tensioner';
import { thermostat } from './thermostat';
import { tieRod } from './tie-rod';
import { timingBelt } from './timing-belt';
import { timingChain } from './timing-chain';
import { tyre } from './tyre';
import { valve } from './valve';
import { waterPump } from './water-pump';
import { wheelBearing } from './wheel-bearing';
import { wheelHub } from './wheel-hub';

export const parts: { [K in Kind]?: Model<K> } = {
  'additive-bottle': additiveBottle,
  'air-filter': airFilter,
  'ball-joint': ballJoint,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  bushing,
  'cabin-filter': cabinFilter,
  'clutch-kit': clutchKit,
  'coil-spring': coilSpring,
  'control-arm': controlArm,
  'coolant-jug': coolantJug,
  'cv-joint': cvJoint,
  'engine-mount': engineMount,
  exhaust,
  'fuel-filter': fuelFilter,
  'fuel-pump': fuelPump,
  gasket,
  hose,
  injector,
  'oil-bottle': oilBottle,
  'oil-filter': oilFilter,
  'oil-seal': oilSeal,
  piston,
  radiator,
  'ribbed-belt': ribbedBelt,
  rim,
  'shock-absorber': shockAbsorber,
  'spray-can': sprayCan,
  tensioner,
  thermostat,
  'tie-rod': tieRod,
  'timing-belt': timingBelt,
  'timing-chain': timingChain,
  tyre,
  valve,
  'water-pump': waterPump,
  'wheel-bearing': wheelBearing,
  'wheel-hub': wheelHub,
};
