/** All lazy features. Only replays and tests load this list; other code uses its types. */
import { accountFeature } from '@/features/account';
import { accountDataFeature } from '@/features/accountData';
import { addressesFeature } from '@/features/addresses';
import { cartBatchFeature, cartPagesFeature } from '@/features/cart';
import {
  listAddressFeature,
  listedFeature,
  listFeature,
  productFallbackFeature,
  shelvesFeature,
  suggestionsFeature,
} from '@/features/catalog';
import { connectionFeature } from '@/features/connection';
import { contactFeature } from '@/features/contact';
import { contentFeature } from '@/features/content';
import { credentialsFeature } from '@/features/credentials';
import { emailVerificationFeature } from '@/features/emailVerification';
import { fitmentFeature } from '@/features/fitment';
import { paymentFeature } from '@/features/payment';
import { quickOrderFeature } from '@/features/quickOrder';
import { orderPartsFeature, ordersFeature } from '@/features/orders';
import { quotationsFeature } from '@/features/quotations';
import { reorderFeature } from '@/features/reorder';
import { reviewsFeature } from '@/features/reviews';
import { openSessionsFeature } from '@/features/openSessions';
import { sessionEndFeature } from '@/features/sessionEnd';
import { usualFeature } from '@/features/usual';
import { vehiclePartsFeature } from '@/features/vehicleParts';
import { vehicleFormsFeature } from '@/features/vehicles';

export const lazyFeatures = [
  accountDataFeature,
  accountFeature,
  addressesFeature,
  cartBatchFeature,
  cartPagesFeature,
  connectionFeature,
  contactFeature,
  contentFeature,
  credentialsFeature,
  emailVerificationFeature,
  fitmentFeature,
  listedFeature,
  listAddressFeature,
  listFeature,
  orderPartsFeature,
  openSessionsFeature,
  ordersFeature,
  paymentFeature,
  productFallbackFeature,
  quickOrderFeature,
  quotationsFeature,
  reorderFeature,
  reviewsFeature,
  sessionEndFeature,
  shelvesFeature,
  suggestionsFeature,
  usualFeature,
  vehicleFormsFeature,
  vehiclePartsFeature,
] as const;
