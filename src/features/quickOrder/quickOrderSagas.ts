import { watchResolution } from './resolveRowsFlow';

export const quickOrderSagas = { resolution: watchResolution };
