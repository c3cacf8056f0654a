import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { toastsSelectors } from '@/features/toasts';
import { i18n, i18nSelectors } from './i18nSlice';
import { getMessages } from './texts';

let shop: Shop;
afterEach(() => shop.stop());

const english = (): Asked[] => shop.asked.filter(({ request }) => request.path === '/assets/i18n/en.json');
const choose = (language: 'es' | 'en') => shop.dispatch(i18n.languageChosen({ language }));
const getShownLanguage = () => i18nSelectors.shownLanguage(shop.store.getState());

test('Spanish is the language of the first visit', async () => {
  shop = await startStoreWithFakeClock();
  expect(getShownLanguage()).toBe('es');
});

test('another language is shown only once its texts have loaded', async () => {
  shop = await startStoreWithFakeClock();
  choose('en');
  expect([i18nSelectors.language(shop.store.getState()), getShownLanguage()]).toEqual(['en', 'es']);
  await english()[0]?.answer({ BUTTON_SEARCH: 'Search' });
  expect(getShownLanguage()).toBe('en');
  expect(getMessages('en')).toEqual({ BUTTON_SEARCH: 'Search' });
});

test('texts that are already loaded are not requested again', async () => {
  shop = await startStoreWithFakeClock();
  choose('en');
  await english()[0]?.answer({ BUTTON_SEARCH: 'Search' });
  choose('es');
  choose('en');
  expect([english().length, getShownLanguage()]).toEqual([1, 'en']);
});

test('switching back before the texts have loaded aborts their request, and the old language stays', async () => {
  shop = await startStoreWithFakeClock();
  choose('en');
  choose('es');
  expect(english()[0]?.isAborted()).toBe(true);
  await english()[0]?.answer({ BUTTON_SEARCH: 'Search' });
  expect([getShownLanguage(), shop.store.getState().i18n.status]).toEqual(['es', 'ready']);
});

test('texts that fail to load leave the current language unchanged', async () => {
  shop = await startStoreWithFakeClock();
  choose('en');
  await english()[0]?.fail('OFFLINE');
  expect([getShownLanguage(), shop.store.getState().i18n.status]).toEqual(['es', 'ready']);
});

test('a language file with an invalid text counts as failed', async () => {
  shop = await startStoreWithFakeClock({ answers: { '/assets/i18n/en.json': { BUTTON_SEARCH: 7 } } });
  choose('en');
  await shop.settle();
  expect(shop.count('i18n/languageFailed')).toBe(1);
});

test('a start whose texts fail to load reports the failure, and requests them every 5 s until they have loaded', async () => {
  shop = await startStoreWithFakeClock({ answers: { '/assets/i18n/es.json': undefined } });
  const spanish = () => shop.asked.filter(({ request }) => request.path === '/assets/i18n/es.json');
  await spanish()[0]?.fail('OFFLINE');
  expect([getShownLanguage(), shop.store.getState().i18n.status]).toEqual([null, 'failed']);
  await shop.pass(4_999);
  expect(spanish()).toHaveLength(1);
  await shop.pass(1);
  await spanish()[1]?.answer({ BUTTON_SEARCH: 'Buscar' });
  expect(getShownLanguage()).toBe('es');
  await shop.pass(60_000);
  expect(spanish()).toHaveLength(2);
});

describe('a language whose texts failed to load', () => {
  const language = () => i18nSelectors.language(shop.store.getState());
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
    choose('en');
    await english()[0]?.fail('OFFLINE');
  });

  test('is no longer selected, and a toast offers a retry', () => {
    expect(language()).toBe('es');
    expect(toastsSelectors.all(shop.store.getState())).toMatchObject([
      { tone: 'error', message: 'ERROR_LANGUAGE_FAILED', retry: { language: 'en' } },
    ]);
  });

  test('can be chosen again', async () => {
    choose('en');
    await english()[1]?.answer({ BUTTON_SEARCH: 'Search' });
    expect([english().length, language(), getShownLanguage()]).toEqual([2, 'en', 'en']);
  });
});
