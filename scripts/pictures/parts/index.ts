/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { airFilter } from './air-filter';
import { brakeDisc } from './brake-disc';
import { cabinFilter } from './cabin-filter';
import { fuelFilter } from './fuel-filter';
import { oilFilter } from './oil-filter';

export const parts: { [K in Kind]?: Model<K> } = {
  'air-filter': airFilter,
  'brake-disc': brakeDisc,
  'cabin-filter': cabinFilter,
  'fuel-filter': fuelFilter,
  'oil-filter': oilFilter,
};
