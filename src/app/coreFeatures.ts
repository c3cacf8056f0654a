/** Features that every page needs immediately. All other features are lazy and load with their pages. */
import { authReducer, authSagas } from '@/features/auth';
import { cartReducer, cartSagas } from '@/features/cart';
import { catalogReducer, catalogSagas } from '@/features/catalog';
import { displayReducer } from '@/features/display';
import { i18nReducer, i18nSagas } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { watchLoadingBar, navigationReducer } from '@/features/navigation';
import { personChangeSagas } from '@/features/personChange';
import { recentReducer } from '@/features/recent';
import { toastsReducer, toastsSagas } from '@/features/toasts';
import { vehiclesReducer, vehiclesSagas } from '@/features/vehicles';
import { versionReducer, versionSagas } from '@/features/version';

export const coreReducers = {
  auth: authReducer,
  cart: cartReducer,
  catalog: catalogReducer,
  compare: compare.reducer,
  display: displayReducer,
  i18n: i18nReducer,
  navigation: navigationReducer,
  recent: recentReducer,
  toasts: toastsReducer,
  vehicles: vehiclesReducer,
  version: versionReducer,
  wishlist: wishlist.reducer,
};

export const coreSagas = {
  ...i18nSagas,
  ...authSagas,
  loadingBar: watchLoadingBar,
  ...catalogSagas,
  ...cartSagas,
  ...personChangeSagas,
  ...wishlist.sagas,
  ...compare.sagas,
  ...vehiclesSagas,
  ...toastsSagas,
  ...versionSagas,
};
