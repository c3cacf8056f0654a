import { auth } from '@/features/auth';
import { navigation, placeOf, selectHasDirtyForm } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer } from '@/testing/renderWithStore';
import { contact, contactSelectors } from './contactSlice';

const message = { name: 'Ana', email: 'ana@example.ec', phone: '', subject: 'Pedido', message: '¿Llegó?' };

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const submit = (said = message) => shop.dispatch(contact.messageSubmitted({ message: said }));
const getIdempotencyKey = (request: number) => shop.asked[request]?.request.headers?.['Idempotency-Key'];
const sending = () => contactSelectors.sending(shop.store.getState());
const draft = () => contactSelectors.draft(shop.store.getState());

test('a message is sent once, however often the button is pressed, and gets a number', async () => {
  shop.dispatch(navigation.formDirtied({ form: 'contact' }));
  for (let press = 0; press < 4; press += 1) submit();
  expect(shop.asked.map(({ request }) => [request.path, request.body])).toEqual([
    ['/api/shop/contact', message],
  ]);
  expect(selectHasDirtyForm(shop.store.getState())).toBe(true);
  await shop.asked[0]?.answer({ number: 'M-00007' }, 201);
  expect(sending()).toEqual({ status: 'sent', number: 'M-00007' });
  expect([draft(), selectHasDirtyForm(shop.store.getState())]).toEqual([null, false]);
});

test('a message sent again after a lost answer keeps its idempotency key, and a changed message gets a new key', async () => {
  submit();
  await shop.asked[0]?.fail('TIMEOUT');
  expect(sending()).toEqual({ status: 'refused', failure: 'TIMEOUT', fields: [] });
  expect(draft()).toEqual(message);
  submit();
  expect(getIdempotencyKey(1)).toBe(getIdempotencyKey(0));
  await shop.asked[1]?.fail('OFFLINE');
  const changedMessage = { ...message, message: '¿Ya llegó?' };
  shop.dispatch(contact.draftTyped({ draft: changedMessage }));
  submit(changedMessage);
  expect(getIdempotencyKey(2)).toMatch(/^[\w-]{8,64}$/);
  expect(getIdempotencyKey(2)).not.toBe(getIdempotencyKey(0));
});

test('refused fields are reported by name', async () => {
  submit();
  await shop.asked[0]?.answer({ status: 400, code: 'BAD_REQUEST', fields: ['email'] }, 400);
  expect(sending()).toEqual({ status: 'refused', failure: 'BAD_REQUEST', fields: ['email'] });
});

test('a draft survives navigation, and is dropped at logout', () => {
  shop.dispatch(contact.draftTyped({ draft: message }));
  shop.dispatch(navigation.arrived(placeOf({ pathname: '/shop', search: '', hash: '' })));
  expect(draft()).toEqual(message);
  shop.dispatch(auth.signedOut());
  expect(draft()).toBeNull();
});

test('the result of a sent message is cleared when its page is opened again', async () => {
  submit();
  await shop.asked[0]?.answer({ number: 'M-00007' }, 201);
  shop.dispatch(navigation.arrived(placeOf({ pathname: '/site/contact-us-v1', search: '', hash: '' })));
  expect(sending()).toEqual({ status: 'idle' });
});

test('a restored draft counts as unsaved input of the contact page', () => {
  const at = (pathname: string) =>
    shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
  at('/site/contact-us-v1');
  expect(selectHasDirtyForm(shop.store.getState())).toBe(false);
  shop.dispatch(contact.draftTyped({ draft: message }));
  at('/shop');
  expect(selectHasDirtyForm(shop.store.getState())).toBe(false);
  at('/site/contact-us-v1');
  expect(selectHasDirtyForm(shop.store.getState())).toBe(true);
});

test('a pending message of a logged-out account does not block the next account', async () => {
  submit();
  shop.dispatch(auth.signedOut());
  submit({ ...message, name: 'Eva' });
  await shop.asked[0]?.answer({ number: 'M-00007' }, 201);
  expect(sending()).toEqual({ status: 'sending' });
  await shop.asked
    .filter(({ request }) => request.path === '/api/shop/contact')[1]
    ?.answer({ number: 'M-00008' }, 201);
  expect(sending()).toEqual({ status: 'sent', number: 'M-00008' });
});

test('a guest who logs in while a message is being sent sees the result of the message', async () => {
  submit();
  shop.dispatch(signInCustomer());
  await shop.asked[0]?.answer({ number: 'M-00007' }, 201);
  expect(sending()).toEqual({ status: 'sent', number: 'M-00007' });
});
