import { i18nSelectors, type LanguageCode } from '@/features/i18n';
import { useAppSelector } from '@/shared/redux';

/** The language on the screen, for texts that come in both. */
export const useOwnLanguage = (): LanguageCode => useAppSelector(i18nSelectors.shownLanguage) ?? 'es';
