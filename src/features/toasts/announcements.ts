import type { UnknownAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { gallery } from '@/features/gallery';
import { compare, wishlist } from '@/features/lists';
import { storage } from '@/features/storage';
import { formatVehicleName, vehicles } from '@/features/vehicles';
import { put } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import type { Vehicle } from '@/shop/schemas';
import { toasts, type Toast } from './toastsSlice';

type Announcement = Pick<Toast, 'tone' | 'message' | 'values' | 'undo'>;

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
/** A batch is one toast, including what the stock has cut short. */
function batchAnnouncement(lines: readonly { quantity: number; wanted: number }[]): Announcement {
  const count = lines.filter(({ quantity }) => quantity > 0).length;
  const short = lines.filter(({ quantity, wanted }) => quantity < wanted).length;
  if (count === 0) return failure('ERROR_LINES_NOT_ADDED');
  return short > 0
    ? failure('ERROR_LINES_ADDED_SHORT', { count, short })
    : success('TEXT_TOAST_LINES_ADDED', { count });
}

/** Returns the toast of an event. */
function getAnnouncement(action: UnknownAction): Announcement | null {
  if (cart.lineAdded.match(action)) {
    const { key, name, quantity } = action.payload;
    return {
      ...success('TEXT_TOAST_PRODUCT_ADDED_TO_CART', { name }),
      ...(quantity ? { undo: { of: 'add', key, quantity } } : {}),
    };
  }
  if (cart.lineRemoved.match(action)) {
    const { key, name } = action.payload;
    return name ? { ...success('TEXT_LINE_REMOVED', { name }), undo: { of: 'removal', key } } : null;
  }
  if (cart.linesAdded.match(action)) return batchAnnouncement(action.payload.lines);
  if (wishlist.events.productAdded.match(action)) {
    return success('TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST', { name: action.payload.name });
  }
  if (compare.events.productAdded.match(action)) {
    return success('TEXT_TOAST_PRODUCT_ADDED_TO_COMPARE', { name: action.payload.name });
  }
  if (compare.events.limitReached.match(action)) {
    return failure('ERROR_COMPARE_FULL', action.payload);
  }
  if (wishlist.events.limitReached.match(action)) {
    return failure('ERROR_WISHLIST_FULL', action.payload);
  }
  if (cart.addRejected.match(action)) return failure('ERROR_STOCK_EXCEEDED', { name: action.payload.name });
  if (auth.sessionEndFailed.match(action)) return failure('ERROR_SIGN_OUT');
  if (auth.customerSelectionFailed.match(action)) return failure('ERROR_CUSTOMER_SELECTION');
  if (vehicles.garageJoined.match(action)) {
    return action.payload.missing.length > 0 ? missing(action.payload.missing) : null;
  }
  if (vehicles.currentMissing.match(action)) return missing([action.payload.vehicle]);
  if (vehicles.joinRefused.match(action)) return failure('ERROR_API_GARAGE_FULL');
  if (vehicles.changeRefused.match(action)) {
    const { kind, vehicle, code } = action.payload;
    if (code === 'GARAGE_FULL') return failure('ERROR_API_GARAGE_FULL');
    return failure(kind === 'add' ? 'ERROR_VEHICLE_NOT_KEPT' : 'ERROR_VEHICLE_NOT_REMOVED', {
      vehicle: formatVehicleName(vehicle),
    });
  }
  if (gallery.viewerFailed.match(action)) return failure('ERROR_LOADING', action.payload);
  if (storage.valueSetAside.match(action)) return failure('ERROR_STORAGE_SET_ASIDE');
  if (storage.writeFailed.match(action)) return failure('ERROR_STORAGE_FULL');
  return null;
}

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
