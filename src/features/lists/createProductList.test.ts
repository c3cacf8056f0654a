import { auth } from '@/features/auth';
import { compare, wishlist } from '@/features/lists';
import { toastsSelectors } from '@/features/toasts';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';

const product = { id: 7, slug: 'A-7', sku: 'A-7', name: 'Filtro', images: [] };

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const lists = () => shop.store.getState();

describe.each([
  ['wishlist', wishlist],
  ['compare', compare],
] as const)('the list %s', (name, list) => {
  test('adds a product once on a double tap, and reports it at 350 ms and not at 349', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(list.events.addRequested({ product }));
    expect(shop.store.getState()[name].items).toEqual([product]);
    await shop.pass(349);
    expect(shop.count(`${name}/productAdded`)).toBe(0);
    await shop.pass(1);
    expect(shop.count(`${name}/productAdded`)).toBe(1);
    expect(shop.count('navigation/requestIgnored')).toBe(1);
  });

  test('ignores the second tap of a double tap, also when the first tap turned Add into Remove or back', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    expect(shop.store.getState()[name].items).toEqual([product]);
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    shop.dispatch(list.events.addRequested({ product }));
    expect(shop.store.getState()[name].items).toEqual([]);
    await shop.pass(350);
    expect([shop.count(`${name}/productAdded`), shop.count(`${name}/productRemoved`)]).toEqual([1, 1]);
    expect(shop.count('navigation/requestIgnored')).toBe(2);
  });

  test('neither adds nor reports a product that it already has', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    expect(shop.count(`${name}/productAdded`)).toBe(1);
  });

  test('adds different products at the same time', async () => {
    for (const id of [1, 2, 3, 4, 5])
      shop.dispatch(list.events.addRequested({ product: { ...product, id } }));
    expect(list.selectors.count(lists())).toBe(5);
    await shop.pass(350);
    expect(shop.count(`${name}/productAdded`)).toBe(5);
    expect(shop.count('navigation/requestIgnored')).toBe(0);
  });

  test('marks an added product as busy for 350 ms', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(349);
    expect(list.selectors.isBusy(lists(), 7)).toBe(true);
    await shop.pass(1);
    expect(list.selectors.isBusy(lists(), 7)).toBe(false);
  });

  test('removes a listed product once on a double tap, and reports it at 350 ms and not at 349', async () => {
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

  test('refuses a product beyond its limit, with an error toast that names the limit', () => {
    const items = Array.from({ length: list.limit }, (_, id) => ({ ...product, id }));
    shop.dispatch(list.events.changedElsewhere({ items }));
    shop.dispatch(list.events.addRequested({ product: { ...product, id: 999, name: 'Uno más' } }));
    expect(list.selectors.count(lists())).toBe(list.limit);
    expect(shop.count(`${name}/limitReached`)).toBe(1);
    expect(toastsSelectors.all(lists()).at(-1)).toMatchObject({
      tone: 'error',
      message: name === 'compare' ? 'ERROR_COMPARE_FULL' : 'ERROR_WISHLIST_FULL',
      values: { name: 'Uno más', limit: list.limit },
    });
  });

  test('restores one removed product or all removed products at their positions', async () => {
    for (const id of [1, 2, 3]) shop.dispatch(list.events.addRequested({ product: { ...product, id } }));
    await shop.pass(350);
    const ids = () => list.selectors.items(lists()).map(({ id }) => id);
    shop.dispatch(list.events.removeRequested({ id: 2 }));
    expect(ids()).toEqual([1, 3]);
    shop.dispatch(list.events.removalUndone());
    expect(ids()).toEqual([1, 2, 3]);
    shop.dispatch(list.events.emptied());
    expect(ids()).toEqual([]);
    shop.dispatch(list.events.removalUndone());
    expect(ids()).toEqual([1, 2, 3]);
    expect(list.selectors.removed(lists())).toEqual([]);
  });

  test('has no removal to undo after an add', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    shop.dispatch(list.events.addRequested({ product: { ...product, id: 8 } }));
    expect(list.selectors.removed(lists())).toEqual([]);
  });

  test('has no removal to undo after another tab wrote the list', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    shop.dispatch(list.events.changedElsewhere({ items: [] }));
    shop.dispatch(list.events.removalUndone());
    expect(list.selectors.items(lists())).toEqual([]);
  });

  test('is empty after the sign-out', () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(auth.signedOut());
    expect(list.selectors.items(lists())).toEqual([]);
  });

  test('loses a removed product at once', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    expect(shop.store.getState()[name].items).toEqual([]);
  });
});
