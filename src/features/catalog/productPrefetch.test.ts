import { connectPrefetch, navigation, placeOf, type KnownRoute } from '@/features/navigation';
import { startShop, type Shop } from '@/testing/flowClock';
import { catalog, catalogSelectors } from './catalogSlice';

let shop: Shop;
let brought: KnownRoute[];
beforeEach(() => {
  brought = [];
  connectPrefetch((route) => brought.push(route));
});
afterEach(() => shop.stop());

const point = (slug: string) => shop.dispatch(catalog.productPointed({ slug }));
const related = (slug: string) =>
  catalogSelectors.shelfStatus(shop.store.getState(), { kind: 'related', slug });
const row = { id: 1, codigo: 'A-1', descripcion: 'A' };

test('the product that is pointed at for 65 ms is brought, with what lies beside it; one that is crossed is not', async () => {
  shop = await startShop();
  point('a-0');
  await shop.pass(64);
  point('a-1');
  await shop.pass(64);
  expect(brought).toEqual([]);
  await shop.pass(1);
  expect(brought).toEqual(['product']);
  expect(shop.asked).toHaveLength(1);
  await shop.asked[0]?.answer({ message: { response: [row] } });
  expect(related('a-1')).toBe('ready');
});

test('what was brought once is not asked again', async () => {
  shop = await startShop();
  point('a-1');
  await shop.pass(65);
  await shop.asked[0]?.answer({ message: { response: [row] } });
  point('a-1');
  await shop.pass(65);
  expect(shop.asked).toHaveLength(1);
});

test('a guess that fails says nothing, and going somewhere ends it', async () => {
  shop = await startShop();
  point('a-1');
  await shop.pass(65);
  await shop.asked[0]?.fail('ERP_TIMEOUT');
  expect(related('a-1')).toBe('idle');
  expect(shop.count('navigation/flowFailed')).toBe(0);
  point('a-2');
  shop.dispatch(navigation.arrived(placeOf({ pathname: '/site/about-us', search: '', hash: '' })));
  await shop.pass(65);
  expect(shop.asked).toHaveLength(1);
});
