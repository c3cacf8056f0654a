import { someCustomer, someSeller } from '@/testing/inShop';
import { landingOf } from './landing';

test('a seller goes to the customers, whatever was asked for', () => {
  expect(landingOf(someSeller(), '/shop/cart')).toBe('/account/clientes');
});

test('a customer goes back to where signing in was asked for', () => {
  expect(landingOf(someCustomer(), '/shop/cart?x=1')).toBe('/shop/cart?x=1');
});

test.each([null, '//evil.example', '/\\evil.example', 'https://evil.example', '/account/login'])(
  'with %p the way is the own area',
  (returnTo) => {
    expect(landingOf(someCustomer(), returnTo)).toBe('/account/dashboard');
  },
);
