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
  'options',
  'several',
  'quantity',
  'unknown',
  'failed',
  'asking',
] as const;

/**
 * `ready`: goes into the cart as it stands · `short`: fewer are left than wanted · `out`: none can be had ·
 * `options`: one is to be chosen · `several`: which part is to be chosen · `quantity`: is to be typed ·
 * `unknown`: no part has the code · `failed`: could not be asked · `asking`.
 */
export type RowState = (typeof rowStates)[number];

export interface ValidatedRow {
  row: QuickOrderRow;
  state: RowState;
  candidate: Candidate | null;
  product: CartProduct | null;
  /** How many can still be had, counting the cart and the rows before. */
  available: number;
  /** How many of it the cart holds. */
  inCart: number;
}

const chosenOf = ({ answer, chosen }: QuickOrderRow): Candidate | null =>
  answer.status === 'answered' ? (answer.candidates.find(({ slug }) => slug === chosen) ?? null) : null;

const isComplete = (candidate: Candidate, row: QuickOrderRow): boolean =>
  candidate.options.every(({ slug, values }) => values.some((value) => value.slug === row.options[slug]));

/** What a row without a part to count lacks; null when it has one. */
function lackOf(row: QuickOrderRow, candidate: Candidate | null): RowState | null {
  if (row.answer.status !== 'answered') return row.answer.status;
  if (!candidate) return row.answer.kind === 'several' ? 'several' : 'unknown';
  if (!isComplete(candidate, row)) return 'options';
  return row.quantity === null ? 'quantity' : null;
}

/** Each row as it stands: rows of one part share its stock from the first on. */
export function validateRow(
  rows: readonly QuickOrderRow[],
  cartLines: readonly CartLine[],
  discount: number,
): ValidatedRow[] {
  const inCart = new Map<number, number>();
  for (const { product, quantity } of cartLines)
    inCart.set(product.id, (inCart.get(product.id) ?? 0) + quantity);
  const taken = new Map<number, number>();
  return rows.map((row) => {
    const candidate = chosenOf(row);
    const product = candidate && toCartProduct(candidate, discount);
    const held = product ? (inCart.get(product.id) ?? 0) : 0;
    const before = product ? (taken.get(product.id) ?? 0) : 0;
    const available = product ? Math.max(0, product.stock - held - before) : 0;
    const judged = (state: RowState): ValidatedRow => ({
      row,
      state,
      candidate,
      product,
      available,
      inCart: held,
    });
    if (product?.stock === 0) return judged('out');
    const lack = lackOf(row, candidate);
    if (lack || !product || row.quantity === null) return judged(lack ?? 'unknown');
    if (row.quantity > available) return judged('short');
    taken.set(product.id, before + row.quantity);
    return judged('ready');
  });
}

const optionsOf = ({ row, candidate }: ValidatedRow): LineOption[] =>
  (candidate?.options ?? []).map(({ slug, name, values }) => ({
    name,
    value: values.find((value) => value.slug === row.options[slug])?.name ?? '',
  }));

/** What the cart is asked to take: every row that is ready. */
export const listReadyLines = (judged: readonly ValidatedRow[]): LineRequest[] =>
  judged.flatMap((one) =>
    one.state === 'ready' && one.product && one.row.quantity !== null
      ? [{ product: one.product, quantity: one.row.quantity, options: optionsOf(one), ref: getRef(one.row) }]
      : [],
  );
