export { i18n, i18nReducer, i18nSelectors, languages } from './i18nSlice';
export type { I18nState, LanguageCode } from './i18nSlice';
export { storeMessages, getMessages } from './texts';
export { i18nSagas } from './i18nSagas';
