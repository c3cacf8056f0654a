import { announceEmptiedCart, watchAnnouncements } from './announcements';
import { removeOthersToasts, watchToasts } from './toastLife';

export const toastsSagas = {
  announcements: watchAnnouncements,
  cartEnd: announceEmptiedCart,
  toastLife: watchToasts,
  toastOwners: removeOthersToasts,
};
