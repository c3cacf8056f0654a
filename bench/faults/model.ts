/**
 * Model of the carts, computed from actions and answers without the shop's own reducers: quantity by line, a
 * cart by customer.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/app/rootReducer';
import { auth, authSelectors } from '@/features/auth';
import { cart, getLineKey } from '@/features/cart';
import { orders } from '@/features/orders';

/** Lock of 350 ms: a repeated click on the same line counts once. */
const lockTime = 350;

type Pieces = Map<string, number>;

export class CartModel {
  private readonly carts = new Map<string, Pieces>();
  private person: string | null = null;
  private readonly ordered = new Set<string>();
  /** End of each lock, by tab and key. */
  private readonly locks = new Map<string, number>();

  private of(owner: string): Pieces {
    const found = this.carts.get(owner) ?? new Map<string, number>();
    this.carts.set(owner, found);
    return found;
  }

  private locked(what: string, at: number): boolean {
    if (at < (this.locks.get(what) ?? 0)) return true;
    this.locks.set(what, at + lockTime);
    return false;
  }

  /** Applies an action in a tab with this state. */
  does(event: UnknownAction, state: RootState, tab: string, at: number): void {
    if (!authSelectors.isSignedIn(state)) return;
    const lines = this.of(authSelectors.cartOwner(state));
    const room = ({ id, stock }: { id: number; stock: number }) =>
      Math.max(
        0,
        stock -
          [...lines].reduce((sum, [key, count]) => (key.split('|')[0] === String(id) ? sum + count : sum), 0),
      );
    if (cart.addRequested.match(event)) {
      const { product, quantity, options } = event.payload;
      const key = getLineKey(product.id, options);
      if (at < (this.locks.get(`${tab} add ${key}`) ?? 0)) return;
      if (quantity < 1 || quantity > room(product)) return;
      this.locked(`${tab} add ${key}`, at);
      lines.set(key, (lines.get(key) ?? 0) + quantity);
    } else if (cart.linesAddRequested.match(event)) {
      const keys = event.payload.lines.map(({ product, options }) => getLineKey(product.id, options));
      if (this.locked(`${tab} batch ${keys.toSorted().join(' ')}`, at)) return;
      for (const { product, options, quantity } of event.payload.lines) {
        const taken = Math.min(quantity, room(product));
        const key = getLineKey(product.id, options);
        if (taken > 0) lines.set(key, (lines.get(key) ?? 0) + taken);
      }
    } else if (cart.removeRequested.match(event)) {
      if (!this.locked(`${tab} remove ${event.payload.key}`, at)) lines.delete(event.payload.key);
    } else if (cart.removalUndone.match(event)) {
      const { removed } = state.cart;
      if (removed && !lines.has(removed.line.key)) lines.set(removed.line.key, removed.line.quantity);
    } else if (cart.quantityChosen.match(event)) {
      const { key, quantity } = event.payload;
      const line = state.cart.items.find((candidate) => candidate.key === key);
      const count = lines.get(key);
      if (line && count !== undefined)
        lines.set(key, Math.max(1, Math.min(quantity, count + room(line.product))));
    } else if (orders.changesAccepted.match(event)) {
      const stocks = new Map(
        event.payload.changes.flatMap((change) =>
          change.kind === 'stock'
            ? [[change.sku, change.available] as const]
            : change.kind === 'gone'
              ? [[change.sku, 0] as const]
              : [],
        ),
      );
      const left = new Map<number, number>();
      for (const { key, product } of state.cart.items) {
        const available = left.get(product.id) ?? stocks.get(product.sku) ?? product.stock;
        const count = Math.min(lines.get(key) ?? 0, available);
        left.set(product.id, available - count);
        if (count > 0) lines.set(key, count);
        else lines.delete(key);
      }
    }
  }

  /** Applies an event that is not an action of a tab: session changes and accepted orders. */
  hears(event: UnknownAction): void {
    if (auth.signedOut.match(event)) {
      this.carts.clear();
      this.person = null;
    }
    const arrived =
      auth.customerSignedIn.match(event) || auth.sellerSignedIn.match(event)
        ? event.payload.account.code
        : auth.sessionReceived.match(event)
          ? (event.payload.session.account?.code ?? null)
          : null;
    if (arrived !== null) {
      if (this.person !== null && this.person !== arrived) this.carts.clear();
      this.person = arrived;
    }
    if (orders.orderPlaced.match(event) || orders.orderPlacedForAnother.match(event)) {
      const { order, lines, idempotencyKey } = event.payload;
      if (this.ordered.has(idempotencyKey)) return;
      this.ordered.add(idempotencyKey);
      const pieces = this.of(order.customerCode);
      for (const { sku, options, quantity } of lines) {
        // the stand-in's products are FRE-1, FRE-2 …
        const key = getLineKey(Number(sku.slice(4)), options);
        const left = (pieces.get(key) ?? 0) - quantity;
        if (left > 0) pieces.set(key, left);
        else pieces.delete(key);
      }
    }
  }

  /** Returns the lines in which a tab differs from the model, which then takes over the tab's. */
  differences(state: RootState): string[] {
    const { items, owner, parked } = state.cart;
    const shown: Record<string, typeof items> = { ...parked, ...(owner === null ? {} : { [owner]: items }) };
    const found: string[] = [];
    for (const code of new Set([...this.carts.keys(), ...Object.keys(shown)])) {
      const must = this.of(code);
      const is = new Map((shown[code] ?? []).map(({ key, quantity }) => [key, quantity]));
      for (const key of new Set([...must.keys(), ...is.keys()]))
        if (must.get(key) !== is.get(key))
          found.push(`${code || 'nobody'} ${key}: ${is.get(key) ?? 0} instead of ${must.get(key) ?? 0}`);
      this.carts.set(code, is);
    }
    return found;
  }

  /** Returns the quantities in a customer's cart, by line. */
  cartOf(owner: string): Record<string, number> {
    return Object.fromEntries(this.of(owner));
  }
}
