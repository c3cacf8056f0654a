import { defineFeature } from '@/shared/feature';
import { accountSagas } from './accountSagas';
import { accountReducer } from './accountSlice';

export { account, accountSelectors } from './accountSlice';
export type { AccountState } from './accountSlice';
export const accountFeature = defineFeature('account', accountReducer, accountSagas);
