/** Every event of the shop by its type. A log with an event of another type was recorded by another version. */
import type { ActionCreator, UnknownAction } from '@reduxjs/toolkit';
import { qa } from '@/app/qaEvents';
import { account } from '@/features/account';
import { accountData } from '@/features/accountData';
import { addresses } from '@/features/addresses';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { connection } from '@/features/connection';
import { contact } from '@/features/contact';
import { content } from '@/features/content';
import { credentials } from '@/features/credentials';
import { display } from '@/features/display';
import { emailVerification } from '@/features/emailVerification';
import { fitment } from '@/features/fitment';
import { gallery } from '@/features/gallery';
import { i18n } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { navigation } from '@/features/navigation';
import { openSessions } from '@/features/openSessions';
import { orders } from '@/features/orders';
import { payment } from '@/features/payment';
import { quickOrder } from '@/features/quickOrder';
import { recent } from '@/features/recent';
import { quotations } from '@/features/quotations';
import { reorder } from '@/features/reorder';
import { reviews } from '@/features/reviews';
import { sessionEnd } from '@/features/sessionEnd';
import { storage } from '@/features/storage';
import { toasts } from '@/features/toasts';
import { usual } from '@/features/usual';
import { vehicleParts } from '@/features/vehicleParts';
import { vehicleForms, vehicles } from '@/features/vehicles';
import { version } from '@/features/version';

type EventCreator = ActionCreator<UnknownAction> & { type: string };

/** Lists events by their names in the code. An event itself is recognized by its type. */
export const features: Record<string, object> = {
  account,
  accountData,
  addresses,
  auth,
  cart,
  catalog,
  compare: compare.events,
  connection,
  contact,
  content,
  credentials,
  display,
  emailVerification,
  fitment,
  gallery,
  i18n,
  navigation,
  openSessions,
  orders,
  payment,
  qa,
  quickOrder,
  recent,
  quotations,
  reorder,
  reviews,
  sessionEnd,
  storage,
  toasts,
  usual,
  vehicleForms,
  vehicleParts,
  vehicles,
  version,
  wishlist: wishlist.events,
};

export const knownActions: ReadonlyMap<string, EventCreator> = new Map(
  Object.values(features)
    .flatMap((events) => Object.values(events) as EventCreator[])
    .map((event) => [event.type, event]),
);
