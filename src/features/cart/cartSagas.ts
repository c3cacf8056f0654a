import { batchLock } from './cartBatch';
import { addLock, removeLock } from './cartLocks';
import { cartRefresh, checkoutOpening } from './cartRefresh';
import { personWatch } from './personWatch';

export const cartSagas = { addLock, batchLock, removeLock, cartRefresh, checkoutOpening, personWatch };
