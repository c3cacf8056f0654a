import { toCartProduct, type CartLine } from '@/features/cart';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { someOptions, buildPart } from '@/testing/buildPart';
import { validateLines, listLinesToAdd } from './validateLines';
import { reorder, reorderReducer, type ReorderState } from './reorderSlice';

const pads = buildPart('A-1', { precio_siniva: 12, cantidad: 5 });
const trim = buildPart('B-2', { opciones: someOptions });

const asked = (lines: ReturnType<typeof buildOrderLine>[], parts: ReorderState['parts'] = {}): ReorderState =>
  [reorder.requested({ order: buildOrder('1') }), reorder.partsReceived({ lines, parts })].reduce(
    reorderReducer,
    undefined,
  ) as ReorderState;
const judge = (state: ReorderState, inCart: CartLine[] = []) => validateLines(state, inCart, 0);
const buildCartLine = (quantity: number): CartLine => ({
  key: String(pads.id),
  product: toCartProduct(pads, 0)!,
  quantity,
  options: [],
  change: null,
});

test.each([
  ['a part in stock', 'ready', asked([buildOrderLine('A-1')], { 'A-1': pads }), []],
  ['a discontinued part', 'gone', asked([buildOrderLine('A-1')]), []],
  [
    'a part without a price',
    'unpriced',
    asked([buildOrderLine('A-1')], { 'A-1': { ...pads, priceWithoutIva: null } }),
    [],
  ],
  [
    'a part on backorder',
    'out',
    asked([buildOrderLine('A-1')], { 'A-1': { ...pads, stock: 'on-backorder' } }),
    [],
  ],
  [
    'a part whose whole stock is in the cart',
    'held',
    asked([buildOrderLine('A-1')], { 'A-1': pads }),
    [buildCartLine(5)],
  ],
  [
    'a part of which the cart leaves one piece',
    'ready',
    asked([buildOrderLine('A-1')], { 'A-1': pads }),
    [buildCartLine(4)],
  ],
  [
    'a part with options that were never chosen',
    'options',
    asked([buildOrderLine('B-2')], { 'B-2': trim }),
    [],
  ],
] as const)('the order line of %s has the state «%s»', (_, expected, state, inCart) => {
  expect(judge(state, [...inCart])[0]?.state).toBe(expected);
});

test('the quantity of a line is limited to the stock that the cart and earlier lines leave', () => {
  const lines = [buildOrderLine('A-1', { quantity: 3 }), buildOrderLine('A-1', { quantity: 3 })];
  const judged = judge(asked(lines, { 'A-1': pads }), [buildCartLine(1)]);
  expect(judged.map(({ quantity }) => quantity)).toEqual([3, 1]);
});

test('an unselected line leaves its stock to the next line', () => {
  const lines = [buildOrderLine('A-1', { quantity: 4 }), buildOrderLine('A-1', { quantity: 4 })];
  const state = reorderReducer(
    asked(lines, { 'A-1': pads }),
    reorder.lineChosen({ position: 0, isTaken: false }),
  );
  expect(listLinesToAdd(judge(state)).map(({ quantity }) => quantity)).toEqual([4]);
});

test('an option that is still offered is selected again, by its name', () => {
  const line = buildOrderLine('B-2', { options: [{ name: 'Color', value: 'Gris' }] });
  const judged = judge(asked([line], { 'B-2': trim }));
  expect(judged[0]).toMatchObject({ state: 'ready', lostOptions: [] });
  expect(listLinesToAdd(judged)[0]?.options).toEqual([{ name: 'Color', value: 'Gris' }]);
});

test('a discontinued value of an option is reported, and another value can be chosen', () => {
  const line = buildOrderLine('B-2', { options: [{ name: 'Color', value: 'Azul' }] });
  const state = asked([line], { 'B-2': trim });
  expect(judge(state)[0]).toMatchObject({
    state: 'options',
    lostOptions: [{ name: 'Color', value: 'Azul' }],
  });
  expect(listLinesToAdd(judge(state))).toEqual([]);
  const nextState = reorderReducer(
    state,
    reorder.optionChosen({ position: 0, group: 'color', value: 'negro' }),
  );
  expect(listLinesToAdd(judge(nextState))[0]?.options).toEqual([{ name: 'Color', value: 'Negro' }]);
});

test('the lines are added at today’s price, less the customer’s discount', () => {
  const state = asked([buildOrderLine('A-1', { price: 1 })], { 'A-1': pads });
  expect(listLinesToAdd(validateLines(state, [], 10))[0]?.product.unitPrice).toBe(1_080);
});

test('an answer that comes after the dialog closed changes nothing', () => {
  const closed = reorderReducer(
    reorderReducer(undefined, reorder.requested({ order: buildOrder('1') })),
    reorder.closed(),
  );
  expect(reorderReducer(closed, reorder.partsReceived({ lines: [], parts: {} }))).toEqual(closed);
  expect(reorderReducer(closed, reorder.failed({ code: 'OFFLINE' }))).toEqual(closed);
});
