import * as v from 'valibot';
import { parseCategoryRow, categoryRow } from '@/erp/rows/category';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { content } from '@/features/content';
import { storeMessages } from '@/features/i18n';
import { placeOf } from '@/features/navigation';
import { vehicleParts } from '@/features/vehicleParts';
import { buildPost } from '@/testing/buildPost';
import { createFullStore } from './createFullStore';
import { buildStructuredData } from './structuredData';

const origin = 'https://shop.invalid';
const product = parseProductRow(
  v.parse(productRow, {
    id: 1,
    codigo: 'A/1',
    descripcion: 'Pastillas',
    precio: 46,
    precio_siniva: 40,
    categorias: ['05-001'],
  }),
);
const category = (slug: string, nombre: string, hijos: object[] = []) => ({
  slug,
  nombre,
  imagen: '',
  items: 1,
  padre: null,
  hijos,
  layout: hijos.length > 0 ? 'categories' : 'products',
});
const wear = parseCategoryRow(
  v.parse(categoryRow, category('05-000', 'Desgaste', [category('05-001', 'Frenos')])),
);
const aveo = { id: 7, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6' };

storeMessages('es', { LINK_HOME: 'Inicio', LINK_SHOP: 'Tienda', LINK_BLOG: 'Blog' });

function build(pathname: string): object[] {
  const { store } = createFullStore();
  store.dispatch(catalog.departmentsReceived({ categories: [wear] }));
  store.dispatch(catalog.productAsked({ slug: 'A/1' }));
  store.dispatch(catalog.productReceived({ product }));
  store.dispatch(content.postReceived({ post: buildPost() }));
  store.dispatch(vehicleParts.partsAsked({ slug: 'aveo' }));
  store.dispatch(
    vehicleParts.partsReceived({
      slug: 'aveo',
      parts: { vehicle: aveo, own: 1, universal: 2, categories: [], isCut: false },
    }),
  );
  return buildStructuredData(store.getState(), placeOf({ pathname, search: '', hash: '' }));
}

/** Names and addresses of a breadcrumb. */
const readSteps = (data: object | undefined) =>
  (data as { itemListElement: { position: number; name: string; item: string }[] }).itemListElement.map(
    ({ position, name, item }) => [position, name, item.slice(origin.length)],
  );

test('the structured data of the home page describe the shop and its search', () => {
  expect(build('/')).toMatchObject([
    { '@type': ['Organization', 'AutoPartsStore'], url: `${origin}/`, openingHours: 'Mo-Sa 08:00-19:00' },
    {
      '@type': 'WebSite',
      potentialAction: { target: `${origin}/shop/shop-grid-4-sidebar?search={words}` },
    },
  ]);
});

test('the structured data of a product have its breadcrumb, but no price and no offer', () => {
  const [about, path] = build('/shop/products/A%2F1');
  expect(about).toMatchObject({ '@type': 'Product', sku: 'A/1', url: `${origin}/shop/products/A%2F1` });
  expect(JSON.stringify(about)).not.toMatch(/offer|price|46|40/i);
  expect(readSteps(path)).toEqual([
    [1, 'Inicio', '/'],
    [2, 'Desgaste', '/shop/category/05-000'],
    [3, 'Frenos', '/shop/category/05-001/products'],
    [4, 'Pastillas', '/shop/products/A%2F1'],
  ]);
});

test.each([
  ['/shop/category/05-000', [[3, 'Desgaste', '/shop/category/05-000']]],
  [
    '/shop/category/05-001/products',
    [
      [3, 'Desgaste', '/shop/category/05-000'],
      [4, 'Frenos', '/shop/category/05-001/products'],
    ],
  ],
  ['/vehicles/aveo', [[3, 'Chevrolet Aveo 2012 1.6', '/vehicles/aveo']]],
])('the structured data of %s are the page’s breadcrumb and nothing else', (path, below) => {
  const [breadcrumb, ...rest] = build(path);
  expect(rest).toEqual([]);
  expect(readSteps(breadcrumb)).toEqual([[1, 'Inicio', '/'], [2, 'Tienda', '/shop'], ...below]);
});

test('the structured data of an article have its date of publication', () => {
  const [about, path] = build('/blog/pastillas');
  expect(about).toMatchObject({
    '@type': 'BlogPosting',
    headline: '¿Cuándo se cambian?',
    datePublished: '2026-11-12',
    image: `${origin}/images/posts/brake-pads-800.avif`,
  });
  expect(readSteps(path).at(-1)).toEqual([3, '¿Cuándo se cambian?', '/blog/pastillas']);
});

test.each(['/shop/products/B-2', '/shop/category/zz/products', '/blog/none', '/shop/cart', '/nowhere'])(
  '%s has no structured data',
  (path) => {
    expect(build(path)).toEqual([]);
  },
);
