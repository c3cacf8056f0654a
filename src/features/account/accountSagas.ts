import { accountPages } from './accountPages';

export const accountSagas = { accountPages };
