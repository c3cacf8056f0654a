/**
 * Money is whole US cents in a plain number, never floating dollars. IVA depends on the day, which the caller passes:
 * today, or the order's day. A customer's price, a subtotal, IVA and a total are calculated only here, for the browser
 * and the service.
 */
export type Cents = number;

/** IVA rates in percent, with the day on which each came into force, newest first. */
const ivaRates = [
  { from: '2024-04-01', percent: 15 },
  { from: '2017-06-01', percent: 12 },
] as const;

/** Returns the IVA rate of a day in Ecuador (ISO text); a day before the table begins has the oldest rate. */
export const getIvaPercent = (day: string): number =>
  (ivaRates.find(({ from }) => from <= day) ?? ivaRates[1]).percent;

/**
 * Returns the IVA rate with which totals were calculated: the day's rate if the amounts agree with it, otherwise the
 * rate that the amounts imply.
 */
export const readIvaPercent = ({ subtotal, iva }: Totals, day: string): number =>
  subtotal === 0 || getIva(subtotal, day) === iva ? getIvaPercent(day) : Math.round((100 * iva) / subtotal);

/**
 * Converts dollars (12.3), in which the ERP sends amounts, to cents (1230). Amounts have at most two decimals; rounding
 * removes binary noise.
 */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

/** Divides integers and rounds half up, for numerator ≥ 0, without floating point. */
const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Converts a discount to hundredths of a percent, because a discount has at most two decimals (12.5 %). */
const hundredths = (percent: number): number => Math.round(percent * 100);

/** Returns the level's price minus the customer's discount (percent, 0–100), rounded half up to a cent. */
export const applyDiscount = (price: Cents, discountPercent: number): Cents =>
  divideHalfUp(price * (10_000 - hundredths(discountPercent)), 10_000);

export const getIva = (subtotal: Cents, day: string): Cents =>
  divideHalfUp(subtotal * getIvaPercent(day), 100);

/** Returns the price with IVA of one piece on that day, which equals the total of a cart with that piece. */
export const addIva = (priceWithoutIva: Cents, day: string): Cents =>
  priceWithoutIva + getIva(priceWithoutIva, day);

/** Returns the price without IVA for a price with IVA, rounded half up to a cent. */
export const removeIva = (priceWithIva: Cents, day: string): Cents =>
  divideHalfUp(100 * priceWithIva, 100 + getIvaPercent(day));

export interface Totals {
  subtotal: Cents;
  iva: Cents;
  total: Cents;
}

/** Sums lines; IVA is rounded once, on the sum. */
export function sumTotals(lines: readonly { unitPrice: Cents; quantity: number }[], day: string): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const iva = getIva(subtotal, day);
  return { subtotal, iva, total: subtotal + iva };
}

/**
 * Adds to each amount its share of the IVA on the sum, so that the shown lines add up to the total to the cent. Each
 * share differs by less than a cent from the IVA of the line alone.
 */
export function addIvaToLines(amounts: readonly Cents[], totals: Totals, day: string): Cents[] {
  const percent = readIvaPercent(totals, day);
  let sum = 0;
  let given = 0;
  return amounts.map((amount, at) => {
    sum += amount;
    const due = at === amounts.length - 1 ? totals.iva : divideHalfUp(sum * percent, 100);
    const own = amount + due - given;
    given = due;
    return own;
  });
}
