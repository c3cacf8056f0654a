import * as v from 'valibot';
import { accountRow } from '@/erp/rows/account';
import { addressRow } from '@/erp/rows/address';
import { orderFromRow, orderRow, type Order } from '@/erp/rows/order';
import { productFromRow, productRow } from '@/erp/rows/product';
import { statementFromRow, statementRow } from '@/erp/rows/statement';
import { cartProduct } from '@/features/cart';
import { discounted, ivaOf, totalsOf, withIva } from '@/shared/money';
import type { Vehicle } from '@/shop/schemas';
import { vehicles } from '../../shop/data/vehicles';
import { brands } from './brands';
import { categories } from './categories';
import { accounts, customers } from './customers';
import { makeOrders } from './orders';
import { productRowAt } from './prices';
import { makeProducts } from './products';
import { statementOf } from './statements';

const today = new Date('2025-06-15T15:00:00Z');
const day = '2025-06-15';
const products = makeProducts();
const orderRows = makeOrders(products, today, 'DEMO');
const orders: Order[] = orderRows.map((row) => orderFromRow(v.parse(orderRow, row)));
const levels = [1, 2, 3, 4, 5];
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const count = <T>(values: readonly T[]): number => new Set(values).size;

describe('products', () => {
  it('are 150, five in each of the 30 lower categories', () => {
    const shelves = categories.filter(({ parent }) => parent !== null);
    expect(shelves).toHaveLength(30);
    for (const { slug } of shelves) {
      expect(products.filter((product) => product.categories[0] === slug)).toHaveLength(5);
    }
    expect(products).toHaveLength(150);
  });

  it.each(levels)('parse at level %i, with a price that is the price without IVA and its IVA', (level) => {
    for (const product of products) {
      const { price, priceWithoutIva, compareAtPrice } = productFromRow(
        v.parse(productRow, productRowAt(product, level, day)),
      );
      expect(price).toBe(withIva(priceWithoutIva ?? 0, day));
      if (compareAtPrice !== null) expect(compareAtPrice).toBeGreaterThan(price ?? 0);
      expect(compareAtPrice !== null).toBe(product.badges.includes('sale'));
    }
  });

  it.each(levels)(
    'cost in the catalogue at level %i what they cost in a cart, at every discount',
    (level) => {
      for (const product of products) {
        const shown = productFromRow(v.parse(productRow, productRowAt(product, level, day)));
        for (let discount = 0; discount <= 100; discount += 0.5) {
          const { unitPrice } = cartProduct(shown, discount)!;
          expect(withIva(discounted(shown.priceWithoutIva!, discount), day)).toBe(
            totalsOf([{ unitPrice, quantity: 1 }], day).total,
          );
        }
      }
    },
  );

  it('cost more from level to level', () => {
    for (const product of products) {
      const prices = levels.map((level) => productRowAt(product, level, day).precio_siniva ?? 0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(count(prices)).toBe(levels.length);
    }
  });

  /** "Chevrolet Aveo", of the vehicles that some part is made for. */
  const fitted = new Set(products.flatMap((own) => (own.compatibility === 'all' ? [] : own.compatibility)));
  const modelOf = ({ make, model }: Vehicle): string => `${make} ${model}`;
  const fittedModels = new Set(vehicles.filter(({ id }) => fitted.has(id)).map(modelOf));

  it('leave none of the models driven most without a part of its own', () => {
    const driven = [
      ...['Chevrolet Aveo', 'Chevrolet Sail', 'Chevrolet Spark', 'Chevrolet D-Max', 'Chevrolet Grand Vitara'],
      ...['Chevrolet Vitara', 'Kia Rio', 'Kia Sportage', 'Kia Picanto', 'Hyundai Accent', 'Hyundai Tucson'],
      ...['Hyundai i10', 'Toyota Hilux', 'Toyota Corolla', 'Toyota Fortuner', 'Toyota Yaris', 'Suzuki Swift'],
      ...['Great Wall Wingle', 'Great Wall Haval H5', 'Chery QQ', 'Chery Tiggo', 'JAC S3', 'JAC T6'],
      ...['Mazda 2', 'Mazda 3', 'Mazda BT-50', 'Nissan Sentra', 'Nissan Frontier', 'Nissan X-Trail'],
      ...['Renault Sandero', 'Renault Duster', 'Renault Logan', 'Ford Ranger', 'Ford EcoSport', 'Ford F-150'],
      ...['Volkswagen Gol', 'Volkswagen Amarok'],
    ];
    expect(driven.filter((model) => !fittedModels.has(model))).toEqual([]);
  });

  it('are for the make that is meant by a model’s name alone', () => {
    expect([...fittedModels]).toContain('Chevrolet Vitara');
    expect([...fittedModels]).not.toContain('Suzuki Vitara');
    expect([...fittedModels]).not.toContain('Suzuki Grand Vitara');
  });

  it.each([
    ['the grille of a Grand Vitara, not of the one before', 'COL-MM-1514', 10812, 14204],
    ['the belt of a Vitara with the engine that has one', 'MOT-BD-2324', 11004, 14104],
    ['the joint of a Hilux, not of the one before', 'SUS-RT-5524', 40105, 41104],
    ['the belt of a Tucson, not of a later one', 'MOT-BD-2349', 30618, 35124],
  ])('fit as their makers meant: %s', (_, sku, fits, fitsNot) => {
    const compatibility = products.find((product) => product.sku === sku)?.compatibility ?? [];
    const known = vehicles.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([fits, fitsNot]));
    expect(compatibility).toContain(fits);
    expect(compatibility).not.toContain(fitsNot);
  });

  it('have ids, skus and part numbers of their own', () => {
    expect(count(products.map(({ id }) => id))).toBe(products.length);
    expect(count(products.map(({ sku }) => sku.toLowerCase()))).toBe(products.length);
    expect(count(products.map(({ partNumber }) => partNumber))).toBe(products.length);
  });

  it('name only categories, brands and vehicles that exist', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const vehicleIds = new Set(vehicles.map(({ id }) => id));
    for (const product of products) {
      expect(product.categories.every((slug) => slugs.has(slug))).toBe(true);
      expect(Object.keys(brands)).toContain(product.brand);
      if (product.compatibility === 'all') continue;
      expect(product.compatibility.length).toBeGreaterThan(0);
      expect(product.compatibility.every((id) => vehicleIds.has(id))).toBe(true);
    }
  });

  it('say a quantity that agrees with their availability', () => {
    for (const product of products) {
      const { cantidad, disponibilidad } = productRowAt(product, 2, day);
      expect((cantidad ?? 0) > 0).toBe(disponibilidad === 'in-stock');
    }
    expect(count(products.map((product) => productRowAt(product, 2, day).disponibilidad))).toBe(3);
  });

  it('are the same at every start', () => {
    expect(makeProducts()).toEqual(products);
  });
});

describe('accounts', () => {
  it('parse, with codes and e-mails of their own, and so do their branches', () => {
    for (const { row, addresses } of accounts) {
      expect(v.is(accountRow, row)).toBe(true);
      for (const branch of addresses) expect(v.is(addressRow, branch)).toBe(true);
    }
    expect(count(accounts.map(({ row }) => row.codigo))).toBe(accounts.length);
    expect(count(accounts.map(({ row }) => row.correo))).toBe(accounts.length);
  });

  it('give every customer one to three branches, one of them the default', () => {
    for (const { addresses } of customers) {
      expect([1, 2, 3]).toContain(addresses.length);
      expect(addresses.filter((branch) => branch.default)).toHaveLength(1);
    }
  });
});

describe('orders', () => {
  it('add up to the cent', () => {
    for (const order of orders) {
      expect(order.lines.every((line) => line.total === line.price * line.quantity)).toBe(true);
      expect(order.subtotal).toBe(sum(order.lines.map((line) => line.total)));
      expect(order.totals).toEqual([{ title: 'IVA 15 %', price: ivaOf(order.subtotal, day) }]);
      expect(order.total).toBe(order.subtotal + ivaOf(order.subtotal, day));
      expect(order.quantity).toBe(sum(order.lines.map((line) => line.quantity)));
    }
  });

  it('hold products and customers that exist', () => {
    const skus = new Set(products.map(({ sku }) => sku));
    for (const order of orders) {
      expect(order.lines.every(({ sku }) => skus.has(sku))).toBe(true);
      const customer = customers.find(({ row }) => row.codigo === order.customerCode);
      expect(customer?.row.correo).toBe(order.customerEmail);
      expect(order.sellerCode).toBe(customer?.seller ?? null);
    }
  });

  it('lie in the year before today, newest first, in all four states', () => {
    const dates = orders.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]! < today.toISOString()).toBe(true);
    expect(dates.at(-1)! > '2024-06-14').toBe(true);
    expect(count(orders.map(({ status }) => status))).toBe(4);
  });

  it('have ids and tokens of their own', () => {
    expect(count(orders.map(({ id }) => id))).toBe(orders.length);
    expect(count(orders.map(({ token }) => token))).toBe(orders.length);
  });
});

describe('statements', () => {
  const statements = customers.map(({ row }) =>
    statementFromRow(v.parse(statementRow, statementOf(row, orderRows, today))),
  );

  it('run from movement to movement to the balance', () => {
    for (const { movements, balance } of statements) {
      let running = 0;
      for (const movement of movements) {
        running += movement.debit - movement.credit;
        expect(movement.balance).toBe(running);
        expect(running).toBeGreaterThanOrEqual(0);
      }
      expect(balance).toBe(running);
    }
  });

  it('owe no more overdue than in all, and the demonstration customer is overdue', () => {
    expect(statements.every(({ overdue, balance }) => overdue >= 0 && overdue <= balance)).toBe(true);
    expect(statements.find(({ code }) => code === 'C0001')?.overdue).toBeGreaterThan(0);
  });

  it('end on the cut-off day', () => {
    for (const { cutoff, movements } of statements) {
      expect(cutoff).toBe('2025-06-15');
      expect(movements.every(({ date }) => date <= cutoff)).toBe(true);
    }
  });
});
