import type { OrderLine } from '@/erp/rows/order';
import type { Product } from '@/erp/rows/product';
import {
  toCartProduct,
  getRemainingStock,
  type CartLine,
  type CartProduct,
  type LineOption,
  type LineRequest,
} from '@/features/cart';
import type { ReorderState, LineSelection } from './reorderSlice';

/**
 * State of a line. `gone`: the product is discontinued. `unpriced`: the customer must enquire about the price. `out`:
 * there is no stock. `held`: the cart or an earlier line uses the whole stock. `options`: the user must choose an
 * option value. `ready`: the line can be added.
 */
export type LineState = 'gone' | 'unpriced' | 'out' | 'held' | 'options' | 'ready';

export interface JudgedLine {
  line: OrderLine;
  position: number;
  wish: LineSelection;
  state: LineState;
  part: Product | null;
  product: CartProduct | null;
  /** Stock that remains after the cart and the earlier lines. */
  available: number;
  /** Quantity to add. This is the chosen quantity, or less if the stock does not suffice. */
  quantity: number;
  /** Options of the earlier order that are no longer offered. */
  lostOptions: LineOption[];
}

const isOffered = ({ name, value }: LineOption, part: Product): boolean =>
  part.options.some((group) => group.name === name && group.values.some((offered) => offered.name === value));

function getState(
  part: Product,
  product: CartProduct,
  available: number,
  { options }: LineSelection,
): LineState {
  if (product.stock === 0) return 'out';
  if (available === 0) return 'held';
  const isComplete = part.options.every(({ slug, values }) =>
    values.some((value) => value.slug === options[slug]),
  );
  return isComplete ? 'ready' : 'options';
}

/**
 * Validates all lines against today's catalogue. If several lines have the same product, the earlier lines reduce its
 * stock.
 */
export function validateLines(
  { order, parts, wishes }: Pick<ReorderState, 'order' | 'parts' | 'wishes'>,
  inCart: readonly CartLine[],
  discount: number,
): JudgedLine[] {
  const left = new Map<number, number>();
  return (order?.lines ?? []).map((line, position): JudgedLine => {
    const wish = wishes[position] ?? { isTaken: false, quantity: line.quantity, options: {} };
    const part = parts[line.sku] ?? null;
    const product = part && toCartProduct(part, discount);
    const judged = { line, position, wish, part, product, lostOptions: [] };
    if (!part || !product) return { ...judged, state: part ? 'unpriced' : 'gone', available: 0, quantity: 0 };
    const available = left.get(product.id) ?? getRemainingStock(inCart, product);
    const state = getState(part, product, available, wish);
    const quantity = Math.min(wish.quantity, available);
    if (state === 'ready' && wish.isTaken) left.set(product.id, available - quantity);
    const lostOptions = line.options.filter((option) => !isOffered(option, part));
    return { ...judged, state, available, quantity, lostOptions };
  });
}

/** Returns the selected lines that are ready, as lines for the cart. */
export const listLinesToAdd = (judged: readonly JudgedLine[]): LineRequest[] =>
  judged.flatMap(({ state, wish, part, product, quantity }) =>
    state === 'ready' && wish.isTaken && part && product
      ? [
          {
            product,
            quantity,
            options: part.options.map(({ slug, name, values }) => ({
              name,
              value: values.find((value) => value.slug === wish.options[slug])?.name ?? '',
            })),
          },
        ]
      : [],
  );
