export {
  navigation,
  navigationReducer,
  selectHasDirtyForm,
  selectIsSlow,
  selectPlace,
} from './navigationSlice';
export type { NavigationState, Place } from './navigationSlice';
export { navigateTo, redirectTo, connectNavigator } from './navigator';
export { matchRoute, routePaths, safeReturnPath, urlOf } from './routes';
export type { KnownRoute, Params, Query, RouteName } from './routes';
export { loadingBar } from './loadingBar';
