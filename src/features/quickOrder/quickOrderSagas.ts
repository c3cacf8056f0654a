import { resolution } from './resolution';

export const quickOrderSagas = { resolution };
