import fc from 'fast-check';
import { computeTotals } from '@/testing/moneyOracle';
import { getPropertyRuns } from '@/testing/testDepth';
import {
  toCents,
  applyDiscount,
  toDollars,
  getIva,
  getIvaPercent,
  sumTotals,
  addIva,
  addIvaToLines,
  removeIva,
} from './money';
import { toEcuadorDate } from './time';

const day = '2026-01-31';
const runs = { numRuns: getPropertyRuns(1_000, 10_000) };

const prices = fc.integer({ min: 0, max: 50_000_000 });
const hundredthsOfPercent = fc.integer({ min: 0, max: 10_000 });
const carts = fc.array(
  fc.record({ price: prices, discount: hundredthsOfPercent, quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 30, size: 'max' },
);

describe('money', () => {
  test('the totals of a random cart equal those computed with big integers, to the cent', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { subtotal, iva, total } = computeTotals(cart, 15);

        const totals = sumTotals(
          cart.map(({ price, discount, quantity }) => ({
            unitPrice: applyDiscount(price, discount / 100),
            quantity,
          })),
          day,
        );

        expect([totals.subtotal, totals.iva, totals.total].map(BigInt)).toEqual([subtotal, iva, total]);
      }),
      runs,
    );
  });

  test('a price with IVA is the total of a cart with one such piece, at every discount', () => {
    fc.assert(
      fc.property(prices, hundredthsOfPercent, (price, discount) => {
        const unitPrice = applyDiscount(price, discount / 100);
        expect(addIva(unitPrice, day)).toBe(sumTotals([{ unitPrice, quantity: 1 }], day).total);
      }),
      runs,
    );
  });

  test('lines with their share of the IVA add up to the total, each within a cent of its own IVA', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const lines = cart.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
        const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
        const totals = sumTotals(lines, day);
        const shown = addIvaToLines(amounts, totals, day);
        expect(shown.reduce((sum, amount) => sum + amount, 0)).toBe(totals.total);
        expect(amounts.every((amount, at) => Math.abs(shown[at]! - addIva(amount, day)) <= 1)).toBe(true);
      }),
      runs,
    );
  });

  test('lines with IVA add up to a total that the service computed with another rate of IVA', () => {
    const totals = { subtotal: 3_001, iva: 360, total: 3_361 };
    expect(addIvaToLines([1_000, 1_001, 1_000], totals, day)).toEqual([1_120, 1_121, 1_120]);
  });

  test('removing the IVA from a price gives the price before the IVA was added', () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(removeIva(addIva(price, day), day)).toBe(price);
      }),
      runs,
    );
  });

  test('a price in cents is unchanged by its conversion to dollars and back', () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(toCents(toDollars(price))).toBe(price);
      }),
      runs,
    );
  });

  test('the order of the lines does not change the totals', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const lines = cart.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
        expect(sumTotals(lines.toReversed(), day)).toEqual(sumTotals(lines, day));
      }),
    );
  });

  test('half a cent of IVA is rounded up', () => {
    expect(getIva(10, day)).toBe(2);
  });

  test('less than half a cent of IVA is rounded down', () => {
    expect(getIva(3, day)).toBe(0);
  });

  test('half a cent of a discounted price is rounded up', () => {
    expect(applyDiscount(1, 50)).toBe(1);
  });

  test('a discount is exact to a hundredth of a percent', () => {
    expect(applyDiscount(1_000_000, 12.34)).toBe(876_600);
  });

  test('IVA is rounded once on the sum, not once for each line', () => {
    const lines = [
      { unitPrice: 3, quantity: 1 },
      { unitPrice: 3, quantity: 1 },
    ];
    expect(sumTotals(lines, day)).toEqual({ subtotal: 6, iva: 1, total: 7 });
  });

  test.each([
    ['2010-01-01', 12],
    ['2017-06-01', 12],
    ['2024-03-31', 12],
    ['2024-04-01', 15],
    ['2099-12-31', 15],
  ])('IVA on %s is %d percent', (of, percent) => {
    expect(getIvaPercent(of)).toBe(percent);
    expect(getIva(10_000, of)).toBe(percent * 100);
  });

  test('IVA changes at midnight in Ecuador, five hours after midnight UTC', () => {
    expect(getIvaPercent(toEcuadorDate('2024-04-01T04:59:59.999Z'))).toBe(12);
    expect(getIvaPercent(toEcuadorDate('2024-04-01T05:00:00.000Z'))).toBe(15);
  });

  test('an empty cart has a total of zero', () => {
    expect(sumTotals([], day)).toEqual({ subtotal: 0, iva: 0, total: 0 });
  });
});
