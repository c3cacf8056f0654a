import { addLock, removeLock } from './cartLocks';
import { cartRefresh, checkoutOpening } from './cartRefresh';

export const cartSagas = { addLock, removeLock, cartRefresh, checkoutOpening };
