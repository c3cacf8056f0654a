export { account, accountReducer, accountSelectors } from './accountSlice';
export type { AccountState } from './accountSlice';
export { accountSagas } from './accountSagas';
