import type { Account } from '@/erp/rows/account';
import { auth } from '@/features/auth';
import { buildCustomer } from '@/testing/renderWithStore';
import { contact, contactReducer, type ContactState } from './contactSlice';

const message = { name: 'Ana', email: 'ana@example.ec', phone: '', subject: 'Pedido', message: '¿Llegó?' };
type Event = Parameters<typeof contactReducer>[1];
const after = (...events: Event[]): ContactState =>
  events.reduce(contactReducer, contactReducer(undefined, { type: 'began' }));

const submitted = contact.messageSubmitted({ message });
const began = contact.sendingBegan({ idempotencyKey: 'k1' });
const sent = contact.messageSent({ number: 'M-1' });

test('text that is typed while a message is being sent does not change the message', () => {
  const state = after(submitted, began);
  expect(contactReducer(state, contact.draftTyped({ draft: { ...message, name: 'Eva' } }))).toBe(state);
});

test('an event that does not fit the state of the form changes nothing', () => {
  const state = after(contact.draftTyped({ draft: message }));
  expect(contactReducer(state, sent)).toBe(state);
  expect(contactReducer(state, contact.messageRefused({ code: 'OFFLINE', fields: [] }))).toBe(state);
  expect(contactReducer(state, began)).toBe(state);
  expect(contactReducer(state, contact.anotherBegan())).toBe(state);
});

test('after a sent message, the button for another message or the first typed character begins a new draft', () => {
  const state = after(submitted, began, sent);
  expect(contactReducer(state, contact.anotherBegan())).toEqual(after());
  expect(contactReducer(state, contact.draftTyped({ draft: message }))).toEqual(
    after(contact.draftTyped({ draft: message })),
  );
});

test('an idempotency key that an earlier message has used is dropped', () => {
  const refused = contact.messageRefused({ code: 'IDEMPOTENCY_KEY_REUSED', fields: [] });
  expect(after(submitted, began, refused).idempotencyKey).toBeNull();
});

describe('the draft of a message', () => {
  const typed = contact.draftTyped({ draft: message });
  const session = (account: Account | null) =>
    auth.sessionReceived({ session: { account, customer: null, demo: [] } });

  test('is dropped when the session of its account expires', () => {
    expect(after(session(buildCustomer()), typed, session(null)).draft).toBeNull();
  });

  test('is dropped for the next account also when the form loaded after the session check', () => {
    const first = contact.draftTyped({ draft: message, person: buildCustomer().code });
    expect(after(first, session(buildCustomer({ code: 'C0002' }))).draft).toBeNull();
    // a guest's own message is kept
    const guests = contact.draftTyped({ draft: message, person: null });
    expect(after(guests, session(buildCustomer({ code: 'C0002' }))).draft).toEqual(message);
  });

  test('is dropped for another account that signs in', () => {
    const another = buildCustomer({ code: 'C2' });
    const signsIn = auth.customerSignedIn({ account: another, returnTo: null });
    expect(after(session(buildCustomer()), typed, signsIn).draft).toBeNull();
  });

  test('is kept when the guest who wrote it signs in', () => {
    const signsIn = auth.customerSignedIn({ account: buildCustomer(), returnTo: null });
    expect(after(session(null), typed, signsIn).draft).toEqual(message);
  });
});
