export {
  navigation,
  navigationReducer,
  selectHasDirtyForm,
  selectIsSlow,
  selectIsUnderway,
  selectPlace,
} from './navigationSlice';
export type { NavigationState } from './navigationSlice';
export { navigateTo, redirectTo, connectNavigator } from './navigator';
export { anchorOf, matchRoute, placeOf, routePaths, safeReturnPath, urlOf } from './routes';
export type { KnownRoute, Params, Place, Query, RouteName } from './routes';
export { loadingBar } from './loadingBar';
