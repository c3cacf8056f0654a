import { feature } from '@/shared/feature';
import { addressChanges } from './addressChanges';
import { addressesReducer } from './addressesSlice';
import { addressPages } from './addressPages';

export { addresses, addressesSelectors } from './addressesSlice';
export type { AddressesState } from './addressesSlice';
export { addressForm, addressOf, newAddress, wayBack, written } from './addressBook';
export type { AddressChange } from './addressBook';
export const addressesFeature = feature('addresses', addressesReducer, { addressChanges, addressPages });
