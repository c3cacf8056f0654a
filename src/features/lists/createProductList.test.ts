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
] as const)('%s', (name, list) => {
  test('a double tap is one add, reported at 350 ms and not at 349', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(list.events.addRequested({ product }));
    expect(shop.store.getState()[name].items).toEqual([product]);
    await shop.pass(349);
    expect(shop.count(`${name}/productAdded`)).toBe(0);
    await shop.pass(1);
    expect(shop.count(`${name}/productAdded`)).toBe(1);
    expect(shop.count('navigation/requestIgnored')).toBe(1);
  });

  test('a double tap on a button that changed between the taps toggles once', async () => {
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

  test('a listed product is neither added again nor reported', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    expect(shop.count(`${name}/productAdded`)).toBe(1);
  });

  test('different products added at the same time are all added', async () => {
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

  test('a double tap on a listed product is one removal, reported at 350 ms and not at 349', async () => {
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

  test('a product beyond the limit is refused, with advice', () => {
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

  test('a removal can be undone at its position, one or all', async () => {
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

  test('an add after a removal leaves nothing to undo', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    shop.dispatch(list.events.addRequested({ product: { ...product, id: 8 } }));
    expect(list.selectors.removed(lists())).toEqual([]);
  });

  test('a list that another tab wrote leaves nothing to undo', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    shop.dispatch(list.events.changedElsewhere({ items: [] }));
    shop.dispatch(list.events.removalUndone());
    expect(list.selectors.items(lists())).toEqual([]);
  });

  test('signing out empties it', () => {
    shop.dispatch(list.events.addRequested({ product }));
    shop.dispatch(auth.signedOut());
    expect(list.selectors.items(lists())).toEqual([]);
  });

  test('removing takes it out at once', async () => {
    shop.dispatch(list.events.addRequested({ product }));
    await shop.pass(350);
    shop.dispatch(list.events.removeRequested({ id: 7 }));
    expect(shop.store.getState()[name].items).toEqual([]);
  });
});
