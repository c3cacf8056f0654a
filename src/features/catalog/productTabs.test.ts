import * as v from 'valibot';
import { productFromRow, productRow, type Product } from '@/erp/rows/product';
import { productTabs, shownTab } from './productTabs';

const bare = productFromRow(v.parse(productRow, { id: 1, codigo: 'A-1', descripcion: 'A' }));
const full: Product = {
  ...bare,
  excerpt: 'Buena.',
  attributes: [{ group: 'General', name: 'Largo', value: '136 mm' }],
  equivalents: ['90638599'],
};

test('only what there is something to say of has a tab; fitment and reviews always have', () => {
  expect(productTabs(full)).toEqual(['description', 'specification', 'fitment', 'reviews', 'equivalents']);
  expect(productTabs(bare)).toEqual(['fitment', 'reviews']);
  expect(productTabs({ ...bare, tags: ['chevrolet'] })[0]).toBe('description');
});

test.each([
  [full, 'reviews', 'reviews'],
  [full, '', 'description'],
  [full, 'content', 'description'],
  [bare, 'equivalents', 'fitment'],
  [bare, 'reviews', 'reviews'],
])('an anchor opens its tab, any other the first one (%#)', (product, anchor, tab) => {
  expect(shownTab(product, anchor)).toBe(tab);
});
