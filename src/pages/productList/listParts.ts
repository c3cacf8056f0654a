/**
 * Lazy parts of a list: the controls around the rows. They are in one chunk, which loads right after the first screen.
 */
import { listAddressFeature } from '@/features/catalog';

export const features = [listAddressFeature];
export { ListFoot } from './ListFoot';
export { ListHead } from './ListHead';
export { ListNotice } from './ListNotice';
