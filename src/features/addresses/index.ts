import { defineFeature } from '@/shared/feature';
import { watchAddressChanges } from './addressChanges';
import { addressesReducer } from './addressesSlice';
import { watchAddressPages } from './addressPages';

export { addresses, addressesSelectors } from './addressesSlice';
export type { AddressesState } from './addressesSlice';
export { addressForm, parseAddressId, newAddress, getReturnPath, toWriteAddress } from './addressBook';
export type { AddressChange } from './addressBook';
export const addressesFeature = defineFeature('addresses', addressesReducer, {
  addressChanges: watchAddressChanges,
  addressPages: watchAddressPages,
});
