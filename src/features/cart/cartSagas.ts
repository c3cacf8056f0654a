import { addLineFlow, removeLineFlow } from './cartLocks';

export const cartSagas = { addLock: addLineFlow, removeLock: removeLineFlow };
