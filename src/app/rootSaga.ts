import { accountSagas } from '@/features/account';
import { authSagas } from '@/features/auth';
import { cartSagas } from '@/features/cart';
import { catalogSagas } from '@/features/catalog';
import { contentSagas } from '@/features/content';
import { fitmentSagas } from '@/features/fitment';
import { i18nSagas } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { loadingBar } from '@/features/navigation';
import { ordersSagas } from '@/features/orders';
import { quickOrderSagas } from '@/features/quickOrder';
import { reviewsSagas } from '@/features/reviews';
import { toastsSagas } from '@/features/toasts';
import { vehiclesSagas } from '@/features/vehicles';
import { versionSagas } from '@/features/version';
import { spawn } from '@/shared/saga/effects';

const flows = {
  ...i18nSagas,
  ...authSagas,
  loadingBar,
  ...catalogSagas,
  ...cartSagas,
  ...wishlist.sagas,
  ...compare.sagas,
  ...quickOrderSagas,
  ...contentSagas,
  ...vehiclesSagas,
  ...fitmentSagas,
  ...reviewsSagas,
  ...ordersSagas,
  ...accountSagas,
  ...toastsSagas,
  ...versionSagas,
};

/** Spawned, each on its own: one flow that fails takes no other with it. */
export function* rootSaga() {
  for (const flow of Object.values(flows)) yield* spawn(flow);
}
