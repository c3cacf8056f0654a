import { lazyFeatures } from './lazyFeatures';
import { createShopStore, type StoreOptions } from './store';

/** The store with every feature from the beginning: for replays and tests. */
export const createFullStore = (options: StoreOptions = {}) =>
  createShopStore({ ...options, features: lazyFeatures });
