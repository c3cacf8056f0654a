import { i18nSelectors, type LanguageCode } from '@/features/i18n';
import { useAppSelector } from '@/shared/redux';

/** Returns the shown language, for content that has both. */
export const useOwnLanguage = (): LanguageCode => useAppSelector(i18nSelectors.shownLanguage) ?? 'es';
