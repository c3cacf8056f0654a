import type { Messages } from '@/shop/messages';
import type { LanguageCode } from './i18nSlice';

/**
 * Loaded messages by language. The messages are not in the state, so that logs stay small and can be replayed in any
 * language.
 */
const messagesByLanguage = new Map<LanguageCode, Messages>();

export const getMessages = (language: LanguageCode): Messages => messagesByLanguage.get(language) ?? {};
export const storeMessages = (language: LanguageCode, messages: Messages): void => {
  messagesByLanguage.set(language, messages);
};
