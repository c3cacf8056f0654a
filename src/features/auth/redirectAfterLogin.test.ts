import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { redirectAfterLogin } from './redirectAfterLogin';

test('a seller goes to the customers, whatever page asked for the sign-in', () => {
  expect(redirectAfterLogin(buildSeller(), '/shop/cart')).toBe('/account/clientes');
});

test('a customer goes back to the page that asked for the sign-in', () => {
  expect(redirectAfterLogin(buildCustomer(), '/shop/cart?x=1')).toBe('/shop/cart?x=1');
});

test.each([null, '//evil.example', '/\\evil.example', 'https://evil.example', '/account/login'])(
  'with %p the way leads to the account’s own area',
  (returnTo) => {
    expect(redirectAfterLogin(buildCustomer(), returnTo)).toBe('/account/dashboard');
  },
);
