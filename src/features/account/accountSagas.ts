import { watchAccountPages } from './accountPages';

export const accountSagas = { accountPages: watchAccountPages };
