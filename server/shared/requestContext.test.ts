import { hasSignificantQuery } from './requestContext';

it.each([
  '/',
  '/?',
  '/?lang=en',
  '/shop?utm_source=whatsapp&utm_medium=social',
  '/?fbclid=x&lang=en',
  '/?gad_source=1&gclid=y',
  '/?_gl=z',
])('the URL %s has no query that changes the page', (url) => expect(hasSignificantQuery(url)).toBe(false));

it.each(['/shop?search=utm_source', '/shop?page=2&utm_source=x', '/shop?utm', '/?langs=en', '/?a?lang=en'])(
  'the URL %s has a query that changes the page',
  (url) => expect(hasSignificantQuery(url)).toBe(true),
);
