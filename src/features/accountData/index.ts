import { defineFeature } from '@/shared/feature';
import { accountDataReducer } from './accountDataSlice';
import { watchAccountDeletion } from './deleteAccount';
import { watchDataDownload } from './downloadData';

export { accountData, accountDataSelectors } from './accountDataSlice';
export type { AccountDataState } from './accountDataSlice';
/** Feature of the profile page: downloads the account's data, and deletes the account. */
export const accountDataFeature = defineFeature('accountData', accountDataReducer, {
  dataDownload: watchDataDownload,
  accountDeletion: watchAccountDeletion,
});
