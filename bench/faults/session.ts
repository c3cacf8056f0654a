/**
 * A session with one class of faults: a customer logs in, finds products, fills the cart and orders, with
 * faults at any moment. Afterwards the faults end, and everything must still be there, once.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { auth, authSelectors } from '@/features/auth';
import { cart, toCartProduct, cartSelectors, emptyDraft, type CartProduct } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { connection } from '@/features/connection';
import { placeOf, navigation } from '@/features/navigation';
import { orders, ordersSelectors } from '@/features/orders';
import { storage } from '@/features/storage';
import { vehicleForms } from '@/features/vehicles';
import { version } from '@/features/version';
import { replaceIds } from '@/shared/ids';
import { getToday } from '@/shared/time';
import type { PlaceOrder } from '@/shop/schemas';
import { Browser, enterPage, type Page, type Tab } from './browser';
import {
  disturbances,
  everything,
  interferences,
  networkFaults,
  type Disturbance,
  type FaultClass,
} from './faults';
import { CartModel } from './model';
import { randomOf, type Random } from './random';
import { createService, customerCodes, people, type Answer, type Service } from './service';

export interface Outcome {
  injected: number;
  lostLines: string[];
  duplicateOrders: number;
  uncaught: string[];
  /** Number of stored orders. */
  orders: number;
}

const start = Date.parse('2026-05-12T10:00:00-05:00');
const beforeIva = Date.parse('2024-03-30T10:00:00-05:00');
const day = 86_400_000;

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://shop.test');
  return navigation.arrived(placeOf({ pathname, search, hash: '' }));
};
const pages = [
  '/',
  '/shop/category/05-001/products',
  '/shop/products/FRE-1',
  '/shop/cart',
  '/shop/checkout',
  '/shop/wishlist',
  '/account/orders',
  '/account/statement',
];
const address = { ...emptyDraft.address, id: '1', isDefault: true };

/** Whether an event counts as a failure: a crashed saga does, a message to the customer does not. */
const isFault = (event: UnknownAction): boolean => navigation.flowFailed.match(event);

/** Sabotage for tests of the checks: changes data before the shop is opened for the last time. */
export interface Sabotage {
  beforeTheEnd?: (life: Pick<Life, 'browser' | 'service'>) => void;
}

class Life {
  readonly random: Random;
  readonly service: Service;
  readonly browser: Browser;
  readonly model = new CartModel();
  readonly outcome: Outcome = { injected: 0, lostLines: [], duplicateOrders: 0, uncaught: [], orders: 0 };
  private isFaulty = false;
  private isOnline = true;
  private tab!: Tab;
  private toldOfStorage = 0;

  constructor(
    readonly faultClass: FaultClass,
    seed: number,
    readonly page: Page,
    readonly beforeTheEnd: (life: Life) => void,
  ) {
    this.random = randomOf(seed);
    this.service = createService(() => start + page.passed());
    this.browser = new Browser(({ path, init }) => this.carry(path, init), this.random, page.passed);
    this.browser.onStorageFault = () => this.inject();
    this.browser.onEvent = (event) => {
      this.model.hears(event);
      if (orders.orderPlaced.match(event) || orders.orderPlacedForAnother.match(event))
        this.told((id) => id === event.payload.order.id);
      // a logout discards the cart, and so an unconfirmed order of it
      if (auth.signedOut.match(event)) this.told(() => true);
      if (isFault(event)) this.outcome.uncaught.push(JSON.stringify(event));
      if (storage.valueSetAside.match(event)) this.toldOfStorage += 1;
    };
  }

  /** Marks orders as known to the customer. */
  private told(which: (id: string) => boolean): void {
    for (const kept of this.service.kept) if (which(kept.order.id)) kept.isTold = true;
  }

  private inject(): void {
    this.outcome.injected += 1;
  }

  private does(disturbance: Disturbance): boolean {
    // tabs without a shared storage cannot show the same cart, so that fault is not combined
    const isMixed = this.faultClass === everything && !disturbance.startsWith('storage');
    return this.faultClass === disturbance || (isMixed && this.random.chance(0.2));
  }

  /** Decides whether and how this request fails. */
  private interference() {
    if (!this.isFaulty || !this.random.chance(0.6)) return null;
    if (this.faultClass === everything) return interferences[this.random.one(networkFaults)];
    return this.faultClass in interferences
      ? interferences[this.faultClass as keyof typeof interferences]
      : null;
  }

  /** Network between page and service. */
  private carry(path: string, init: RequestInit): Promise<Response> {
    const interfere = this.interference();
    const { reaches, after, hears } = interfere
      ? interfere(this.random)
      : { reaches: 1, after: this.random.between(1, 60), hears: 'answer' as const };
    if (interfere) this.inject();
    const asked = {
      method: init.method ?? 'GET',
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>,
    };
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      if (!this.isOnline) {
        this.inject();
        reject(new TypeError('Failed to fetch'));
        return;
      }
      let answer: Answer = { status: 504 };
      // half of the latency in each direction
      setTimeout(() => {
        for (let time = 0; time < reaches; time += 1) answer = this.service.ask(asked);
      }, after / 2);
      setTimeout(() => {
        if (hears === 'silence') return;
        if (hears === 'lost' || !this.isOnline) return reject(new TypeError('Failed to fetch'));
        if (typeof hears === 'object') {
          const { status, type, text } = hears;
          return resolve(new Response(text, { status, headers: { 'content-type': type } }));
        }
        const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
        const heard = typeof hears === 'function' ? hears(text) : text;
        resolve(new Response(answer.status === 204 ? null : heard, { status: answer.status }));
      }, after);
    });
  }

  private get state() {
    return this.tab.store.getState();
  }

  private tell(event: UnknownAction): void {
    this.model.does(event, this.state, String(this.tabNumber(this.tab)), this.page.passed());
    try {
      this.tab.dispatch(event);
    } catch (error) {
      this.outcome.uncaught.push(`${event.type}: ${String(error)}`);
    }
  }

  private readonly numbers = new Map<Tab, number>();
  private tabNumber(tab: Tab): number {
    const known = this.numbers.get(tab) ?? this.numbers.size;
    this.numbers.set(tab, known);
    return known;
  }

  /** Advances the time and runs due timers. */
  private async pass(milliseconds: number): Promise<void> {
    await this.page.pass(milliseconds);
    for (const tab of [...this.browser.tabs]) {
      if (!tab.wantsReload) continue;
      const isThis = tab === this.tab;
      this.browser.close(tab);
      const next = await this.browser.open();
      if (isThis) this.tab = next;
    }
  }

  /** Compares a tab with the model. */
  private compare(tab: Tab, when: string): void {
    const state = tab.store.getState();
    if (!authSelectors.isSignedIn(state)) return;
    for (const difference of this.model.differences(state))
      this.outcome.lostLines.push(`${when}: ${difference}`);
  }

  private product(): CartProduct {
    const { id, sku, cents, stock } = this.random.one(this.service.products);
    const product = toCartProduct(
      {
        id,
        sku,
        slug: sku,
        name: sku,
        images: [],
        priceWithoutIva: cents,
        stock: stock > 0 ? 'in-stock' : 'out-of-stock',
        quantity: stock,
        compatibility: 'all',
      },
      authSelectors.discount(this.state),
    );
    if (!product) throw new Error('a price');
    return product;
  }

  /** Adds a product; guests have no price and no button. */
  private add(): void {
    if (!authSelectors.isSignedIn(this.state)) return;
    const options = this.random.chance(0.2) ? [{ name: 'Lado', value: this.random.one(['L', 'R']) }] : [];
    this.tell(cart.addRequested({ product: this.product(), quantity: this.random.between(1, 2), options }));
  }

  /** Clicks the order button if the page would allow it. */
  private place(): void {
    const lines = cartSelectors.lines(this.state);
    const { idempotencyKey } = cartSelectors.draft(this.state);
    const { status } = ordersSelectors.placement(this.state);
    if (
      lines.length === 0 ||
      idempotencyKey === null ||
      status === 'placing' ||
      !authSelectors.servedCustomer(this.state)
    )
      return;
    const order: PlaceOrder = {
      lines: lines.map(({ product, quantity, options }) => ({
        sku: product.sku,
        quantity,
        options,
        unitPrice: product.unitPrice,
      })),
      total: cartSelectors.totals(this.state, getToday()).total,
      shippingAddress: address,
      payment: 'transfer',
      notes: '',
    };
    this.tell(orders.orderSubmitted({ order, idempotencyKey }));
  }

  private accept(): void {
    const placement = ordersSelectors.placement(this.state);
    if (placement.status === 'changed') this.tell(orders.changesAccepted({ changes: placement.changes }));
  }

  /** One random action of the customer. */
  private act(): void {
    const { random, state } = this;
    if (!authSelectors.isSignedIn(state)) {
      if (authSelectors.status(state) === 'guest') this.signIn();
      return;
    }
    const lines = cartSelectors.lines(state);
    const line = lines.length > 0 ? random.one(lines) : null;
    const does = random.below(22);
    if (does < 6) this.add();
    else if (does < 7 && line) this.tell(cart.removeRequested({ key: line.key }));
    else if (does < 9 && line)
      this.tell(cart.quantityChosen({ key: line.key, quantity: random.between(0, 8) }));
    else if (does < 10) this.tell(cart.removalUndone());
    else if (does < 11) {
      const wanted = [this.product(), this.product()].map((product) => ({
        product,
        quantity: 1,
        options: [],
      }));
      this.tell(cart.linesAddRequested({ lines: wanted }));
    } else if (does < 13) this.tell(at(random.one(pages)));
    else if (does < 14) this.tell(catalog.searchTyped({ text: random.one(['pas', 'past', 'pastilla', '']) }));
    else if (does < 15)
      this.tell(vehicleForms.vinTyped({ form: 'picker', text: random.one(['8LATD', '8LATD5166C0123456']) }));
    else if (does < 16)
      this.tell(
        random.one([
          vehicleForms.yearChosen({ form: 'picker', year: 2012 }),
          vehicleForms.makeChosen({ form: 'picker', make: 'Kia' }),
        ]),
      );
    else if (does < 17) this.tell(navigation.retryRequested());
    else if (does < 18 && authSelectors.isSeller(state)) this.serveAnother();
    else {
      if (state.navigation.place?.route !== 'checkout') this.tell(at('/shop/checkout'));
      this.accept();
      this.place();
      // an impatient second click
      if (random.chance(0.3)) this.place();
    }
  }

  private serveAnother(): void {
    this.tell(auth.customerChosen({ code: this.random.one(customerCodes) }));
  }

  private signIn(): void {
    const email = this.who.correo;
    this.tell(auth.loginSubmitted({ email, password: 'demo1234', returnTo: null }));
  }
  private who = people[0]!;

  /** Starts with a login and a served customer, before any fault. */
  private async begin(): Promise<void> {
    this.tab = await this.browser.open();
    this.who = this.random.one(people);
    await this.pass(200);
    this.tell(at('/account/login'));
    this.signIn();
    await this.pass(200);
    if (authSelectors.isSeller(this.state)) this.serveAnother();
    await this.pass(200);
    this.add();
    await this.pass(400);
  }

  /** Switches to the other tab, which is opened if needed; this takes a moment. */
  private async otherTab(): Promise<void> {
    await this.pass(60);
    const other = this.browser.tabs.find((tab) => tab !== this.tab) ?? (await this.browser.open());
    this.tab = other;
    this.browser.wake(other, this.random.chance(0.5));
    await this.pass(80);
  }

  private async reopen(): Promise<void> {
    this.browser.close(this.tab);
    this.tab = this.browser.tabs[0] ?? (await this.browser.open());
    await this.pass(60);
  }

  private corrupt(): void {
    const { stored } = this.browser;
    const { random } = this;
    const lines = stored.get('cartItems');
    if (random.chance(0.5) && lines !== undefined) {
      const bad = random.one(['null', '7', '{}', '{"key":"1","quantity":"dos"}', '[]', '"línea"']);
      const list = JSON.parse(lines) as unknown[];
      list.splice(random.below(list.length + 1), 0, JSON.parse(bad));
      stored.set('cartItems', JSON.stringify(list));
    } else {
      const key = random.one([
        'cart',
        'garage',
        'wishlistItems',
        'currentVehicle',
        'recentProducts',
        'user',
        'app-version',
      ]);
      // a seller's parked carts are in `cart`, and could not be restored if they were destroyed
      const isDear = key === 'cart' && Object.keys(this.state.cart.parked).length > 0;
      if (isDear)
        stored.set(
          key,
          JSON.stringify({
            ...(JSON.parse(stored.get(key) ?? '{}') as object),
            draft: random.one([7, null, 'x']),
          }),
        );
      else stored.set(key, random.one(['{broken', '', '7', '[null]', '{"a":1}', 'undefined']));
    }
    this.inject();
  }

  /** Writes the storage in an older version's form: lines without owner, carts without account and drafts. */
  private makeOlder(): void {
    const { stored } = this.browser;
    const lines = JSON.parse(stored.get('cartItems') ?? '[]') as { customer?: string }[];
    for (const line of lines) delete line.customer;
    stored.set('cartItems', JSON.stringify(lines));
    const text = stored.get('cart');
    if (text !== undefined) {
      const { owner, parked, draft } = JSON.parse(text) as Record<string, unknown>;
      stored.set('cart', JSON.stringify({ owner, parked, draft }));
    }
    this.inject();
  }

  /** Injects one fault other than the network's. */
  private async disturb(): Promise<void> {
    const { random, browser } = this;
    if (this.does('offline and back')) {
      this.isOnline = false;
      this.tell(connection.lost());
      this.act();
      await this.pass(random.between(50, 3_000));
      this.act();
      await this.pass(random.between(50, 3_000));
      this.isOnline = true;
      this.tell(connection.restored());
    }
    for (const fault of ['full', 'forbidden'] as const) {
      if (!this.does(`storage ${fault}`)) continue;
      browser.storageFault = fault;
      for (let count = 0; count < 3; count += 1) {
        this.act();
        await this.pass(random.one([0, 100, 400]));
      }
      browser.storageFault = null;
      // a write that a full storage refused is retried with the next change
      await this.pass(400);
      this.add();
      this.place();
      await this.pass(400);
    }
    if (this.does('storage corrupt') && browser.tabs.length === 1) {
      const told = this.toldOfStorage;
      await this.pass(400);
      browser.close(this.tab);
      this.corrupt();
      this.tab = await browser.open();
      if (this.toldOfStorage === told) this.outcome.uncaught.push('what was set aside was not told');
      await this.pass(100);
    }
    if (this.does('storage of an older shape') && browser.tabs.length === 1) {
      await this.pass(400);
      browser.close(this.tab);
      this.makeOlder();
      this.tab = await browser.open();
      await this.pass(100);
    }
    if (this.does('two tabs by turns')) {
      await this.otherTab();
      this.inject();
    }
    if (this.does('a frozen tab wakes')) {
      const frozen = this.tab;
      await this.otherTab();
      frozen.isFrozen = true;
      this.act();
      await this.pass(random.one([60, 400]));
      this.act();
      await this.otherTab();
      this.inject();
    }
    if (this.does('tab closed right after an add') && authSelectors.isSignedIn(this.state)) {
      this.add();
      this.inject();
      await this.reopen();
    }
    if (this.does('double clicks')) {
      const before = this.random.between(2, 4);
      const product = this.product();
      for (let press = 0; press < before && authSelectors.isSignedIn(this.state); press += 1) {
        this.tell(cart.addRequested({ product, quantity: 1, options: [] }));
        this.inject();
        await this.pass(random.one([0, 5, 80]));
      }
      this.place();
      this.place();
    }
    if (this.does('signed out in another tab')) {
      this.act();
      await this.otherTab();
      this.tell(auth.logoutRequested());
      this.inject();
      await this.otherTab();
      this.act();
      await this.pass(200);
    }
    if (this.does('session ran out')) {
      this.service.endSession();
      this.inject();
    }
    if (this.does('customer changed amid answers')) {
      this.act();
      if (authSelectors.isSeller(this.state)) {
        this.serveAnother();
        await this.pass(random.one([0, 10, 40]));
        this.serveAnother();
      }
      this.inject();
    }
    if (this.does('line added while an order is on its way')) {
      this.tell(at('/shop/checkout'));
      this.place();
      this.add();
      await this.pass(random.one([0, 10, 40]));
      this.add();
      this.inject();
    }
    if (this.does('prices and stock move')) {
      const product = random.one(this.service.products);
      if (random.chance(0.5)) product.cents += random.between(-40, 90);
      else product.stock = random.between(0, 9);
      this.inject();
    }
    if (this.does('clock jumps forward'))
      this.jump(this.page.now() + random.one([61_000, 3_600_000, 3 * day]));
    if (this.does('clock jumps backward'))
      this.jump(this.page.now() - random.one([61_000, 3_600_000, 3 * day]));
    if (this.does('clock before a change of IVA')) this.jump(random.one([beforeIva, beforeIva + 2 * day]));
    if (this.does('new version amid a form')) {
      this.tell(navigation.formDirtied({ form: 'checkout' }));
      this.service.deploy();
      this.tell(version.codeMissed());
      this.inject();
      await this.pass(200);
      this.act();
      if (random.chance(0.5)) this.tell(at(random.one(pages)));
      await this.pass(100);
    }
  }

  private jump(to: number): void {
    this.page.jump(to);
    this.inject();
  }

  /** Ends all faults and checks that nothing is missing in any tab, in the storage, or at the service. */
  private async heal(): Promise<void> {
    this.isFaulty = false;
    this.isOnline = true;
    this.browser.storageFault = null;
    await this.pass(20_000);
    for (const tab of [...this.browser.tabs]) {
      this.tab = tab;
      this.browser.wake(tab, false);
      await this.pass(100);
      await this.comeBack();
      this.compare(tab, 'at the end');
    }
    for (const tab of [...this.browser.tabs]) this.browser.close(tab);
    this.beforeTheEnd(this);
    this.tab = await this.browser.open();
    await this.pass(500);
    await this.comeBack();
    this.compare(this.tab, 'opened anew');
    await this.order();
    this.compare(this.tab, 'after the order');
    this.browser.close(this.tab);
  }

  private async comeBack(): Promise<void> {
    this.tell(connection.restored());
    this.tell(navigation.retryRequested());
    await this.pass(500);
    for (let tries = 0; tries < 3 && !authSelectors.isSignedIn(this.state); tries += 1) {
      this.signIn();
      await this.pass(500);
    }
    if (!authSelectors.isSignedIn(this.state)) this.outcome.uncaught.push('nobody can sign in any more');
    if (authSelectors.isSeller(this.state) && !authSelectors.servedCustomer(this.state)) this.serveAnother();
    await this.pass(500);
  }

  /** Orders the cart as shown. */
  private async order(): Promise<void> {
    this.tell(at('/shop/cart'));
    await this.pass(500);
    this.tell(at('/shop/checkout'));
    await this.pass(500);
    for (let press = 0; press < 5 && cartSelectors.lines(this.state).length > 0; press += 1) {
      this.accept();
      this.place();
      await this.pass(500);
    }
    if (cartSelectors.lines(this.state).length > 0)
      this.outcome.uncaught.push(
        `the cart cannot be ordered: ${JSON.stringify(ordersSelectors.placement(this.state))}`,
      );
  }

  async live(): Promise<Outcome> {
    await this.begin();
    this.isFaulty = true;
    const isLocal =
      (disturbances as readonly string[]).includes(this.faultClass) || this.faultClass === everything;
    const steps = this.random.between(12, 24);
    for (let step = 0; step < steps; step += 1) {
      this.act();
      if (isLocal && this.random.chance(0.7)) await this.disturb();
      await this.pass(this.random.one([0, 30, 120, 360, 900, 4_000]));
      if (this.random.chance(0.08)) await this.reopen();
      if (this.browser.tabs.length === 1) this.compare(this.tab, `step ${step}`);
    }
    await this.heal();
    this.outcome.duplicateOrders = this.service.duplicates();
    this.outcome.orders = this.service.kept.length;
    return this.outcome;
  }
}

/** Runs one session and counts its losses; never throws. */
export async function live(
  faultClass: FaultClass,
  seed: number,
  { beforeTheEnd = () => undefined }: Sabotage = {},
): Promise<Outcome> {
  const uncaught: string[] = [];
  const heard = (reason: unknown) =>
    uncaught.push(
      `unhandled: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`,
    );
  process.on('unhandledRejection', heard);
  const reported = Object.getOwnPropertyDescriptor(globalThis, 'reportError');
  Object.defineProperty(globalThis, 'reportError', { configurable: true, value: heard });
  let ids = 0;
  const undoIds = replaceIds(() => () => `id-${seed}-${(ids += 1)}`);
  const page = enterPage(start);
  try {
    const outcome = await new Life(faultClass, seed, page, beforeTheEnd).live();
    // unhandled rejections are reported after this turn's promises
    await new Promise((resolve) => setImmediate(resolve));
    return { ...outcome, uncaught: [...outcome.uncaught, ...uncaught] };
  } finally {
    page.leave();
    undoIds();
    process.off('unhandledRejection', heard);
    if (reported) Object.defineProperty(globalThis, 'reportError', reported);
    else Reflect.deleteProperty(globalThis, 'reportError');
  }
}
