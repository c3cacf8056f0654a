/**
 * Headless fake browser: tabs with the shop's own store, sagas and persistence, one shared storage, and a network into
 * which faults are injected. AsyncLocalStorage identifies the running tab, so that several tabs live in one process,
 * each with its own `window`, `localStorage` and `fetch`.
 */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { UnknownAction } from '@reduxjs/toolkit';
import FakeTimers from '@sinonjs/fake-timers';
import { createPersistence, syncAcrossTabs, loadPersistedState } from '@/app/persistence';
import { createFullStore } from '@/app/createFullStore';
import { authSelectors } from '@/features/auth';
import { storage as storageEvents } from '@/features/storage';
import { setCustomerProvider } from '@/shop/client';
import type { Random } from './random';

type Shop = ReturnType<typeof createFullStore>;

/** Behaviour of the network for a request: an answer after a time, no answer, or an error. */
export type Network = (asked: { path: string; init: RequestInit }) => Promise<Response>;

export interface Tab {
  window: EventTarget;
  session: Map<string, string>;
  store: Shop['store'];
  stop: () => void;
  isClosed: boolean;
  /** Whether the tab is frozen in the background: storage events arrive when it wakes. */
  isFrozen: boolean;
  wantsReload: boolean;
  /** Time at which its last pending storage event arrives. */
  hearsAt: number;
  dispatch: (event: UnknownAction) => void;
}

const here = new AsyncLocalStorage<{ tab: Tab; browser: Browser }>();

export class Browser {
  readonly tabs: Tab[] = [];
  /** Contents of the storage by key. */
  readonly stored = new Map<string, string>();
  storageFault: 'full' | 'forbidden' | null = null;
  /** Called when the storage throws. */
  onStorageFault: () => void = () => undefined;
  /** Called for every event in any tab. */
  onEvent: (event: UnknownAction, tab: Tab) => void = () => undefined;

  constructor(
    readonly network: Network,
    readonly random: Random,
    /** Returns the elapsed milliseconds. */
    readonly passed: () => number,
  ) {}

  async open(): Promise<Tab> {
    const tab: Tab = {
      window: new EventTarget(),
      session: new Map(),
      isClosed: false,
      isFrozen: false,
      wantsReload: false,
      hearsAt: 0,
      // assigned below, before it is used
      store: undefined as unknown as Tab['store'],
      stop: () => undefined,
      dispatch: () => undefined,
    };
    const inTab = <T>(work: () => T): T => here.run({ tab, browser: this }, work);
    await inTab(async () => {
      const { preloaded, invalid } = await loadPersistedState();
      const { store, startFlows } = createFullStore({
        preloaded,
        observers: [
          () => (next) => (action) => {
            const result = next(action);
            this.onEvent(action as UnknownAction, tab);
            return result;
          },
          createPersistence(),
        ],
      });
      tab.store = store;
      tab.dispatch = (event) => inTab(() => void store.dispatch(event));
      const flows = startFlows();
      const unfollow = syncAcrossTabs((event) => void (tab.isClosed || store.dispatch(event)));
      tab.stop = () =>
        inTab(() => {
          tab.isClosed = true;
          flows.cancel();
          unfollow();
        });
      if (invalid.length > 0) store.dispatch(storageEvents.valueSetAside({ keys: invalid }));
    });
    this.tabs.push(tab);
    return tab;
  }

  close(tab: Tab): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    tab.stop();
  }

  /**
   * Wakes a frozen tab, which receives its pending storage events; `fromCache`: restored from the
   * back/forward cache.
   */
  wake(tab: Tab, fromCache: boolean): void {
    if (!tab.isFrozen) return;
    tab.isFrozen = false;
    if (fromCache) this.tell(tab, 'pageshow', { persisted: true });
    else for (const key of this.stored.keys()) this.tell(tab, 'storage', { key });
  }

  /** Notifies other tabs, which receive the storage event a moment later, unless they are frozen. */
  private wrote(writer: Tab, key: string): void {
    for (const tab of this.tabs) {
      if (tab === writer) continue;
      // in the order of the writes
      tab.hearsAt = Math.max(tab.hearsAt, this.passed() + this.random.between(1, 12));
      setTimeout(() => tab.isFrozen || this.tell(tab, 'storage', { key }), tab.hearsAt - this.passed());
    }
  }

  private tell(tab: Tab, type: string, fields: object): void {
    if (tab.isClosed) return;
    here.run({ tab, browser: this }, () => tab.window.dispatchEvent(Object.assign(new Event(type), fields)));
  }

  /** `localStorage` of the running tab. */
  storageOf(tab: Tab): Storage {
    const refuse = (name: string) => {
      this.onStorageFault();
      throw new DOMException('refused', name);
    };
    if (this.storageFault === 'forbidden') refuse('SecurityError');
    const { stored } = this;
    const write = (key: string, text: string | null) => {
      if (tab.isClosed || (stored.get(key) ?? null) === text) return;
      if (text === null) stored.delete(key);
      else stored.set(key, text);
      this.wrote(tab, key);
    };
    const methods = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.storageFault === 'full') refuse('QuotaExceededError');
        write(key, text);
      },
      removeItem: (key: string) => write(key, null),
    };
    // keys are enumerable, as in a browser
    return Object.assign(Object.create(methods) as Storage, Object.fromEntries(stored));
  }
}

const memory = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, text: string) => void values.set(key, text),
  clear: () => values.clear(),
});

/** Globals of a page. */
const globals: Record<string, () => unknown> = {
  window: () => here.getStore()?.tab.window,
  localStorage: () => {
    const running = here.getStore();
    return running?.browser.storageOf(running.tab);
  },
  sessionStorage: () => {
    const running = here.getStore();
    return running && memory(running.tab.session);
  },
  location: () => {
    const tab = here.getStore()?.tab;
    return { reload: () => tab && (tab.wantsReload = true) };
  },
  document: () => ({ cookie: 'XSRF-TOKEN=token', documentElement: { dataset: {} } }),
  fetch: () => async (path: string, init: RequestInit) => {
    const running = here.getStore();
    if (!running) throw new TypeError('nobody asks');
    const response = await running.browser.network({ path, init });
    // a closed tab gets no answer
    return running.tab.isClosed ? new Promise<Response>(() => undefined) : response;
  },
};

/**
 * Replaces the process's clock and globals by those of a page; time advances while `pass` is awaited. `jump` moves the
 * device's clock without the timers. `leave` restores them.
 */
export function enterPage(startsAt: number) {
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const clock = FakeTimers.install({
    now: startsAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const fakeSetTimeout = globalThis.setTimeout;
  // a timer runs in the tab that set it
  globalThis.setTimeout = ((work: () => void, ...rest: [number?]) =>
    fakeSetTimeout(AsyncResource.bind(work), ...rest)) as typeof setTimeout;
  for (const [name, get] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, get, set: () => undefined });
  setCustomerProvider(() => {
    const running = here.getStore();
    return running ? authSelectors.userCode(running.tab.store.getState()) : null;
  });
  let passed = 0;
  return {
    /** Returns the elapsed milliseconds, independent of the device's clock. */
    passed: () => passed,
    pass: async (milliseconds: number) => {
      passed += milliseconds;
      await clock.tickAsync(milliseconds);
    },
    jump: (to: number) => clock.setSystemTime(to),
    now: () => clock.now,
    leave: () => {
      clock.uninstall();
      setCustomerProvider(() => null);
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    },
  };
}
export type Page = ReturnType<typeof enterPage>;
