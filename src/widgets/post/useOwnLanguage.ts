import { i18nSelectors, type LanguageCode } from '@/features/i18n';
import { useAppSelector } from '@/shared/redux';

/** Returns the current language, for content that has both languages. */
export const useOwnLanguage = (): LanguageCode => useAppSelector(i18nSelectors.shownLanguage) ?? 'es';
