import { watchAnnouncements } from './announcements';
import { removeOthersToasts, watchToasts } from './toastLife';

export const toastsSagas = {
  announcements: watchAnnouncements,
  toastLife: watchToasts,
  toastOwners: removeOthersToasts,
};
