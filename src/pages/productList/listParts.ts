/** Lazy parts of a list: the controls around the rows, in one chunk that loads right after the first screen. */
import { listAddressFeature } from '@/features/catalog';

export const features = [listAddressFeature];
export { ListFoot } from './ListFoot';
export { ListHead } from './ListHead';
export { ListNotice } from './ListNotice';
