import type { Article } from './article';
import { altitudeBattery } from './altitudeBattery';
import { brakePads } from './brakePads';
import { clutch } from './clutch';
import { coastOil } from './coastOil';
import { coolant } from './coolant';
import { partNumber } from './partNumber';
import { shockAbsorbers } from './shockAbsorbers';
import { sparkPlugs } from './sparkPlugs';
import { timingBelt } from './timingBelt';
import { tyres } from './tyres';
import { vehicleNumber } from './vehicleNumber';
import { volcanicAsh } from './volcanicAsh';

/** Articles of the demonstration. */
export const demoPosts: readonly Article[] = [
  brakePads,
  altitudeBattery,
  partNumber,
  coastOil,
  vehicleNumber,
  timingBelt,
  shockAbsorbers,
  clutch,
  coolant,
  volcanicAsh,
  sparkPlugs,
  tyres,
];
