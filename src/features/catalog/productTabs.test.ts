import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { watchProductTabs, resolveTab } from './productTabs';

const bare = parseProductRow(v.parse(productRow, { id: 1, codigo: 'A-1', descripcion: 'A' }));
const full: Product = {
  ...bare,
  excerpt: 'Buena.',
  attributes: [{ group: 'General', name: 'Largo', value: '136 mm' }],
  equivalents: ['90638599'],
};

test('a tab without content is hidden, except the fitment tab and the reviews tab', () => {
  expect(watchProductTabs(full)).toEqual([
    'description',
    'specification',
    'fitment',
    'reviews',
    'equivalents',
  ]);
  expect(watchProductTabs(bare)).toEqual(['fitment', 'reviews']);
  expect(watchProductTabs({ ...bare, tags: ['chevrolet'] })[0]).toBe('description');
});

test.each([
  ['all tabs', 'reviews', 'reviews', full],
  ['all tabs', '', 'description', full],
  ['all tabs', 'content', 'description', full],
  ['two tabs', 'equivalents', 'fitment', bare],
  ['two tabs', 'reviews', 'reviews', bare],
])('a product with %s and the anchor «%s» opens the tab %s', (_, anchor, tab, product) => {
  expect(resolveTab(product, anchor)).toBe(tab);
});
