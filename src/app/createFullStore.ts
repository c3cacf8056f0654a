import { lazyFeatures } from './lazyFeatures';
import { createShopStore, type StoreOptions } from './store';

/** Creates the store with every feature loaded, for replays and tests. */
export const createFullStore = (options: StoreOptions = {}) =>
  createShopStore({ ...options, features: lazyFeatures });
