export { version, versionReducer, versionSelectors } from './versionSlice';
export type { VersionState } from './versionSlice';
export { keptKeys } from './reload';
export { versionSagas } from './versionSagas';
