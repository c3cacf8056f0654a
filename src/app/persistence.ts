/**
 * Persistence table: which field of which slice is stored under which key. The store is created from storage.
 * redux-persist only writes, through createPersistoid and without persistReducer. A middleware passes each change of a
 * live event to redux-persist and flushes the change in the same task. A cart line that was added right before the tab
 * closes is therefore stored. An import into DevTools bypasses the middleware, so the import writes nothing.
 */
import { combineReducers, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { createPersistoid, type PersistConfig } from 'redux-persist';
import * as v from 'valibot';
import { auth } from '@/features/auth';
import { belongToCustomer, cart } from '@/features/cart';
import { display, priceLanguages, themes } from '@/features/display';
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

/** State of the core features. The state of lazy features is not persisted. */
type CoreState = ReturnType<ReturnType<typeof combineReducers<typeof coreReducers>>>;
export type PersistedState = CoreState;
type SliceName = keyof CoreState;
type Fields = Record<string, unknown>;

interface Row {
  key: string;
  slice: SliceName;
  /** Stored fields of the slice. A single field is stored as its value, several fields as an object. */
  fields: Record<string, v.GenericSchema>;
  /** Returns the event that applies a write by another tab. */
  onRemoteChange?: (fields: Fields) => UnknownAction;
  /**
   * Whether this row is read and written together with the slice's other rows that have this mark. These rows are
   * complete only together.
   */
  storedTogether?: true;
  /**
   * Whether a write by another tab is merged before this row is written, if this tab has not seen the write yet.
   * Without this mark, the other tab's write is overwritten.
   */
  mergeBeforeWrite?: true;
}

export const persistenceTable: readonly Row[] = [
  { key: 'app-version', slice: 'version', fields: { known: v.nullable(v.string()) } },
  {
    key: 'currentVehicle',
    slice: 'vehicles',
    fields: { current: v.nullable(vehicleSchema) },
    onRemoteChange: vehicles.changedElsewhere,
  },
  {
    key: 'garage',
    slice: 'vehicles',
    fields: { garage: v.array(vehicleSchema) },
    onRemoteChange: vehicles.changedElsewhere,
    mergeBeforeWrite: true,
  },
  {
    key: 'cartItems',
    slice: 'cart',
    fields: { items: cartLinesSchema },
    onRemoteChange: cart.changedElsewhere,
    storedTogether: true,
    mergeBeforeWrite: true,
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
    onRemoteChange: cart.changedElsewhere,
    storedTogether: true,
    mergeBeforeWrite: true,
  },
  {
    key: 'wishlistItems',
    slice: 'wishlist',
    fields: { items: listedProductsSchema },
    onRemoteChange: wishlist.events.changedElsewhere,
    mergeBeforeWrite: true,
  },
  {
    key: 'compareItems',
    slice: 'compare',
    fields: { items: listedProductsSchema },
    onRemoteChange: compare.events.changedElsewhere,
    mergeBeforeWrite: true,
  },
  // stored before `user`, because a tab that sees a logout must already know whether the service must still be notified
  {
    key: 'leaving',
    slice: 'auth',
    fields: { isLeaving: v.boolean() },
    onRemoteChange: auth.changedElsewhere,
  },
  {
    key: 'user',
    slice: 'auth',
    fields: { userCode: v.nullable(v.string()) },
    onRemoteChange: auth.changedElsewhere,
  },
  { key: 'searchText', slice: 'catalog', fields: { searchText: v.string() } },
  {
    key: 'recentProducts',
    slice: 'recent',
    fields: { products: recentProductsSchema },
    onRemoteChange: recent.changedElsewhere,
  },
  {
    key: 'recentSearches',
    slice: 'recent',
    fields: { searches: recentSearchesSchema },
    onRemoteChange: recent.changedElsewhere,
  },
  {
    key: 'recentCustomers',
    slice: 'recent',
    fields: { customers: recentCustomersSchema },
    onRemoteChange: recent.changedElsewhere,
  },
  { key: 'language', slice: 'i18n', fields: { language: v.picklist(['es', 'en']) } },
  // preHydration.ts reads the theme before the first paint
  {
    key: 'display',
    slice: 'display',
    fields: { prices: v.nullable(v.picklist(priceLanguages)), theme: v.nullable(v.picklist(themes)) },
    onRemoteChange: display.changedElsewhere,
  },
  { key: 'currency', slice: 'i18n', fields: { currency: v.literal('USD') } },
];

const getSingleField = (row: Row): string | null => {
  const [only, second] = Object.keys(row.fields);
  return only !== undefined && second === undefined ? only : null;
};

/** Adapts a synchronous storage to redux-persist's promises. */
const toPromise = <T>(work: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(work());
  });

/** redux-persist storage engine for plain JSON, used only for writing. A single field is stored as its value. */
const plainJson = (row: Row) => {
  const field = getSingleField(row);
  return {
    getItem: (): Promise<void> => Promise.resolve(),
    setItem: (key: string, fields: Fields): Promise<void> =>
      toPromise(() => writeStored(key, field === null ? fields : fields[field])),
    removeItem: (): Promise<void> => Promise.resolve(),
  };
};

/** Returns redux-persist's configuration. The cast is needed because the library's types lack `deserialize`. */
const getConfig = (row: Row) =>
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
    const field = getSingleField(row);
    const parsed = v.safeParse(v.object(row.fields), field === null ? value : { [field]: value });
    return parsed.success ? parsed.output : 'invalid';
  } catch {
    return 'invalid';
  }
}

/** Repairs a partly invalid value. The code is loaded lazily, because a repair is rare. */
const repair = (row: Row, initial: object): Promise<Fields> =>
  import('./repairPersisted').then(
    ({ repairStoredValue }) => repairStoredValue(row.key, row.fields, initial),
    () => {
      quarantine(row.key);
      return {};
    },
  );

/**
 * Returns the preloaded state and the invalid keys. The value of an invalid key was completely or partly invalid, and
 * was quarantined.
 */
export async function loadPersistedState(): Promise<{ preloaded: CoreState; invalid: string[] }> {
  let preloaded: CoreState = combineReducers(coreReducers)(undefined, { type: 'persistence/began' });
  const invalid: string[] = [];
  for (const row of persistenceTable) {
    const read = readRow(row);
    if (read === 'invalid') invalid.push(row.key);
    const fields = read === 'invalid' ? await repair(row, preloaded[row.slice]) : read;
    if (fields !== 'nothing')
      preloaded = { ...preloaded, [row.slice]: { ...preloaded[row.slice], ...fields } };
  }
  const storedCart = preloaded.cart;
  // if the stored owner was invalid, the owner is read from the lines
  const owner =
    invalid.includes('cart') && storedCart.owner === ''
      ? (storedCart.items[0]?.customer ?? '')
      : storedCart.owner;
  // if the tab was closed between the writes of the two keys, the lines belong to another customer
  const items = belongToCustomer(storedCart.items, owner) ? storedCart.items : [];
  return { preloaded: { ...preloaded, cart: { ...storedCart, owner, items } }, invalid };
}

/** Whether the browser stores only version, language and theme. If so, a server-rendered page can be hydrated. */
export function isPristineState(preloaded: PersistedState): boolean {
  const began = combineReducers(coreReducers)(undefined, { type: 'persistence/began' });
  const serialize = ({ version: _, i18n: __, display: { prices }, ...slices }: PersistedState) =>
    JSON.stringify({ prices, ...slices });
  return serialize(preloaded) === serialize(began);
}

/**
 * Returns the event that applies another tab's write. Null for an invalid value, because only the other tab may repair
 * the value.
 */
function toRemoteChange(row: Row): UnknownAction | null {
  if (!row.onRemoteChange) return null;
  const rows = persistenceTable.filter(
    (other) => other === row || (row.storedTogether && other.slice === row.slice),
  );
  const read = rows.map(readRow);
  if (typeof read[rows.indexOf(row)] !== 'object' || read.includes('invalid')) return null;
  const fields = read.filter((found) => typeof found === 'object');
  return row.onRemoteChange(Object.assign({}, ...fields) as Fields);
}

/**
 * Whether an event may change a row: an event of the row's slice. Events of orders and auth may also change the cart.
 */
const mayChangeRow = ({ slice }: Row, action: unknown): boolean => {
  const domain = isAction(action) ? action.type.split('/')[0] : undefined;
  return domain === slice || (slice === 'cart' && (domain === 'orders' || domain === 'auth'));
};

/**
 * Whether an event applies another tab's write, which storage already contains. To write the value again could undo a
 * later write of that tab.
 */
const isRemoteChange = (action: unknown): boolean =>
  isAction(action) && action.type.endsWith('/changedElsewhere');

/**
 * Middleware that writes live changes immediately. After `version/reloadBegan`, only the keys that the new version
 * keeps are written, because the other keys are cleared. Failed writes are retried with each event.
 */
export function createPersistence(): Middleware<object, RootState> {
  let isReloading = false;
  /**
   * If true, redux-persist notes the values of fields without writing the values. If redux-persist did not note a
   * value, a later change back to the previous value would count as stored.
   */
  let isWriteSuppressed = false;
  let isFailureReported = false;
  return (store) => {
    const failedWrites = new Set<Row>();
    /**
     * Rows that another tab has written meanwhile. At the next change by this tab, all keys of the row's slice are
     * written together.
     */
    const diverged = new Set<Row>();
    const failed = (row: Row) => {
      failedWrites.add(row);
      if (isFailureReported) return;
      isFailureReported = true;
      store.dispatch(storage.writeFailed());
    };
    const rows = persistenceTable.map((row) => {
      const json = plainJson(row);
      const setItem: typeof json.setItem = (key, fields) =>
        isWriteSuppressed ? Promise.resolve() : json.setItem(key, fields);
      const writeFailHandler = () => failed(row);
      const config = { ...getConfig(row), storage: { ...json, setItem }, writeFailHandler };
      return { row, json, persistoid: createPersistoid(config) };
    });
    /** Last text of each key that this tab wrote or read. */
    const lastTexts = new Map<Row, string | null>();
    const note = (row: Row) => row.mergeBeforeWrite && lastTexts.set(row, readRaw(row.key));
    persistenceTable.forEach(note);
    /** Merges another tab's write whose storage event has not arrived yet. */
    const syncFromStorage = (action: unknown) => {
      // if writes have failed, the store is newer than the storage
      if (failedWrites.size > 0) return;
      for (const [row, text] of lastTexts) {
        const stored = mayChangeRow(row, action) ? readRaw(row.key) : null;
        if (stored === null || stored === text) continue;
        note(row);
        const event = toRemoteChange(row);
        if (event) store.dispatch(event);
      }
    };
    /** Passes changes to redux-persist, and also writes rows that redux-persist wrongly counts as written. */
    const persistChanges = (before: RootState, after: RootState) => {
      const isChanged = ({ slice, fields }: Row) => {
        if (before[slice] === after[slice]) return false;
        const fieldsBefore: Fields = { ...before[slice] };
        const fieldsNow: Fields = { ...after[slice] };
        return Object.keys(fields).some((field) => fieldsBefore[field] !== fieldsNow[field]);
      };
      const changed = persistenceTable.filter(isChanged);
      for (const { row, json, persistoid } of rows) {
        if (isReloading && !preservedKeys.includes(row.key)) continue;
        const fieldsNow: Fields = { ...after[row.slice] };
        if (changed.includes(row)) {
          persistoid.update(fieldsNow);
          void persistoid.flush();
          if (isWriteSuppressed && row.storedTogether) diverged.add(row);
        } else {
          const isStale = diverged.has(row) && changed.some(({ slice }) => slice === row.slice);
          if (isWriteSuppressed || !(isStale || failedWrites.has(row))) continue;
          const persistedFields = Object.entries(fieldsNow).filter(([field]) => field in row.fields);
          json.setItem(row.key, Object.fromEntries(persistedFields)).catch(() => failedWrites.add(row));
        }
        if (!isWriteSuppressed) {
          failedWrites.delete(row);
          diverged.delete(row);
        }
        note(row);
      }
    };
    return (next) => (action) => {
      if (!isRemoteChange(action)) syncFromStorage(action);
      const before = store.getState();
      const result = next(action);
      const after = store.getState();
      isWriteSuppressed = isRemoteChange(action);
      if (before !== after) persistChanges(before, after);
      // quarantined values may belong to the account
      if (auth.signedOut.match(action)) clearQuarantined();
      if (version.reloadBegan.match(action)) isReloading = true;
      return result;
    };
  };
}

/**
 * Applies other tabs' writes to the store. Ignores an invalid value, because the tab that wrote the value repairs it. A
 * page that was restored from the back/forward cache has missed storage events, so such a page reads all values.
 */
export function syncAcrossTabs(dispatch: (action: UnknownAction) => void): () => void {
  const dispatchRemoteChange = (row: Row) => {
    const event = toRemoteChange(row);
    if (event) dispatch(event);
  };
  // logout and cart owner are applied before the session check
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    persistenceTable.forEach(dispatchRemoteChange);
    dispatch(auth.changedElsewhere());
  };
  window.addEventListener('pageshow', onPageShow);
  const unfollow = onStorageEvent(
    persistenceTable.map((row) => row.key),
    (key) => {
      const row = persistenceTable.find((candidate) => candidate.key === key);
      if (row) dispatchRemoteChange(row);
    },
  );
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    unfollow();
  };
}
