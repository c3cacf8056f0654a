/**
 * Which field of which slice lives under which storage key: this table is the documentation.
 *
 * redux-persist writes, through createPersistoid and without persistReducer: the store is made with what storage held, and
 * a middleware hands each change of a live event on and flushes it in the same task, so that a line added right before the
 * tab closes is there. An import into DevTools passes no middleware: it writes nothing.
 */
import { combineReducers, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { createPersistoid, type PersistConfig } from 'redux-persist';
import * as v from 'valibot';
import { auth } from '@/features/auth';
import { belongToCustomer, cart } from '@/features/cart';
import { compare, wishlist } from '@/features/lists';
import { recent } from '@/features/recent';
import { storage } from '@/features/storage';
import { vehicles } from '@/features/vehicles';
import { preservedKeys, version } from '@/features/version';
import {
  clearQuarantined,
  onStorageEvent,
  readStored,
  quarantine,
  readRaw,
  writeStored,
} from '@/shared/storage';
import { coreReducers } from './coreFeatures';
import type { RootState } from './rootReducer';
import {
  cartLinesSchema,
  checkoutDraftSchema,
  listedProductsSchema,
  recentCustomersSchema,
  recentProductsSchema,
  recentSearchesSchema,
  vehicleSchema,
} from './persistedSchemas';

/** Nothing of a feature that comes with a page is kept. */
type FirstState = ReturnType<ReturnType<typeof combineReducers<typeof coreReducers>>>;
export type PersistedState = FirstState;
type SliceName = keyof FirstState;
type Fields = Record<string, unknown>;

interface Row {
  key: string;
  slice: SliceName;
  /** One field is stored bare, several as an object. */
  fields: Record<string, v.GenericSchema>;
  /** What tells this tab that another one wrote the key. */
  elsewhere?: (fields: Fields) => UnknownAction;
  /** Told with the other rows of its slice: neither key says all. */
  together?: true;
  /** What a person gathers: nothing that another tab has just written is overwritten unheard. */
  isGathered?: true;
}

const table: readonly Row[] = [
  { key: 'app-version', slice: 'version', fields: { known: v.nullable(v.string()) } },
  {
    key: 'currentVehicle',
    slice: 'vehicles',
    fields: { current: v.nullable(vehicleSchema) },
    elsewhere: vehicles.changedElsewhere,
  },
  {
    key: 'garage',
    slice: 'vehicles',
    fields: { garage: v.array(vehicleSchema) },
    elsewhere: vehicles.changedElsewhere,
    isGathered: true,
  },
  {
    key: 'cartItems',
    slice: 'cart',
    fields: { items: cartLinesSchema },
    elsewhere: cart.changedElsewhere,
    together: true,
    isGathered: true,
  },
  {
    key: 'cart',
    slice: 'cart',
    fields: {
      owner: v.nullable(v.string()),
      person: v.optional(v.string(), ''),
      parked: v.record(v.string(), cartLinesSchema),
      parkedDrafts: v.optional(v.record(v.string(), checkoutDraftSchema), {}),
      draft: checkoutDraftSchema,
    },
    elsewhere: cart.changedElsewhere,
    together: true,
    isGathered: true,
  },
  {
    key: 'wishlistItems',
    slice: 'wishlist',
    fields: { items: listedProductsSchema },
    elsewhere: wishlist.events.changedElsewhere,
    isGathered: true,
  },
  {
    key: 'compareItems',
    slice: 'compare',
    fields: { items: listedProductsSchema },
    elsewhere: compare.events.changedElsewhere,
    isGathered: true,
  },
  // before `user`: a tab that hears that nobody is left knows that the service is still to be told
  {
    key: 'leaving',
    slice: 'auth',
    fields: { isLeaving: v.boolean() },
    elsewhere: auth.changedElsewhere,
  },
  {
    key: 'user',
    slice: 'auth',
    fields: { userCode: v.nullable(v.string()) },
    elsewhere: auth.changedElsewhere,
  },
  { key: 'searchText', slice: 'catalog', fields: { searchText: v.string() } },
  {
    key: 'recentProducts',
    slice: 'recent',
    fields: { products: recentProductsSchema },
    elsewhere: recent.changedElsewhere,
  },
  {
    key: 'recentSearches',
    slice: 'recent',
    fields: { searches: recentSearchesSchema },
    elsewhere: recent.changedElsewhere,
  },
  {
    key: 'recentCustomers',
    slice: 'recent',
    fields: { customers: recentCustomersSchema },
    elsewhere: recent.changedElsewhere,
  },
  { key: 'language', slice: 'i18n', fields: { language: v.picklist(['es', 'en']) } },
  { key: 'currency', slice: 'i18n', fields: { currency: v.literal('USD') } },
];

const bare = (row: Row): string | null => {
  const [only, second] = Object.keys(row.fields);
  return only !== undefined && second === undefined ? only : null;
};

/** Done in the same task, told in a promise, as redux-persist wants it. */
const promised = <T>(work: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(work());
  });

/** redux-persist's storage over plain JSON, which it only writes: one field goes bare under its key. */
const plainJson = (row: Row) => {
  const field = bare(row);
  return {
    getItem: (): Promise<void> => Promise.resolve(),
    setItem: (key: string, fields: Fields): Promise<void> =>
      promised(() => writeStored(key, field === null ? fields : fields[field])),
    removeItem: (): Promise<void> => Promise.resolve(),
  };
};

/** Its types lack `deserialize`: the one cast. */
const configOf = (row: Row) =>
  ({
    key: row.key,
    keyPrefix: '',
    whitelist: Object.keys(row.fields),
    serialize: false,
    deserialize: false,
    throttle: 0,
    storage: plainJson(row),
  }) as unknown as PersistConfig<Fields>;

function readRow(row: Row): Fields | 'nothing' | 'invalid' {
  try {
    const value = readStored(row.key);
    if (value === undefined) return 'nothing';
    const field = bare(row);
    const parsed = v.safeParse(v.object(row.fields), field === null ? value : { [field]: value });
    return parsed.success ? parsed.output : 'invalid';
  } catch {
    return 'invalid';
  }
}

/** What still holds of a value that could not be used: that code comes when it is needed. */
const salvaged = (row: Row, initial: object): Promise<Fields> =>
  import('./repairPersisted').then(
    ({ repairStoredValue }) => repairStoredValue(row.key, row.fields, initial),
    () => {
      quarantine(row.key);
      return {};
    },
  );

/** The state the store begins with, and the keys whose value, or a part of it, could not be used and was set aside. */
export async function loadPersistedState(): Promise<{ preloaded: FirstState; invalid: string[] }> {
  let preloaded: FirstState = combineReducers(coreReducers)(undefined, { type: 'persistence/began' });
  const invalid: string[] = [];
  for (const row of table) {
    const read = readRow(row);
    if (read === 'invalid') invalid.push(row.key);
    const fields = read === 'invalid' ? await salvaged(row, preloaded[row.slice]) : read;
    if (fields !== 'nothing')
      preloaded = { ...preloaded, [row.slice]: { ...preloaded[row.slice], ...fields } };
  }
  const kept = preloaded.cart;
  // the key that says whose the lines are could not be used: they say it themselves
  const owner = invalid.includes('cart') && kept.owner === '' ? (kept.items[0]?.customer ?? '') : kept.owner;
  // a tab that was closed between the two: whose lines these are, the other key does not know
  const items = belongToCustomer(kept.items, owner) ? kept.items : [];
  return { preloaded: { ...preloaded, cart: { ...kept, owner, items } }, invalid };
}

/** Whether this browser is as one that has never been here, but for the version it has seen and the language it reads. */
export function isPristineState(preloaded: PersistedState): boolean {
  const began = combineReducers(coreReducers)(undefined, { type: 'persistence/began' });
  const told = ({ version: _, i18n: __, ...slices }: PersistedState) => JSON.stringify(slices);
  return told(preloaded) === told(began);
}

const kept: readonly string[] = preservedKeys;

/** What tells this tab what another one wrote; null for what cannot be used: that is left to the tab that wrote it. */
function heard(row: Row): UnknownAction | null {
  if (!row.elsewhere) return null;
  const rows = table.filter((other) => other === row || (row.together && other.slice === row.slice));
  const read = rows.map(readRow);
  if (typeof read[rows.indexOf(row)] !== 'object' || read.includes('invalid')) return null;
  const fields = read.filter((found) => typeof found === 'object');
  return row.elsewhere(Object.assign({}, ...fields) as Fields);
}

/** Whether an event may change what a row keeps: its own slice's, and who comes and orders changes the carts. */
const concerns = ({ slice }: Row, action: unknown): boolean => {
  const domain = isAction(action) ? action.type.split('/')[0] : undefined;
  return domain === slice || (slice === 'cart' && (domain === 'orders' || domain === 'auth'));
};

/** What another tab wrote is in the storage already; written again, it could undo what that tab wrote since. */
const isFromElsewhere = (action: unknown): boolean =>
  isAction(action) && action.type.endsWith('/changedElsewhere');

/**
 * Writes what a live event changed, at once. After `version/reloadBegan` only what the new version keeps is written, as
 * the storage is cleared of the rest. What a full storage did not take is tried again with each event.
 */
export function createPersistence(): Middleware<object, RootState> {
  let isReloading = false;
  /** redux-persist follows what another tab wrote, or a value changed back would seem to be stored already. */
  let followsOnly = false;
  let failureTold = false;
  return (store) => {
    /** What the storage did not take. */
    const unwritten = new Set<Row>();
    /** What another tab wrote, seen from here: the keys of a slice that are told together are then written together. */
    const apart = new Set<Row>();
    const failed = (row: Row) => {
      unwritten.add(row);
      if (failureTold) return;
      failureTold = true;
      store.dispatch(storage.writeFailed());
    };
    const rows = table.map((row) => {
      const json = plainJson(row);
      const setItem: typeof json.setItem = (key, fields) =>
        followsOnly ? Promise.resolve() : json.setItem(key, fields);
      const writeFailHandler = () => failed(row);
      const config = { ...configOf(row), storage: { ...json, setItem }, writeFailHandler };
      return { row, json, persistoid: createPersistoid(config) };
    });
    /** The texts that this tab has written or heard of. */
    const known = new Map<Row, string | null>();
    const note = (row: Row) => row.isGathered && known.set(row, readRaw(row.key));
    table.forEach(note);
    /** What another tab wrote a moment ago comes first: its event may still be on the way. */
    const catchUp = (action: unknown) => {
      // what is only in memory is newer than what is stored
      if (unwritten.size > 0) return;
      for (const [row, text] of known) {
        const stored = concerns(row, action) ? readRaw(row.key) : null;
        if (stored === null || stored === text) continue;
        note(row);
        const event = heard(row);
        if (event) store.dispatch(event);
      }
    };
    /** Hands on what changed, and writes what redux-persist takes for written and is not. */
    const keep = (before: RootState, after: RootState) => {
      const isChanged = ({ slice, fields }: Row) => {
        if (before[slice] === after[slice]) return false;
        const then: Fields = { ...before[slice] };
        const now: Fields = { ...after[slice] };
        return Object.keys(fields).some((field) => then[field] !== now[field]);
      };
      const changed = table.filter(isChanged);
      for (const { row, json, persistoid } of rows) {
        if (isReloading && !kept.includes(row.key)) continue;
        const now: Fields = { ...after[row.slice] };
        if (changed.includes(row)) {
          persistoid.update(now);
          void persistoid.flush();
          if (followsOnly && row.together) apart.add(row);
        } else {
          const isStale = apart.has(row) && changed.some(({ slice }) => slice === row.slice);
          if (followsOnly || !(isStale || unwritten.has(row))) continue;
          const whole = Object.entries(now).filter(([field]) => field in row.fields);
          json.setItem(row.key, Object.fromEntries(whole)).catch(() => unwritten.add(row));
        }
        if (!followsOnly) {
          unwritten.delete(row);
          apart.delete(row);
        }
        note(row);
      }
    };
    return (next) => (action) => {
      if (!isFromElsewhere(action)) catchUp(action);
      const before = store.getState();
      const result = next(action);
      const after = store.getState();
      followsOnly = isFromElsewhere(action);
      if (before !== after) keep(before, after);
      // what could not be read may be somebody's
      if (auth.signedOut.match(action)) clearQuarantined();
      if (version.reloadBegan.match(action)) isReloading = true;
      return result;
    };
  };
}

/**
 * Tells the store what other tabs write. A value that does not validate is left to them. A page that the browser kept
 * while the person was elsewhere has heard nothing meanwhile.
 */
export function syncAcrossTabs(dispatch: (action: UnknownAction) => void): () => void {
  const tell = (row: Row) => {
    const event = heard(row);
    if (event) dispatch(event);
  };
  // whether somebody is leaving, and whose carts these are, before the service is asked who this browser is
  const woken = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    table.forEach(tell);
    dispatch(auth.changedElsewhere());
  };
  window.addEventListener('pageshow', woken);
  const unfollow = onStorageEvent(
    table.map((row) => row.key),
    (key) => {
      const row = table.find((candidate) => candidate.key === key);
      if (row) tell(row);
    },
  );
  return () => {
    window.removeEventListener('pageshow', woken);
    unfollow();
  };
}
