import type { UnknownAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { replaceTransport, type HttpRequest } from '@/shared/http';
import { redacted } from '@/shared/redactAction';
import { createFullStore } from './createFullStore';

const password = 'Sup3r-S3cret';
const login = () => auth.loginSubmitted({ email: 'compras@taller.ec', password, returnTo: '/shop/cart' });

/** Creates a shop that records everything its observers receive, with or without its sagas. */
function openShop() {
  const observedActions: UnknownAction[] = [];
  const { store, startFlows } = createFullStore({
    observers: [
      () => (next) => (action) => {
        observedActions.push(action as UnknownAction);
        return next(action);
      },
    ],
  });
  return { store, startFlows, seen: observedActions };
}

test('observers behind the redaction middleware see the event without the password', () => {
  const { store, seen: observedActions } = openShop();
  store.dispatch(login());
  expect(observedActions).toEqual([
    {
      ...login(),
      payload: { email: 'compras@taller.ec', password: redacted, returnTo: '/shop/cart' },
    },
  ]);
});

test('the state never holds the password', () => {
  const { store } = openShop();
  store.dispatch(login());
  expect(JSON.stringify(store.getState())).not.toContain(password);
});

test('the dispatched event keeps its password, as sagas read the event', () => {
  const { store } = openShop();
  const event = login();
  store.dispatch(event);
  expect(event.payload.password).toBe(password);
});

test('an event without a secret is passed on as the same object', () => {
  const { store, seen: observedActions } = openShop();
  const event = auth.logoutRequested();
  store.dispatch(event);
  expect(observedActions[0]).toBe(event);
});

test('the sign-in saga still sends the password', async () => {
  const requests: HttpRequest[] = [];
  let isSent: () => void = () => undefined;
  const whenSent = new Promise<void>((resolve) => {
    isSent = resolve;
  });
  const restore = replaceTransport(() => (request) => {
    if (request.path.endsWith('/getLoginIn')) {
      requests.push(request);
      isSent();
    }
    return new Promise(() => undefined);
  });
  const { store, startFlows } = openShop();
  jest.useFakeTimers();
  const flows = startFlows();

  store.dispatch(login());
  await whenSent;

  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({ user: 'compras@taller.ec', password }),
  ]);
  flows.cancel();
  restore();
  jest.useRealTimers();
});
