import { auth } from '@/features/auth';
import { compare, wishlist } from '@/features/lists';
import { startShop, type Shop } from '@/testing/flowClock';

const product = { id: 7, slug: 'a-7', sku: 'A-7', name: 'Filtro', images: [] };

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.stop());

const lists = () => shop.store.getState();

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

  test('different products side by side all land', async () => {
    for (const id of [1, 2, 3, 4, 5])
      shop.dispatch(list.events.addRequested({ product: { ...product, id } }));
    expect(list.selectors.count(lists())).toBe(5);
    await shop.pass(350);
    expect(shop.count(`${name}/productAdded`)).toBe(5);
    expect(shop.count('navigation/requestIgnored')).toBe(0);
  });

  test('the control is busy for its 350 ms', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(349);
    expect(list.selectors.isBusy(lists(), 7)).toBe(true);
    await shop.pass(1);
    expect(list.selectors.isBusy(lists(), 7)).toBe(false);
  });

  test('a double tap on what is there is one removal, told at 350 ms and not at 349', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    await shop.pass(349);
    expect(shop.count(`${name}/productRemoved`)).toBe(0);
    await shop.pass(1);
    expect(shop.count(`${name}/productRemoved`)).toBe(1);
    expect(shop.count('navigation/requestIgnored')).toBe(1);
  });

  test('signing out empties it', () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(auth.signedOut());
    expect(list.selectors.items(lists())).toEqual([]);
  });

  test('removing takes it out at once', () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    expect(shop.store.getState()[name].items).toEqual([]);
  });
});
