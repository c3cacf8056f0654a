/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { ballJoint } from './ball-joint';
import { brakeDisc } from './brake-disc';
import { brakeDrum } from './brake-drum';
import { brakePads } from './brake-pads';
import { brakeShoes } from './brake-shoes';
import { coilSpring } from './coil-spring';
import { controlArm } from './control-arm';
import { shockAbsorber } from './shock-absorber';

export const parts: { [K in Kind]?: Model<K> } = {
  'ball-joint': ballJoint,
  'brake-disc': brakeDisc,
  'brake-drum': brakeDrum,
  'brake-pads': brakePads,
  'brake-shoes': brakeShoes,
  'coil-spring': coilSpring,
  'control-arm': controlArm,
  'shock-absorber': shockAbsorber,
};
