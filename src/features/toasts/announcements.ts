import type { UnknownAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { gallery } from '@/features/gallery';
import { i18n } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { placementEvents } from '@/features/orders';
import { storage } from '@/features/storage';
import { formatVehicleName, vehicles } from '@/features/vehicles';
import { put } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import type { Vehicle } from '@/shop/schemas';
import { toasts, type Toast } from './toastsSlice';

type Announcement = Pick<Toast, 'tone' | 'message' | 'values' | 'undo' | 'retry'>;

const success = (message: string, values: Toast['values']): Announcement => ({
  tone: 'success',
  message,
  values,
});
const failure = (message: string, values: Toast['values'] = {}): Announcement => ({
  tone: 'error',
  message,
  values,
});

const missing = (gone: readonly Vehicle[]) =>
  failure('ERROR_VEHICLES_MISSING', {
    count: gone.length,
    vehicles: gone.map(formatVehicleName).join(', '),
  });
/** Returns one toast for all lines of a batch. The toast also counts the lines whose quantity the stock limited. */
function batchAnnouncement(lines: readonly { quantity: number; wanted: number }[]): Announcement {
  const count = lines.filter(({ quantity }) => quantity > 0).length;
  const short = lines.filter(({ quantity, wanted }) => quantity < wanted).length;
  if (count === 0) return failure('ERROR_LINES_NOT_ADDED');
  return short > 0
    ? failure('ERROR_LINES_ADDED_SHORT', { count, short })
    : success('TEXT_TOAST_LINES_ADDED', { count });
}

type Announce<P> = (payload: P) => Announcement | null;

const on = <P>(
  { type }: { type: string; match: (action: unknown) => action is { payload: P; type: string } },
  announce: Announce<P>,
) => [type, announce as Announce<never>] as const;

/** Functions that make a toast from an event, by type of the event. */
const announcements = new Map([
  on(cart.lineAdded, ({ key, name, quantity }) => ({
    ...success('TEXT_TOAST_PRODUCT_ADDED_TO_CART', { name }),
    ...(quantity ? { undo: { of: 'add', key, quantity } } : {}),
  })),
  on(cart.lineRemoved, ({ key, name }) =>
    name ? { ...success('TEXT_LINE_REMOVED', { name }), undo: { of: 'removal', key } } : null,
  ),
  on(placementEvents.changesAccepted, ({ removed }) =>
    removed ? success('TEXT_LINE_REMOVED', { name: removed }) : null,
  ),
  on(cart.linesAdded, ({ lines }) => batchAnnouncement(lines)),
  on(wishlist.events.productAdded, ({ name }) => success('TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST', { name })),
  on(compare.events.productAdded, ({ name }) => success('TEXT_TOAST_PRODUCT_ADDED_TO_COMPARE', { name })),
  on(compare.events.limitReached, (payload) => failure('ERROR_COMPARE_FULL', payload)),
  on(wishlist.events.limitReached, (payload) => failure('ERROR_WISHLIST_FULL', payload)),
  on(cart.addRejected, ({ name }) => failure('ERROR_STOCK_EXCEEDED', { name })),
  on(auth.sessionEndFailed, () => failure('ERROR_SIGN_OUT')),
  on(auth.customerSelectionFailed, () => failure('ERROR_CUSTOMER_SELECTION')),
  on(vehicles.garageJoined, ({ missing: gone }) => (gone.length > 0 ? missing(gone) : null)),
  on(vehicles.currentMissing, ({ vehicle }) => missing([vehicle])),
  on(vehicles.joinRefused, () => failure('ERROR_API_GARAGE_FULL')),
  on(vehicles.changeRefused, ({ kind, vehicle, code }) =>
    code === 'GARAGE_FULL'
      ? failure('ERROR_API_GARAGE_FULL')
      : failure(kind === 'add' ? 'ERROR_VEHICLE_NOT_KEPT' : 'ERROR_VEHICLE_NOT_REMOVED', {
          vehicle: formatVehicleName(vehicle),
        }),
  ),
  on(gallery.viewerFailed, (payload) => failure('ERROR_LOADING', payload)),
  // if no language is on the screen at the start, the loading is retried without a toast
  on(i18n.languageFailed, ({ language, kept }) =>
    kept ? { ...failure('ERROR_LANGUAGE_FAILED', { language }), retry: { language } } : null,
  ),
  on(storage.valueSetAside, () => failure('ERROR_STORAGE_SET_ASIDE')),
  on(storage.writeFailed, () => failure('ERROR_STORAGE_FULL')),
]);

const getAnnouncement = ({ type, payload }: UnknownAction): Announcement | null =>
  announcements.get(type)?.(payload as never) ?? null;

export function* watchAnnouncements() {
  const told = {
    type: 'told',
    match: (action: unknown): action is UnknownAction => getAnnouncement(action as UnknownAction) !== null,
  };
  yield* takeEveryIsolated([told], function* (action) {
    const announcement = getAnnouncement(action);
    if (announcement) yield* put(toasts.shown(announcement));
  });
}
