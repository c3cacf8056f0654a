import {
  toCartProduct,
  type CartLine,
  type CartProduct,
  type LineOption,
  type LineRequest,
} from '@/features/cart';
import type { Candidate } from './match';
import { getRef, type QuickOrderRow } from './quickOrderSlice';

export const rowStates = [
  'ready',
  'short',
  'out',
  'unpriced',
  'options',
  'several',
  'quantity',
  'unknown',
  'failed',
  'asking',
] as const;

/**
 * State of a row. `ready`: the row can be added. `short`: the stock is less than the quantity. `out`: there is no
 * stock. `unpriced`: the customer must enquire about the price. `options`, `several`, `quantity`: the user must choose
 * an option, a product or a quantity. `unknown`: no product has the code. `failed`: the request failed. `asking`: the
 * request is pending.
 */
export type RowState = (typeof rowStates)[number];

export interface ValidatedRow {
  row: QuickOrderRow;
  state: RowState;
  candidate: Candidate | null;
  product: CartProduct | null;
  /** Stock that remains after the cart and the earlier rows. */
  available: number;
  /** Quantity of the product in the cart. */
  inCart: number;
}

const getChosen = ({ answer, chosen }: QuickOrderRow): Candidate | null =>
  answer.status === 'answered' ? (answer.candidates.find(({ slug }) => slug === chosen) ?? null) : null;

const isComplete = (candidate: Candidate, row: QuickOrderRow): boolean =>
  candidate.options.every(({ slug, values }) => values.some((value) => value.slug === row.options[slug]));

/** Returns the state of a row that cannot be added yet; null if nothing is missing. */
function getMissing(row: QuickOrderRow, candidate: Candidate | null): RowState | null {
  if (row.answer.status !== 'answered') return row.answer.status;
  if (!candidate) return row.answer.kind === 'several' ? 'several' : 'unknown';
  if (!isComplete(candidate, row)) return 'options';
  return row.quantity === null ? 'quantity' : null;
}

/** Validates all rows. If several rows have the same product, the earlier rows reduce its stock. */
export function validateRow(
  rows: readonly QuickOrderRow[],
  cartLines: readonly CartLine[],
  discount: number,
): ValidatedRow[] {
  const inCart = new Map<number, number>();
  for (const { product, quantity } of cartLines)
    inCart.set(product.id, (inCart.get(product.id) ?? 0) + quantity);
  const quantityBefore = new Map<number, number>();
  return rows.map((row) => {
    const candidate = getChosen(row);
    const product = candidate && toCartProduct(candidate, discount);
    const held = product ? (inCart.get(product.id) ?? 0) : 0;
    const before = product ? (quantityBefore.get(product.id) ?? 0) : 0;
    const available = product ? Math.max(0, product.stock - held - before) : 0;
    const judged = (state: RowState): ValidatedRow => ({
      row,
      state,
      candidate,
      product,
      available,
      inCart: held,
    });
    if (candidate && !product) return judged('unpriced');
    if (product?.stock === 0) return judged('out');
    const lack = getMissing(row, candidate);
    if (lack || !product || row.quantity === null) return judged(lack ?? 'unknown');
    if (row.quantity > available) return judged('short');
    quantityBefore.set(product.id, before + row.quantity);
    return judged('ready');
  });
}

const getOptions = ({ row, candidate }: ValidatedRow): LineOption[] =>
  (candidate?.options ?? []).map(({ slug, name, values }) => ({
    name,
    value: values.find((value) => value.slug === row.options[slug])?.name ?? '',
  }));

/** Returns the ready rows as lines for the cart. */
export const listReadyLines = (judged: readonly ValidatedRow[]): LineRequest[] =>
  judged.flatMap((one) =>
    one.state === 'ready' && one.product && one.row.quantity !== null
      ? [{ product: one.product, quantity: one.row.quantity, options: getOptions(one), ref: getRef(one.row) }]
      : [],
  );
