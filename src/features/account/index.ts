import { feature } from '@/shared/feature';
import { accountSagas } from './accountSagas';
import { accountReducer } from './accountSlice';

export { account, accountSelectors } from './accountSlice';
export type { AccountState } from './accountSlice';
export const accountFeature = feature('account', accountReducer, accountSagas);
