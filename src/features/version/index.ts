export { version, versionReducer, versionSelectors } from './versionSlice';
export type { VersionState } from './versionSlice';
export { preservedKeys } from './clearAndReload';
export { versionSagas } from './versionSagas';
