import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import { auth } from '@/features/auth';
import { buildSeller, signInCustomer } from '@/testing/renderWithStore';
import { display, displaySelectors } from './displaySlice';

const isWithIva = (...events: UnknownAction[]) =>
  displaySelectors.isWithIva(events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' })));
const seller = auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null });

test('prices include IVA for guests and customers, and do not for sellers', () => {
  expect([isWithIva(), isWithIva(signInCustomer()), isWithIva(seller)]).toEqual([true, true, false]);
});

test('a choice of prices with or without IVA applies to sellers and customers', () => {
  expect(isWithIva(display.pricesChosen({ prices: 'with-iva' }), seller)).toBe(true);
  expect(isWithIva(display.pricesChosen({ prices: 'without-iva' }), signInCustomer())).toBe(false);
});

test('a choice of prices made in another tab applies to this tab, which keeps its theme', () => {
  const state = [
    display.themeChosen({ theme: 'dark' }),
    display.changedElsewhere({ prices: 'without-iva' }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
  expect(state.display).toEqual({ theme: 'dark', prices: 'without-iva' });
});
