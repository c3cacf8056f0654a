import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getMessages } from '@/shop/messages';
import { i18n, i18nSelectors, type I18nState } from './i18nSlice';
import { storeMessages } from './texts';

function* showLanguage() {
  const { language, received, status } = yield* select(({ i18n: state }: { i18n: I18nState }) => state);
  if (status === 'ready') return;
  try {
    if (!received.includes(language)) {
      yield* call(storeMessages, language, yield* call(getMessages, language));
    }
    yield* put(i18n.languageReady({ language }));
  } catch (error) {
    yield* put(i18n.languageFailed({ language, code: toFailureCode(error) }));
  }
}

/** 5 s: without texts there is nothing to see; a service that is restarted is back soon. */
const pause = 5_000;

/** The chosen language's texts, at start and at each choice, without a reload. At the start they are asked until they come. */
export function* watchLanguageSwitch() {
  yield* showLanguage();
  while ((yield* select(i18nSelectors.shownLanguage)) === null) {
    yield* race({ pause: delay(pause), chosen: take(i18n.languageChosen) });
    yield* showLanguage();
  }
  // what did not come is asked again by hand, and when the network is back
  yield* takeLatestOf([i18n.languageChosen, navigation.retryRequested], showLanguage);
}
