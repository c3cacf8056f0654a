import type { Messages } from '@/shop/messages';
import type { LanguageCode } from './i18nSlice';

/**
 * The texts of each language once received. They are part of the program, not of the state: a log stays small, and
 * the same log can be read in either language.
 */
const texts = new Map<LanguageCode, Messages>();

export const getMessages = (language: LanguageCode): Messages => texts.get(language) ?? {};
export const storeMessages = (language: LanguageCode, messages: Messages): void => {
  texts.set(language, messages);
};
