export {
  navigation,
  navigationReducer,
  selectHasDirtyForm,
  selectIsSlow,
  selectIsUnderway,
  selectPlace,
} from './navigationSlice';
export type { NavigationState } from './navigationSlice';
export { connectNavigator, connectPrefetch, navigateTo, prefetchRoute, redirectTo } from './navigator';
export { matchRoute, placeOf, routePaths, safeReturnPath, urlOf } from './routes';
export type { KnownRoute, Params, Place, Query, RouteName } from './routes';
export { loadingBar } from './loadingBar';
