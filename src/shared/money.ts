/**
 * Amount of money in whole US cents. Amounts are never fractions of dollars. The caller passes the day that decides the
 * IVA rate: today, or the day of the order. The browser and the service calculate customers' prices, subtotals, IVA and
 * totals only with the functions of this file.
 */
export type Cents = number;

/** IVA rates in percent, each with the first day on which it applies. The newest rate is first. */
const ivaRates = [
  { from: '2024-04-01', percent: 15 },
  { from: '2017-06-01', percent: 12 },
] as const;

/**
 * Returns the IVA rate in percent for a day in Ecuador (ISO text). For days before the table, returns the oldest rate.
 */
export const getIvaPercent = (day: string): number =>
  (ivaRates.find(({ from }) => from <= day) ?? ivaRates[1]).percent;

/**
 * Returns the IVA rate of calculated totals in percent. This is the rate of the day if the amounts agree with it.
 * Otherwise the rate is calculated from the amounts.
 */
export const readIvaPercent = ({ subtotal, iva }: Totals, day: string): number =>
  subtotal === 0 || getIva(subtotal, day) === iva ? getIvaPercent(day) : Math.round((100 * iva) / subtotal);

/**
 * Converts dollars to cents: 12.3 to 1230. The ERP sends dollars with at most two decimals. Rounding removes binary
 * noise.
 */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

/** Divides integers and rounds half up, without floating point. The numerator must not be negative. */
const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Converts percent to hundredths of a percent. A discount has at most two decimals (12.5 %). */
const hundredths = (percent: number): number => Math.round(percent * 100);

/** Returns the price of the level minus the customer's discount (0–100 percent), rounded half up to a cent. */
export const applyDiscount = (price: Cents, discountPercent: number): Cents =>
  divideHalfUp(price * (10_000 - hundredths(discountPercent)), 10_000);

export const getIva = (subtotal: Cents, day: string): Cents =>
  divideHalfUp(subtotal * getIvaPercent(day), 100);

/** Returns the price of one piece with IVA on that day. A cart with only this piece has the same total. */
export const addIva = (priceWithoutIva: Cents, day: string): Cents =>
  priceWithoutIva + getIva(priceWithoutIva, day);

/** Removes IVA from a price, and rounds half up to a cent. */
export const removeIva = (priceWithIva: Cents, day: string): Cents =>
  divideHalfUp(100 * priceWithIva, 100 + getIvaPercent(day));

export interface Totals {
  subtotal: Cents;
  iva: Cents;
  total: Cents;
}

/** Returns the totals of the lines. IVA is calculated from the subtotal and rounded once. */
export function sumTotals(lines: readonly { unitPrice: Cents; quantity: number }[], day: string): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const iva = getIva(subtotal, day);
  return { subtotal, iva, total: subtotal + iva };
}

/**
 * Returns each amount with its share of the IVA, so that the shown lines add up exactly to the total. Each share
 * differs by less than a cent from the IVA that would be calculated for the line alone.
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
