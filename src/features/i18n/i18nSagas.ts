import { watchLanguageSwitch } from './languageSwitch';

export const i18nSagas = { languageSwitch: watchLanguageSwitch };
