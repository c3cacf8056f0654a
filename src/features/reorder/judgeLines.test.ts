import { cartProduct, type CartLine } from '@/features/cart';
import { someOrder, someOrderLine } from '@/testing/orders';
import { someOptions, somePart } from '@/testing/somePart';
import { judgeLines, linesToAdd } from './judgeLines';
import { reorder, reorderReducer, type ReorderState } from './reorderSlice';

const pads = somePart('A-1', { precio_siniva: 12, cantidad: 5 });
const trim = somePart('B-2', { opciones: someOptions });

const asked = (lines: ReturnType<typeof someOrderLine>[], parts: ReorderState['parts'] = {}): ReorderState =>
  [reorder.requested({ order: someOrder('1') }), reorder.partsReceived({ lines, parts })].reduce(
    reorderReducer,
    undefined,
  ) as ReorderState;
const judge = (state: ReorderState, inCart: CartLine[] = []) => judgeLines(state, inCart, 0);
const held = (quantity: number): CartLine => ({
  key: String(pads.id),
  product: cartProduct(pads, 0)!,
  quantity,
  options: [],
  change: null,
});

test.each([
  ['a part that is there', asked([someOrderLine('A-1')], { 'A-1': pads }), [], 'ready'],
  ['a part nobody sells any more', asked([someOrderLine('A-1')]), [], 'gone'],
  [
    'a part without a price',
    asked([someOrderLine('A-1')], { 'A-1': { ...pads, priceWithoutIva: null } }),
    [],
    'gone',
  ],
  [
    'a part on backorder',
    asked([someOrderLine('A-1')], { 'A-1': { ...pads, stock: 'on-backorder' } }),
    [],
    'out',
  ],
  ['a part of which the cart has all', asked([someOrderLine('A-1')], { 'A-1': pads }), [held(5)], 'held'],
  ['a part of which the cart leaves one', asked([someOrderLine('A-1')], { 'A-1': pads }), [held(4)], 'ready'],
  [
    'a part with options that were never chosen',
    asked([someOrderLine('B-2')], { 'B-2': trim }),
    [],
    'options',
  ],
] as const)('%s', (_, state, inCart, expected) => {
  expect(judge(state, [...inCart])[0]?.state).toBe(expected);
});

test('no more is added than there is, counting the cart and the lines before', () => {
  const lines = [someOrderLine('A-1', { quantity: 3 }), someOrderLine('A-1', { quantity: 3 })];
  const judged = judge(asked(lines, { 'A-1': pads }), [held(1)]);
  expect(judged.map(({ quantity }) => quantity)).toEqual([3, 1]);
});

test('a line that is not wished leaves its pieces to the next', () => {
  const lines = [someOrderLine('A-1', { quantity: 4 }), someOrderLine('A-1', { quantity: 4 })];
  const state = reorderReducer(
    asked(lines, { 'A-1': pads }),
    reorder.lineChosen({ position: 0, isTaken: false }),
  );
  expect(linesToAdd(judge(state)).map(({ quantity }) => quantity)).toEqual([4]);
});

test('an option that is still offered is chosen again, by its name', () => {
  const line = someOrderLine('B-2', { options: [{ name: 'Color', value: 'Gris' }] });
  const judged = judge(asked([line], { 'B-2': trim }));
  expect(judged[0]).toMatchObject({ state: 'ready', lostOptions: [] });
  expect(linesToAdd(judged)[0]?.options).toEqual([{ name: 'Color', value: 'Gris' }]);
});

test('an option that is offered no more is told, and another can be chosen', () => {
  const line = someOrderLine('B-2', { options: [{ name: 'Color', value: 'Azul' }] });
  const state = asked([line], { 'B-2': trim });
  expect(judge(state)[0]).toMatchObject({
    state: 'options',
    lostOptions: [{ name: 'Color', value: 'Azul' }],
  });
  expect(linesToAdd(judge(state))).toEqual([]);
  const chosen = reorderReducer(state, reorder.optionChosen({ position: 0, group: 'color', value: 'negro' }));
  expect(linesToAdd(judge(chosen))[0]?.options).toEqual([{ name: 'Color', value: 'Negro' }]);
});

test("the cart is asked at today's price, less the discount", () => {
  const state = asked([someOrderLine('A-1', { price: 1 })], { 'A-1': pads });
  expect(linesToAdd(judgeLines(state, [], 10))[0]?.product.unitPrice).toBe(1_080);
});

test('an answer that comes after closing changes nothing', () => {
  const closed = reorderReducer(
    reorderReducer(undefined, reorder.requested({ order: someOrder('1') })),
    reorder.closed(),
  );
  expect(reorderReducer(closed, reorder.partsReceived({ lines: [], parts: {} }))).toEqual(closed);
  expect(reorderReducer(closed, reorder.failed({ code: 'OFFLINE' }))).toEqual(closed);
});
