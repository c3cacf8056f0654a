export {
  navigation,
  navigationReducer,
  selectHasDirtyForm,
  selectIsSlow,
  selectIsUnderway,
  selectPlace,
} from './navigationSlice';
export type { NavigationState } from './navigationSlice';
export { setNavigator, keepsScroll, navigateTo, replaceUrl, redirectTo } from './navigator';
export { goTo } from './goTo';
export { getDemoPath, demoPaths, getHeadersAt, narrowHeaders, wideHeaders } from './headers';
export type { NarrowHeader, WideHeader } from './headers';
export { getAnchor, matchRoute, getPagePath, placeOf, routePaths, getSafeReturnPath, toUrl } from './routes';
export type { KnownRoute, Params, Place, Query, RouteName, SellerRoute } from './routes';
export { usePlace } from './usePlace';
export { watchLoadingBar } from './loadingBar';
