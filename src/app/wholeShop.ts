import { lateFeatures } from './lateFeatures';
import { createShopStore, type StoreOptions } from './store';

/** The store with every feature from the beginning: for replays and tests. */
export const createWholeShop = (options: StoreOptions = {}) =>
  createShopStore({ ...options, features: lateFeatures });
