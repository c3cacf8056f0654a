import { addLock, removeLock } from './cartLocks';
import { personWatch } from './personWatch';

export const cartSagas = { addLock, removeLock, personWatch };
