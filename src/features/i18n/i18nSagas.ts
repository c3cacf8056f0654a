import { languageSwitch } from './languageSwitch';

export const i18nSagas = { languageSwitch };
