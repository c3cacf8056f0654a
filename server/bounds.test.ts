import { placeOrderSchema } from '@/shop/orderSchemas';
import { writeAddressSchema } from '@/shop/writeAddressSchema';
import { resolveSchema } from '@/shop/catalogueSchemas';
import { addToGarageSchema } from '@/shop/vehicleSchemas';
import { parse, Problem, toProblemBody } from './shared/problem';
import { someAddress } from './testing/requests';

/** Array of this length whose items throw when they are read. */
const untouchable = (length: number): unknown[] =>
  new Proxy(Array.from({ length }), {
    get(list, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) throw new Error(`item ${name} was looked at`);
      return Reflect.get(list, name);
    },
  });

function refuse(work: () => unknown): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const order = { total: 0, shippingAddress: {}, payment: 'cash', notes: '' };
const line = { sku: 'A-1', quantity: 1, unitPrice: 1 };

test('a list that is too long is refused before its items are read', () => {
  const lines = untouchable(300_000);
  expect(refuse(() => parse(placeOrderSchema, { ...order, lines })).extra.fields).toContain('lines');
  expect(refuse(() => parse(addToGarageSchema, { ids: untouchable(501) })).extra.fields).toEqual(['ids']);
  expect(refuse(() => parse(resolveSchema, { spans: untouchable(5_001) })).extra.fields).toEqual(['spans']);
  const options = untouchable(21);
  expect(
    refuse(() => parse(placeOrderSchema, { ...order, lines: [{ ...line, options }] })).extra.fields,
  ).toContain('lines.0.options');
});

test('the JSON of a refusal names at most ten fields, and has at most 4 KB', () => {
  const lines = Array.from({ length: 1_000 }, () => ({}));
  const problem = refuse(() => parse(placeOrderSchema, { ...order, lines }));
  expect(problem.extra.fields).toHaveLength(10);
  const unknown = { ids: [1], ['x'.repeat(60_000)]: 1 };
  const byHand = new Problem('BAD_REQUEST', {
    fields: Array.from({ length: 1_000 }, (_, at) => `lines.${at}`),
  });
  expect(byHand.extra.fields).toHaveLength(10);
  // an order of 1,000 lines that have all changed: as many lines as fit are named, the others are counted
  const changes = Array.from({ length: 1_000 }, (_, at) => ({
    kind: 'stock' as const,
    sku: `${at}${'"'.repeat(196)}`,
    available: 0,
  }));
  const changed = new Problem('ORDER_CHANGED', { changes });
  const named = changed.extra.changes?.slice(0, -1) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(changed.extra.changes?.at(-1)).toEqual({ kind: 'more', count: 1_000 - named.length });
  expect(new Problem('ORDER_CHANGED', { changes: changes.slice(0, 3) }).extra).toEqual({
    changes: changes.slice(0, 3),
  });
  for (const refused of [problem, byHand, changed, refuse(() => parse(addToGarageSchema, unknown))])
    expect(JSON.stringify(toProblemBody(refused)).length).toBeLessThanOrEqual(4_096);
});

test('control characters and marks of text direction are removed from texts that people write', () => {
  const hostile = '\u202eAna\u200f\u0007 \u2066Pérez\u061c\t1';
  const lines = [{ ...line, options: [] }];
  const shippingAddress = { ...someAddress, id: 'new', firstName: hostile, address1: hostile };
  const placed = parse(placeOrderSchema, { ...order, lines, shippingAddress, notes: `${hostile}\nhoy` });
  expect(placed.notes).toBe('Ana Pérez 1\nhoy');
  expect(placed.shippingAddress).toMatchObject({ firstName: 'Ana Pérez 1', address1: 'Ana Pérez 1' });
  const written = parse(writeAddressSchema, { ...someAddress, city: `${hostile}\nQuito` });
  expect(written.city).toBe('Ana Pérez 1 Quito');
});

test('a name of only invisible characters counts as empty', () => {
  const address = { ...someAddress, firstName: '\u202e\u0000' };
  expect(refuse(() => parse(writeAddressSchema, address)).extra.fields).toEqual(['firstName']);
});
