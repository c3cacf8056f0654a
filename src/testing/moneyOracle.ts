/** Test oracle of cart totals, in bigint: the shop's numbers must equal it to the cent. */

const divideHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** @param discount hundredths of a percent */
export const computeUnitPrice = (price: number, discount: number): bigint =>
  divideHalfUp(BigInt(price) * BigInt(10_000 - discount), 10_000n);

/** Prices in cents, discounts in hundredths of a percent. */
export function computeTotals(
  cart: readonly { price: number; discount: number; quantity: number }[],
  ivaPercent: number,
) {
  const subtotal = cart.reduce(
    (sum, { price, discount, quantity }) => sum + computeUnitPrice(price, discount) * BigInt(quantity),
    0n,
  );
  const iva = divideHalfUp(subtotal * BigInt(ivaPercent), 100n);
  return { subtotal, iva, total: subtotal + iva };
}
