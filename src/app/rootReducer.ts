import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from '@/features/account';
import { authReducer } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { catalogReducer } from '@/features/catalog';
import { i18nReducer } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { navigationReducer } from '@/features/navigation';
import { ordersReducer } from '@/features/orders';
import { recentReducer } from '@/features/recent';
import { toastsReducer } from '@/features/toasts';
import { vehiclesReducer } from '@/features/vehicles';
import { versionReducer } from '@/features/version';

export const rootReducer = combineReducers({
  account: accountReducer,
  auth: authReducer,
  cart: cartReducer,
  catalog: catalogReducer,
  compare: compare.reducer,
  i18n: i18nReducer,
  navigation: navigationReducer,
  orders: ordersReducer,
  recent: recentReducer,
  toasts: toastsReducer,
  vehicles: vehiclesReducer,
  version: versionReducer,
  wishlist: wishlist.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
