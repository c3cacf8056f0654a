import { getEnvironment, replaceInEnvironment } from './environment';
import type { Feature } from './feature';

/** Sets the function that adds lazy features to the store. */
export const setFeatureRegistrar = (registerFeature: (feature: Feature) => void): (() => void) =>
  replaceInEnvironment('registerFeature', () => registerFeature);

/**
 * Returns a function that loads a module. Before the module renders, the function registers the features that the
 * module needs.
 */
export const createFeatureLoader =
  <Module extends { features?: readonly Feature[] }>(bring: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await bring();
    module.features?.forEach(getEnvironment().registerFeature);
    return module;
  };
