import { batchLock } from './cartBatch';
import { addLock, removeLock } from './cartLocks';
import { personWatch } from './personWatch';

export const cartSagas = { addLock, batchLock, removeLock, personWatch };
