import { announcements } from './announcements';
import { toastLife } from './toastLife';

export const toastsSagas = { announcements, toastLife };
