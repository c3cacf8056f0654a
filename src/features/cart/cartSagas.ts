import { addLineFlow, removeLineFlow } from './cartLocks';
import { watchAccountChange } from './accountChangeWatcher';

export const cartSagas = {
  addLock: addLineFlow,
  removeLock: removeLineFlow,
  personWatch: watchAccountChange,
};
