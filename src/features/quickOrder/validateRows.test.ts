import fc from 'fast-check';
import { toCartProduct, type CartLine } from '@/features/cart';
import { someOptions, buildPart } from '@/testing/buildPart';
import { validateRow, listReadyLines, type RowState } from './validateRows';
import { matchParts } from '@/testing/matchParts';
import type { QuickOrderRow } from './quickOrderSlice';

const pads = buildPart('FRE-PD-1042');
let lastId = 0;
const row = (fields: Partial<QuickOrderRow> = {}): QuickOrderRow => {
  lastId += 1;
  return {
    id: lastId,
    code: pads.sku,
    quantity: 1,
    block: 1,
    choices: [],
    times: 1,
    answer: { status: 'answered', ...matchParts('exact', pads) },
    chosen: pads.slug,
    options: {},
    ...fields,
  };
};
const found = (fields: object, more: Partial<QuickOrderRow> = {}) =>
  row({ answer: { status: 'answered', ...matchParts('exact', buildPart('FRE-PD-1042', fields)) }, ...more });
const inCart = (quantity: number): CartLine[] => [
  { key: '1', product: toCartProduct(pads, 0)!, quantity, options: [], change: null },
];
const states = (rows: QuickOrderRow[], lines: CartLine[] = []): RowState[] =>
  validateRow(rows, lines, 0).map(({ state }) => state);

test.each<[string, RowState, QuickOrderRow]>([
  ['waits for its answer', 'asking', row({ answer: { status: 'asking' }, chosen: null })],
  [
    'could not be looked up',
    'failed',
    row({ answer: { status: 'failed', failure: 'ERP_TIMEOUT' }, chosen: null }),
  ],
  ['was found', 'ready', row()],
  ['needs the whole stock', 'ready', row({ quantity: 10 })],
  ['needs one piece more than the stock', 'short', row({ quantity: 11 })],
  ['is out of stock', 'out', found({ cantidad: 0, disponibilidad: 'out-of-stock' })],
  ['is on backorder', 'out', found({ cantidad: 3, disponibilidad: 'on-backorder' })],
  ['has no price', 'unpriced', found({ precio_siniva: null })],
  ['has an option to choose', 'options', found({ opciones: someOptions })],
  ['has its option chosen', 'ready', found({ opciones: someOptions }, { options: { color: 'gris' } })],
  ['has an unreadable quantity', 'quantity', row({ quantity: null })],
  [
    'may be one of several parts',
    'several',
    row({ answer: { status: 'answered', ...matchParts('several', pads) }, chosen: null }),
  ],
  [
    'names no part',
    'unknown',
    row({ answer: { status: 'answered', kind: 'near', candidates: [] }, chosen: null }),
  ],
])('a row that %s has the state «%s»', (_, state, one) => {
  expect(states([one])).toEqual([state]);
});

test('pieces that are already in the cart reduce the stock left for a row', () => {
  expect(states([row({ quantity: 4 })], inCart(6))).toEqual(['ready']);
  const [short] = validateRow([row({ quantity: 5 })], inCart(6), 0);
  expect(short).toMatchObject({ state: 'short', available: 4, inCart: 6 });
});

test('rows of one part share its stock, from the first row on', () => {
  expect(states([row({ quantity: 6 }), row({ quantity: 6 }), row({ quantity: 4 })])).toEqual([
    'ready',
    'short',
    'ready',
  ]);
});

test('the price of a row is reduced by the customer’s discount', () => {
  expect(validateRow([row()], [], 10)[0]?.product?.unitPrice).toBe(900);
});

test('only ready rows go to the cart, with their options by name and the id of the row', () => {
  const chosen = found({ opciones: someOptions }, { options: { color: 'gris' }, quantity: 2 });
  const lines = listReadyLines(validateRow([row({ quantity: 11 }), chosen, row({ quantity: null })], [], 0));
  expect(lines).toMatchObject([
    { quantity: 2, options: [{ name: 'Color', value: 'Gris' }], ref: `quickOrder:${chosen.id}` },
  ]);
});

test('ready rows never exceed the remaining stock, for any quantities', () => {
  const wishes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20, size: 'max' });
  fc.assert(
    fc.property(wishes, fc.integer({ min: 0, max: 10 }), (quantities, held) => {
      const lines = listReadyLines(
        validateRow(
          quantities.map((quantity) => row({ quantity })),
          held > 0 ? inCart(held) : [],
          0,
        ),
      );
      expect(lines.reduce((sum, { quantity }) => sum + quantity, held)).toBeLessThanOrEqual(10);
    }),
  );
});
