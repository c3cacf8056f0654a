import { watchAnnouncements } from './announcements';
import { watchToasts } from './toastLife';

export const toastsSagas = { announcements: watchAnnouncements, toastLife: watchToasts };
