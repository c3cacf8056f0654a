/**
 * npm run bench:money: a million random carts against the BigInt oracle, to the cent, and the time per cart.
 * Exits with 1 at the first cart that differs, and prints it.
 */
import fc from 'fast-check';
import { applyDiscount, sumTotals } from '@/shared/money';
import { computeTotals } from '@/testing/moneyOracle';

const carts = 1_000_000;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const cart = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 50_000_000 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  { maxLength: 8 },
);

let lines = 0;
let ours = 0n;
fc.assert(
  fc.property(cart, (drawn) => {
    lines += drawn.length;
    const began = process.hrtime.bigint();
    const totals = sumTotals(
      drawn.map(({ price, discount, quantity }) => ({
        unitPrice: applyDiscount(price, discount / 100),
        quantity,
      })),
      '2026-01-31',
    );
    ours += process.hrtime.bigint() - began;
    const { subtotal, iva, total } = computeTotals(drawn, 15);
    return (
      BigInt(totals.subtotal) === subtotal && BigInt(totals.iva) === iva && BigInt(totals.total) === total
    );
  }),
  { numRuns: carts, seed },
);
process.stdout.write(
  `${carts} carts with ${lines} lines equal the oracle to the cent (seed ${seed}); ${Number(ours / BigInt(carts))} ns a cart\n`,
);
