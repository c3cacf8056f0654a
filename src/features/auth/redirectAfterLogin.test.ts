import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { redirectAfterLogin } from './redirectAfterLogin';

test('a seller goes to the customers, whatever was asked for', () => {
  expect(redirectAfterLogin(buildSeller(), '/shop/cart')).toBe('/account/clientes');
});

test('a customer goes back to where signing in was asked for', () => {
  expect(redirectAfterLogin(buildCustomer(), '/shop/cart?x=1')).toBe('/shop/cart?x=1');
});

test.each([null, '//evil.example', '/\\evil.example', 'https://evil.example', '/account/login'])(
  'with %p the way is the own area',
  (returnTo) => {
    expect(redirectAfterLogin(buildCustomer(), returnTo)).toBe('/account/dashboard');
  },
);
