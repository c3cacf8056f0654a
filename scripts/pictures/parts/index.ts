/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
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
import { clutchKit } from './clutch-kit';
import { coilSpring } from './coil-spring';
import { controlArm } from './control-arm';
import { cvJoint } from './cv-joint';
import { doorHandle } from './door-handle';
import { fan } from './fan';
import { fender } from './fender';
import { grille } from './grille';
import { headlight } from './headlight';
import { hood } from './hood';
import { horn } from './horn';
import { ignitionCoil } from './ignition-coil';
import { mirror } from './mirror';
import { plugCables } from './plug-cables';
import { relay } from './relay';
import { rim } from './rim';
import { sensor } from './sensor';
import { shockAbsorber } from './shock-absorber';
import { sparkPlug } from './spark-plug';
import { starter } from './starter';
import { tailLight } from './tail-light';
import { tieRod } from './tie-rod';
import { tyre } from './tyre';
import { wheelBearing } from './wheel-bearing';
import { wheelHub } from './wheel-hub';
import { windowRegulator } from './window-regulator';
import { wiper } from './wiper';

export const parts: { [K in Kind]?: Model<K> } = {
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
  'clutch-kit': clutchKit,
  'coil-spring': coilSpring,
  'control-arm': controlArm,
  'cv-joint': cvJoint,
  'door-handle': doorHandle,
  fan,
  fender,
  grille,
  headlight,
  hood,
  horn,
  'ignition-coil': ignitionCoil,
  mirror,
  'plug-cables': plugCables,
  relay,
  rim,
  sensor,
  'shock-absorber': shockAbsorber,
  'spark-plug': sparkPlug,
  starter,
  'tail-light': tailLight,
  'tie-rod': tieRod,
  tyre,
  'wheel-bearing': wheelBearing,
  'wheel-hub': wheelHub,
  'window-regulator': windowRegulator,
  wiper,
};
