import type { Article } from './article';
import { altitudeBattery } from './altitudeBattery';
import { brakePads } from './brakePads';
import { coastOil } from './coastOil';
import { partNumber } from './partNumber';
import { timingBelt } from './timingBelt';
import { vehicleNumber } from './vehicleNumber';

/** The demonstration's articles. */
export const demoPosts: readonly Article[] = [
  brakePads,
  altitudeBattery,
  partNumber,
  coastOil,
  vehicleNumber,
  timingBelt,
];
