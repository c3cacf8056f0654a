export {
  navigation,
  navigationReducer,
  selectHasDirtyForm,
  selectIsSlow,
  selectIsUnderway,
  selectPlace,
} from './navigationSlice';
export type { NavigationState } from './navigationSlice';
export { connectNavigator, inPlace, navigateTo, readdress, redirectTo } from './navigator';
export { goTo } from './goTo';
export { demoPath, demoPaths, headersAt, narrowHeaders, wideHeaders } from './headers';
export type { NarrowHeader, WideHeader } from './headers';
export { anchorOf, matchRoute, pagePath, placeOf, routePaths, safeReturnPath, urlOf } from './routes';
export type { KnownRoute, Params, Place, Query, RouteName } from './routes';
export { usePlace } from './usePlace';
export { loadingBar } from './loadingBar';
