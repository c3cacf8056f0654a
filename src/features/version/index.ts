export { version, versionReducer, versionSelectors } from './versionSlice';
export type { VersionState } from './versionSlice';
export {
  clearForNewVersion,
  hasTypedField,
  preservedKeys,
  reloadPage,
  wasClearedForVersion,
} from './clearAndReload';
export { versionSagas } from './versionSagas';
