import { auth, authSelectors } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { toastsSelectors } from '@/features/toasts';
import { saveFile } from '@/shared/saveFile';
import { accountDataParts } from '@/shop/accountDataSchemas';
import { buildCustomer, signInCustomer } from '@/testing/renderWithStore';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { accountData, accountDataSelectors } from './accountDataSlice';

jest.mock('@/shared/saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

let shop: Shop;
beforeEach(async () => {
  saved.mockClear();
  shop = await startStoreWithFakeClock();
  shop.dispatch(signInCustomer());
  shop.dispatch(navigation.arrived(placeOf({ pathname: '/account/profile', search: '', hash: '' })));
});
afterEach(() => shop.stop());

const getRequests = (path: string): Asked[] =>
  shop.asked.filter(({ request }) => request.path.includes(path));
const download = () => accountDataSelectors.download(shop.store.getState());
const deletion = () => accountDataSelectors.deletion(shop.store.getState());
/** Answers the last request for the account's data. */
const answerNext = (body: object) => getRequests('/account/data').at(-1)?.answer(body);

test('the download saves every section of the account’s data, with all its pages, in one file', async () => {
  shop.dispatch(accountData.downloadRequested());
  // the request is sent once, however often the button is pressed
  shop.dispatch(accountData.downloadRequested());
  for (const part of accountDataParts) {
    await answerNext(part === 'orders' ? { rows: [{ number: 1 }], next: 1 } : { rows: [{ part }] });
    if (part === 'orders') await answerNext({ rows: [{ number: 2 }] });
  }
  expect(getRequests('/account/data').map(({ request }) => request.path.split('?')[1])).toEqual([
    'part=account&from=0',
    'part=sessions&from=0',
    'part=addresses&from=0',
    'part=vehicles&from=0',
    'part=reviews&from=0',
    'part=messages&from=0',
    'part=quotations&from=0',
    'part=orders&from=0',
    'part=orders&from=1',
    'part=ordersForCustomers&from=0',
  ]);
  expect(saved).toHaveBeenCalledTimes(1);
  const [name, text, type] = saved.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['datos-C0001.json', 'application/json']);
  expect(JSON.parse(text ?? '')).toMatchObject({
    account: [{ part: 'account' }],
    orders: [{ number: 1 }, { number: 2 }],
  });
  expect(download()).toEqual({ status: 'saved' });
});

test('a download that fails saves no file, and can be requested again', async () => {
  shop.dispatch(accountData.downloadRequested());
  await answerNext({ rows: [] });
  await getRequests('/account/data').at(-1)?.fail('OFFLINE');
  expect(download()).toEqual({ status: 'failed', failure: 'OFFLINE' });
  expect(saved).not.toHaveBeenCalled();
  shop.dispatch(accountData.downloadRequested());
  expect(getRequests('/account/data')).toHaveLength(3);
});

test('a change of account cancels the download', async () => {
  shop.dispatch(accountData.downloadRequested());
  const [first] = getRequests('/account/data');
  const account = buildCustomer({ code: 'C2' });
  shop.dispatch(auth.sessionReceived({ session: { account, customer: null, demo: [] } }));
  await first?.answer({ rows: [] });
  expect(first?.isAborted()).toBe(true);
  expect(getRequests('/account/data')).toHaveLength(1);
  expect(download()).toEqual({ status: 'idle' });
});

test('deleting an account sends one request, signs out and shows a message', async () => {
  shop.dispatch(accountData.deletionOpened());
  shop.dispatch(accountData.deletionSubmitted({ password: 'llave inglesa 19' }));
  shop.dispatch(accountData.deletionSubmitted({ password: 'llave inglesa 19' }));
  const requests = getRequests('/account/deletion');
  expect(requests.map(({ request }) => request.body)).toEqual([
    { password: 'llave inglesa 19', language: 'es' },
  ]);
  // closing does not take back a request that was sent
  shop.dispatch(accountData.deletionClosed());
  expect(deletion()).toEqual({ status: 'sending' });
  await requests[0]?.answer({});
  const state = shop.store.getState();
  expect(deletion()).toEqual({ status: 'closed' });
  expect(authSelectors.account(state)).toBeNull();
  expect(toastsSelectors.all(state)).toMatchObject([{ message: 'TEXT_ACCOUNT_DELETED' }]);
});

test('a refused deletion shows its reason, and the account stays', async () => {
  shop.dispatch(accountData.deletionOpened());
  shop.dispatch(accountData.deletionSubmitted({ password: 'falsa' }));
  await getRequests('/account/deletion')[0]?.fail('AUTH_WRONG_PASSWORD');
  expect(deletion()).toEqual({ status: 'refused', failure: 'AUTH_WRONG_PASSWORD' });
  expect(authSelectors.isSignedIn(shop.store.getState())).toBe(true);
  shop.dispatch(accountData.deletionSubmitted({ password: 'verdadera' }));
  expect(getRequests('/account/deletion')).toHaveLength(2);
});

describe('a deletion whose answer was lost', () => {
  const submit = () => shop.dispatch(accountData.deletionSubmitted({ password: 'llave inglesa 19' }));
  const signIns = () => getRequests('/getLoginIn');
  beforeEach(async () => {
    submit();
    await getRequests('/account/deletion')[0]?.fail('OFFLINE');
    submit();
    await getRequests('/account/deletion')[1]?.fail('AUTH_REQUIRED');
  });

  test('is confirmed by a refused sign-in, and signs out with a message', async () => {
    await signIns()[0]?.answer({ message: { response: [{ salida: 'ERROR' }] } });
    const state = shop.store.getState();
    expect(authSelectors.account(state)).toBeNull();
    expect(authSelectors.failure(state)).toBeNull();
    expect(toastsSelectors.all(state)).toMatchObject([{ message: 'TEXT_ACCOUNT_DELETED' }]);
  });

  test('is sent again in a new session when the account can still sign in', async () => {
    await signIns()[0]?.answer({ message: { response: [{ salida: 'OK' }] } });
    expect(authSelectors.isSignedIn(shop.store.getState())).toBe(true);
    await getRequests('/account/deletion')[2]?.answer({});
    expect(toastsSelectors.all(shop.store.getState())).toMatchObject([{ message: 'TEXT_ACCOUNT_DELETED' }]);
  });
});

test('after a lost answer, a refused deletion with another password does not confirm the first deletion', async () => {
  shop.dispatch(accountData.deletionSubmitted({ password: 'llave inglesa 19' }));
  await getRequests('/account/deletion')[0]?.fail('OFFLINE');
  shop.dispatch(accountData.deletionSubmitted({ password: 'llave inglesa 20' }));
  await getRequests('/account/deletion')[1]?.fail('AUTH_REQUIRED');
  expect(getRequests('/getLoginIn')).toHaveLength(0);
  expect(shop.count('accountData/accountDeleted')).toBe(0);
});
