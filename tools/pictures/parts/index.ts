/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../demo/erp/data/looks';
import { type Model } from '../model';
import { additiveBottle } from './additive-bottle';
import { airFilter } from './air-filter';
import { alternator } from './alternator';
import { ballJoint } from './ball-joint';
import { battery } from './battery';
import { brakeDisc } from './brake-disc';
import { brakeDrum } from './brake-drum';
import { brakePads } from './brake-pads';
import { brakeShoes } from './brake-shoes';
import { bulb } from './bulb';
import { bumper } from './bumper';
import { bushing } from './bushing';
import { cabinFilter } from './cabin-filter';
import { clutchKit } from './clutch-kit';
import { coilSpring } from './coil-spring';
import { controlArm } from './control-arm';
import { coolantJug } from './coolant-jug';
import { cvJoint } from './cv-joint';
import { doorHandle } from './door-handle';
import { engineMount } from './engine-mount';
import { exhaust } from './exhaust';
import { fan } from './fan';
import { fender } from './fender';
import { fuelFilter } from './fuel-filter';
import { fuelPump } from './fuel-pump';
import { gasket } from './gasket';
import { grille } from './grille';
import { headlight } from './headlight';
import { hood } from './hood';
import { horn } from './horn';
import { hose } from './hose';
import { ignitionCoil } from './ignition-coil';
import { injector } from './injector';
import { mirror } from './mirror';
import { oilBottle } from './oil-bottle';
import { oilFilter } from './oil-filter';
import { oilSeal } from './oil-seal';
import { piston } from './piston';
import { plugCables } from './plug-cables';
import { radiator } from './radiator';
import { relay } from './relay';
import { ribbedBelt } from './ribbed-belt';
import { rim } from './rim';
import { sensor } from './sensor';
import { shockAbsorber } from './shock-absorber';
import { sparkPlug } from './spark-plug';
import { sprayCan } from './spray-can';
import { starter } from './starter';
import { tailLight } from './tail-light';
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
import { windowRegulator } from './window-regulator';
import { wiper } from './wiper';

export const parts: { [K in Kind]: Model<K> } = {
  'additive-bottle': additiveBottle,
  'air-filter': airFilter,
  alternator,
  'ball-joint': ballJoint,
  battery,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  bulb,
  bumper,
  bushing,
  'cabin-filter': cabinFilter,
  'clutch-kit': clutchKit,
  'coil-spring': coilSpring,
  'control-arm': controlArm,
  'coolant-jug': coolantJug,
  'cv-joint': cvJoint,
  'door-handle': doorHandle,
  'engine-mount': engineMount,
  exhaust,
  fan,
  fender,
  'fuel-filter': fuelFilter,
  'fuel-pump': fuelPump,
  gasket,
  grille,
  headlight,
  hood,
  horn,
  hose,
  'ignition-coil': ignitionCoil,
  injector,
  mirror,
  'oil-bottle': oilBottle,
  'oil-filter': oilFilter,
  'oil-seal': oilSeal,
  piston,
  'plug-cables': plugCables,
  radiator,
  relay,
  'ribbed-belt': ribbedBelt,
  rim,
  sensor,
  'shock-absorber': shockAbsorber,
  'spark-plug': sparkPlug,
  'spray-can': sprayCan,
  starter,
  'tail-light': tailLight,
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
  'window-regulator': windowRegulator,
  wiper,
};
