import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPublicPages } from './publicPages';

test('public pages are the pages of the public routes, the product list included, and no account pages', () => {
  const pages = readPublicPages(readFileSync(path.join(__dirname, '../src/app/routes.tsx'), 'utf8'));
  expect([...pages]).toEqual(
    expect.arrayContaining([
      'productList/ProductListPage',
      'product/ProductPage',
      'category/CategoryPage',
      'about/AboutPage',
    ]),
  );
  expect([...pages].filter((page) => /Checkout|Customers|Order|NotFound/.test(page))).toEqual([]);
});

test('a routes file without publicPages is an error', () => {
  expect(() => readPublicPages('const everybodysPages = {}')).toThrow('has no publicPages');
});
