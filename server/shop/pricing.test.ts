import type { Account } from '@/erp/rows/account';
import { sumTotals } from '@/shared/money';
import type { PlaceOrder } from '@/shop/schemas';
import type { ErpRequestFn } from '../erp/erpClient';
import { makeReadOrderProducts, type ReadOrderProducts } from './orderProducts';
import { priceOrder as priceOrderOf } from './pricing';
import { noDatabase } from '../testing/service';

const readWith = (ask: ErpRequestFn): ReadOrderProducts =>
  makeReadOrderProducts({
    ask,
    memory: {
      peek: () => false,
      gather: () => Promise.resolve(),
      recall: () => Promise.resolve({ rows: [], asOf: null }),
    },
    database: noDatabase,
  });
const priceOrder = (ask: ErpRequestFn, order: PlaceOrder, of: Account, on: string) =>
  priceOrderOf(readWith(ask), order, of, on, new AbortController().signal);

const day = '2025-06-15';
const customer = { level: 3, discount: 10 } as Account;
const row = {
  id: 1,
  codigo: 'PAD-1',
  descripcion: 'Pastillas',
  precio_siniva: 10,
  cantidad: 5,
  disponibilidad: 'in-stock',
};
const erpWith = (product: object): ErpRequestFn =>
  jest.fn<Promise<unknown[]>, Parameters<ErpRequestFn>>(() => Promise.resolve([{ ...row, ...product }]));

function orderOf(...lines: { sku?: string; quantity: number; unitPrice?: number }[]): PlaceOrder {
  const whole = lines.map((line) => ({ sku: 'PAD-1', unitPrice: 900, options: [], ...line }));
  return { lines: whole, total: sumTotals(whole, day).total } as unknown as PlaceOrder;
}

const changesIn = async (product: object, order: PlaceOrder): Promise<unknown> => {
  const refused: unknown = await priceOrder(erpWith(product), order, customer, day).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: 'ORDER_CHANGED' });
  return (refused as { extra: { changes: unknown } }).extra.changes;
};

describe('pricing an order', () => {
  it('asks the ERP for prices at the customer’s level, subtracts the discount and adds IVA', async () => {
    const ask = erpWith({});
    const { subtotal, iva, total } = await priceOrder(ask, orderOf({ quantity: 5 }), customer, day);
    expect({ subtotal, iva, total }).toEqual({ subtotal: 4500, iva: 675, total: 5175 });
    expect(ask).toHaveBeenCalledWith(
      'getProducto',
      { nivelComercial: 3, codigo: 'PAD-1' },
      expect.any(AbortSignal),
    );
  });

  it.each(['out-of-stock', 'on-backorder', null])(
    'reports that no piece is available of a product whose stock is %s',
    async (disponibilidad) => {
      expect(await changesIn({ disponibilidad }, orderOf({ quantity: 1 }))).toEqual([
        { kind: 'stock', sku: 'PAD-1', available: 0 },
      ]);
    },
  );

  it.each([
    ['no side', []],
    ['an invented side', [{ name: 'Lado', value: 'Arriba' }]],
    [
      'a side twice',
      [
        { name: 'Lado', value: 'Izquierdo' },
        { name: 'Lado', value: 'Izquierdo' },
      ],
    ],
    ['an invented option', [{ name: 'Color', value: 'Negro' }]],
  ])('refuses a part that has the option Lado when it is ordered with %s', async (_what, options) => {
    const opciones = [
      { slug: 'lado', nombre: 'Lado', tipo: 'default', valores: [{ slug: 'izq', nombre: 'Izquierdo' }] },
    ];
    const order = orderOf({ quantity: 1, options } as never);
    await expect(priceOrder(erpWith({ opciones }), order, customer, day)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      extra: { fields: ['lines.0.options'] },
    });
    const right = orderOf({ quantity: 1, options: [{ name: 'Lado', value: 'Izquierdo' }] } as never);
    expect((await priceOrder(erpWith({ opciones }), right, customer, day)).lines).toHaveLength(1);
  });

  it.each([null, undefined])('reports a product as unpriced when its price is %p', async (precio_siniva) => {
    expect(await changesIn({ precio_siniva }, orderOf({ quantity: 1 }))).toEqual([
      { kind: 'unpriced', sku: 'PAD-1' },
    ]);
  });

  it('treats an ERP’s negative stock as zero', async () => {
    expect(await changesIn({ cantidad: -3 }, orderOf({ quantity: 1 }))).toEqual([
      { kind: 'stock', sku: 'PAD-1', available: 0 },
    ]);
  });

  it('counts two spellings of a sku against one stock', async () => {
    const order = orderOf({ quantity: 3 }, { sku: 'pad-1', quantity: 3 });
    expect(await changesIn({}, order)).toEqual([{ kind: 'stock', sku: 'PAD-1', available: 5 }]);
    const ask = erpWith({ cantidad: 6 });
    expect((await priceOrder(ask, order, customer, day)).lines).toHaveLength(2);
  });

  it('reports both a changed price and missing stock of one product', async () => {
    expect(await changesIn({ precio_siniva: 20 }, orderOf({ quantity: 6 }))).toEqual([
      { kind: 'price', sku: 'PAD-1', unitPrice: 1800 },
      { kind: 'stock', sku: 'PAD-1', available: 5 },
    ]);
  });

  it('reports the total when every price is right and only the sum is wrong', async () => {
    const order = { ...orderOf({ quantity: 1 }, { quantity: 2 }), total: 1 };
    expect(await changesIn({}, order)).toEqual([{ kind: 'total', total: 3105 }]);
  });

  it('applies the IVA of the day', async () => {
    const order = orderOf({ quantity: 1 });
    const before = { ...order, total: 1008 };
    expect(await priceOrder(erpWith({}), before, customer, '2024-03-31')).toMatchObject({
      iva: 108,
      total: 1008,
    });
    expect(await priceOrder(erpWith({}), order, customer, '2024-04-01')).toMatchObject({
      iva: 135,
      total: 1035,
    });
    expect(await changesIn({}, before)).toEqual([{ kind: 'total', total: 1035 }]);
  });

  it('sends at most eight ERP calls at once', async () => {
    let open = 0;
    let most = 0;
    const ask: ErpRequestFn = async (_call, { codigo }) => {
      most = Math.max(most, ++open);
      await new Promise(setImmediate);
      open -= 1;
      return [{ ...row, codigo }];
    };
    const lines = Array.from({ length: 50 }, (_, turn) => ({ sku: `S-${turn}`, quantity: 1 }));
    await priceOrder(ask, orderOf(...lines), customer, day);
    expect(most).toBe(8);
  });
});
