import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { getMessages } from '@/shop/messages';
import { i18n, i18nSelectors } from './i18nSlice';
import { keepTexts } from './texts';

function* showLanguage() {
  const language = yield* select(i18nSelectors.language);
  try {
    if (!(yield* select(i18nSelectors.received)).includes(language)) {
      yield* call(keepTexts, language, yield* call(getMessages, language));
    }
    yield* put(i18n.languageReady({ language }));
  } catch (error) {
    yield* put(i18n.languageFailed({ language, code: codeOf(error) }));
  }
}

/** The chosen language's texts, at start and at each choice, without a reload. */
export function* languageSwitch() {
  yield* showLanguage();
  yield* latest([i18n.languageChosen], showLanguage);
}
