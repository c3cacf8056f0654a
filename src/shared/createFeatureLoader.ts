import { getEnvironment, replaceInEnvironment } from './environment';
import type { Feature } from './feature';

/** Sets the function that adds lazy features to the store. Returns a function that restores the previous function. */
export const setFeatureRegistrar = (registerFeature: (feature: Feature) => void): (() => void) =>
  replaceInEnvironment('registerFeature', () => registerFeature);

/**
 * Returns a function that loads a module and registers the features of the module. The features are registered before
 * the module renders.
 */
export const createFeatureLoader =
  <Module extends { features?: readonly Feature[] }>(bring: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await bring();
    module.features?.forEach(getEnvironment().registerFeature);
    return module;
  };
