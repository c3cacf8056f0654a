export { version, versionReducer, versionSelectors } from './versionSlice';
export type { VersionState } from './versionSlice';
export { versionSagas } from './versionSagas';
