import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getMessages } from '@/shop/messages';
import { i18n, i18nSelectors, type I18nState } from './i18nSlice';
import { storeMessages } from './texts';

function* showLanguage() {
  const { language, shown, received, status } = yield* select(
    ({ i18n: state }: { i18n: I18nState }) => state,
  );
  if (status === 'ready') return;
  try {
    if (!received.includes(language)) {
      yield* call(storeMessages, language, yield* call(getMessages, language));
    }
    yield* put(i18n.languageReady({ language }));
  } catch (error) {
    yield* put(i18n.languageFailed({ language, kept: shown, code: toFailureCode(error) }));
  }
}

/**
 * Delay between attempts, in milliseconds. The delay is short, because the page needs the messages and a restarting
 * service soon answers.
 */
const retryDelay = 5_000;

/**
 * Loads the messages of the language at the start, with endless retries, and after each choice without a page reload.
 */
export function* watchLanguageSwitch() {
  yield* showLanguage();
  while ((yield* select(i18nSelectors.shownLanguage)) === null) {
    yield* race({ pause: delay(retryDelay), chosen: take(i18n.languageChosen) });
    yield* showLanguage();
  }
  // if a later choice fails, the current language stays, and a toast offers a retry
  yield* takeLatestOf([i18n.languageChosen], showLanguage);
}
