import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { redirectAfterLogin } from './redirectAfterLogin';

test('a seller is redirected to the list of customers, whichever page required the sign-in', () => {
  expect(redirectAfterLogin(buildSeller(), '/shop/cart')).toBe('/account/clientes');
});

test('a customer is redirected to the page that required the sign-in', () => {
  expect(redirectAfterLogin(buildCustomer(), '/shop/cart?x=1')).toBe('/shop/cart?x=1');
});

test.each([null, '//evil.example', '/\\evil.example', 'https://evil.example', '/account/login'])(
  'a customer with the return path %p is redirected to the dashboard',
  (returnTo) => {
    expect(redirectAfterLogin(buildCustomer(), returnTo)).toBe('/account/dashboard');
  },
);
