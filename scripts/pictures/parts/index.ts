/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { ballJoint } from './ball-joint';
import { brakeDisc } from './brake-disc';
import { brakeDrum } from './brake-drum';
import { brakePads } from './brake-pads';
import { brakeShoes } from './brake-shoes';
import { bushing } from './bushing';
import { clutchKit } from './clutch-kit';
import { coilSpring } from './coil-spring';
import { controlArm } from './control-arm';
import { cvJoint } from './cv-joint';
import { rim } from './rim';
import { shockAbsorber } from './shock-absorber';
import { tieRod } from './tie-rod';
import { tyre } from './tyre';
import { wheelBearing } from './wheel-bearing';
import { wheelHub } from './wheel-hub';

export const parts: { [K in Kind]?: Model<K> } = {
  'ball-joint': ballJoint,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  bushing: bushing,
  'clutch-kit': clutchKit,
  'coil-spring': coilSpring,
  'control-arm': controlArm,
  'cv-joint': cvJoint,
  rim: rim,
  'shock-absorber': shockAbsorber,
  'tie-rod': tieRod,
  tyre: tyre,
  'wheel-bearing': wheelBearing,
  'wheel-hub': wheelHub,
};
