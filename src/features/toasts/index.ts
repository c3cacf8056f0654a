export { toasts, toastsReducer, toastsSelectors } from './toastsSlice';
export type { Toast, ToastsState } from './toastsSlice';
export { toastsSagas } from './toastsSagas';
