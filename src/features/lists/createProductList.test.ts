import { compare, wishlist } from '@/features/lists';
import { startShop, type Shop } from '@/testing/flowClock';

const product = { id: 7, slug: 'a-7', sku: 'A-7', name: 'Filtro', images: [] };

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.stop());

describe.each([
  ['wishlist', wishlist],
  ['compare', compare],
] as const)('%s', (name, list) => {
  test('a double tap is one add, told at 350 ms and not at 349', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(list.events.addRequested({ product }));
    expect(shop.store.getState()[name].items).toEqual([product]);
    await shop.pass(349);
    expect(shop.count(`${name}/productAdded`)).toBe(0);
    await shop.pass(1);
    expect(shop.count(`${name}/productAdded`)).toBe(1);
    expect(shop.count('navigation/requestIgnored')).toBe(1);
  });

  test('what is there already is not added again, nor told', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    expect(shop.count(`${name}/productAdded`)).toBe(1);
  });

  test('removing takes it out at once', () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    expect(shop.store.getState()[name].items).toEqual([]);
  });
});
