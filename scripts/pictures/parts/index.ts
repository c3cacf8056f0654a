/** Which model draws which kind of part. One line a kind, in alphabetical order. */
import { type Kind } from '../../../server/erp/data/looks';
import { type Model } from '../model';
import { brakeDisc } from './brake-disc';

export const parts: { [K in Kind]?: Model<K> } = {
  'brake-disc': brakeDisc,
};
