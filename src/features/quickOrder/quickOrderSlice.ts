import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { auth, isSignIn } from '@/features/auth';
import { cart, type LineOption } from '@/features/cart';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { getCodeSpelling } from '@/shared/codeSpelling';
import type { Match } from './match';
import { parseHead } from './reading/parseHead';
import type { Reading, WrittenLine } from './reading/types';
import { matchOptions, getRequestKey } from './requestedOptions';

/**
 * A requested line. `quantity` is null if the user must enter a quantity. `written` is the pasted line. It is set until
 * the line has been read, and `code` is the whole text until then.
 */
export interface RequestedLine {
  code: string;
  quantity: number | null;
  /** Options with their names, from a saved cart; undefined if the line has no options. */
  wanted?: LineOption[];
  written?: WrittenLine;
}

export type Answer = { status: 'failed'; failure: FailureCode } | ({ status: 'answered' } & Match);

export interface QuickOrderRow extends RequestedLine {
  id: number;
  /**
   * Number of the paste. The lines of one paste are read together, because all rows help to recognise a table's
   * columns.
   */
  block: number;
  /** The pasted line that gave this row; undefined if the user typed a code. */
  text?: string;
  /** Possible quantities of the line, if the quantity is not certain. */
  choices: number[];
  /** Number of requested lines that were merged into this row. */
  times: number;
  answer: { status: 'asking' } | Answer;
  /** Slug of the product that was chosen from the candidates. */
  chosen: string | null;
  /** Chosen options: the key is the slug of an option, the value is the slug of its chosen value. */
  options: Record<string, string>;
}

export interface QuickOrderState {
  rows: QuickOrderRow[];
  nextId: number;
  /**
   * Rows of the last removal with their positions, so that the removal can be undone. One removal may empty the list.
   */
  removed: { row: QuickOrderRow; index: number }[];
  /** Number of lines added to the cart since the last paste. */
  added: number;
  /** Earlier states of the rows, one before each of the latest edits, so that the edits can be undone. */
  history: QuickOrderRow[][];
  /** Lines of the last paste that do not order a part. */
  leftOut: string[];
  /** Account that the list belongs to; null until the account is known. */
  person: string | null;
}

/** Maximum number of rows. An order has the same maximum, so each saved cart can be imported. */
export const maxRows = 1_000;
export const maxUnits = 999_999;

const initialState: QuickOrderState = {
  rows: [],
  nextId: 1,
  removed: [],
  added: 0,
  history: [],
  leftOut: [],
  person: null,
};

const maxUndos = 50;

/** Reading of a row that waited to be read. */
export interface RowReading extends Pick<Reading, 'code' | 'text' | 'quantity' | 'choices' | 'wanted'> {
  id: number;
  /** Answer of the lookup; undefined until the answer arrives. */
  answer?: Answer;
}

/** Returns the id that identifies a row in a request to the cart. The result from the cart has the same id. */
export const getRef = (row: Pick<QuickOrderRow, 'id'>): string => `quickOrder:${row.id}`;

const sum = (a: number | null, b: number | null): number | null =>
  a === null || b === null || a + b > maxUnits ? null : a + b;

/**
 * Returns the number of rows after adding these lines. Lines with the same code and options are merged. A line that has
 * not been read is not merged.
 */
export const countRows = (rows: readonly QuickOrderRow[], lines: readonly RequestedLine[]): number => {
  const known = [...rows, ...lines].filter(({ written }) => written === undefined);
  return new Set(known.map(getRequestKey)).size + rows.length + lines.length - known.length;
};

/**
 * Stores an answer in a row. If the answer has exactly one product, the product is chosen, with the options of a saved
 * cart.
 */
function takeAnswer(row: QuickOrderRow, answer: Answer): void {
  row.answer = answer;
  if (answer.status !== 'answered') return;
  const slugs = answer.candidates.map(({ slug }) => slug);
  if (answer.kind === 'exact') row.chosen = slugs[0] ?? null;
  else if (answer.kind === 'near' || !slugs.includes(row.chosen ?? '')) row.chosen = null;
  // options that the user chose in the row replace the options of the saved cart
  const candidate = answer.candidates.find(({ slug }) => slug === row.chosen);
  row.options = { ...matchOptions(candidate, row.wanted), ...row.options };
}

/** Returns the key of a row for merging: the chosen product and its options. Rows without a key are not merged. */
const getMergeKey = (row: QuickOrderRow): string | null =>
  row.written || row.chosen === null || row.quantity === null
    ? null
    : [row.chosen, ...(row.wanted ?? []).map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/** Merges rows of the same product if each row has a quantity. */
function mergeRows(rows: readonly QuickOrderRow[], isRead: (row: QuickOrderRow) => boolean): QuickOrderRow[] {
  const places = new Map<string, number>();
  const merged: QuickOrderRow[] = [];
  for (const row of rows) {
    const key = getMergeKey(row);
    const at = key === null ? undefined : places.get(key);
    const same = at === undefined ? undefined : merged[at];
    if (at !== undefined && same && (isRead(row) || isRead(same)))
      merged[at] = { ...same, quantity: sum(same.quantity, row.quantity), times: same.times + row.times };
    else {
      if (key !== null) places.set(key, merged.length);
      merged.push(row);
    }
  }
  return merged;
}

/** Returns the original rows, because reading hundreds of Immer drafts takes longer than all other work. */
const getRows = (state: QuickOrderState): readonly QuickOrderRow[] => original(state.rows) ?? state.rows;

/** Stores rows that are not Immer drafts. The rows are frozen, so that Immer does not search the rows for drafts. */
const setRows = (state: QuickOrderState, rows: QuickOrderRow[]): void => {
  for (const row of rows) Object.freeze(row);
  state.rows = rows;
};

/**
 * Whether a line without a reading is shown among the left-out lines. The line must have words, and must not be the
 * heading of a table.
 */
const isLeftOut = ({ text, cells }: WrittenLine): boolean =>
  /\p{L}{3}/u.test(text) && (cells === undefined || parseHead(cells) === null);

const toRow = (id: number, line: RequestedLine, block: number): QuickOrderRow => ({
  ...line,
  id,
  block,
  times: 1,
  choices: [],
  answer: { status: 'asking' },
  chosen: null,
  options: {},
});

/** Saves the rows before an edit, so that the edit can be undone. */
const noteHistory = (state: QuickOrderState) => {
  const before = original(state)?.rows;
  if (before) state.history = [...state.history.slice(1 - maxUndos), before];
};

/** Looks up all rows again, because another customer has other prices. The choices in the rows stay. */
const resetAnswers = (state: QuickOrderState) => {
  state.history = [];
  for (const row of [...state.rows, ...state.removed.map((removed) => removed.row)])
    row.answer = { status: 'asking' };
};

const retryFailed = ({ rows }: QuickOrderState, id?: number) => {
  for (const row of rows)
    if (row.answer.status === 'failed' && (id === undefined || id === row.id))
      row.answer = { status: 'asking' };
};

const slice = createSlice({
  name: 'quickOrder',
  initialState,
  reducers: {
    linesSubmitted: (state, { payload }: PayloadAction<{ lines: RequestedLine[] }>) => {
      const rows = [...getRows(state)];
      const places = new Map(rows.map((row, at) => [getRequestKey(row), at]));
      noteHistory(state);
      const block = state.nextId;
      let { nextId } = state;
      state.added = 0;
      state.leftOut = [];
      state.removed = [];
      for (const line of payload.lines) {
        const request = line.written ? null : getRequestKey(line);
        const at = request === null ? undefined : places.get(request);
        const same = at === undefined ? undefined : rows[at];
        if (at !== undefined && same)
          rows[at] = { ...same, quantity: sum(same.quantity, line.quantity), times: same.times + 1 };
        else {
          if (request !== null) places.set(request, rows.length);
          rows.push(toRow(nextId, line, block));
          nextId += 1;
        }
      }
      state.nextId = nextId;
      setRows(state, rows);
    },
    /**
     * The waiting rows were read. A row without a reading orders no part, so the row is removed. A row with several
     * readings becomes several rows.
     */
    linesRead: (state, { payload }: PayloadAction<{ ids: number[]; readings: RowReading[] }>) => {
      const byId = new Map<number, RowReading[]>();
      for (const reading of payload.readings)
        byId.set(reading.id, [...(byId.get(reading.id) ?? []), reading]);
      const asked = new Set(payload.ids);
      const read = new Set<number>();
      let { nextId } = state;
      const leftOut: string[] = [];
      const rows = getRows(state).flatMap((row) => {
        // the user may have edited the row, or removed and restored the row, meanwhile
        if (!asked.has(row.id) || !row.written) return [row];
        const readings = byId.get(row.id) ?? [];
        if (readings.length === 0 && isLeftOut(row.written)) leftOut.push(row.written.text);
        return readings.map(({ answer, id: _id, wanted, ...reading }, at) => {
          const { written: _written, ...rest } = row;
          const next: QuickOrderRow = {
            ...rest,
            ...(at === 0 ? {} : { id: nextId }),
            ...reading,
            ...(wanted ? { wanted } : {}),
          };
          if (at > 0) nextId += 1;
          read.add(next.id);
          if (answer) takeAnswer(next, answer);
          return next;
        });
      });
      state.nextId = nextId;
      state.leftOut.push(...leftOut);
      setRows(
        state,
        mergeRows(rows, ({ id }) => read.has(id)),
      );
    },
    /** A batch of answers arrived, by code. If the user edited a row meanwhile, the row waits for another answer. */
    answersReceived: (state, { payload }: PayloadAction<{ answers: { code: string; answer: Answer }[] }>) => {
      const byCode = new Map(payload.answers.map(({ code, answer }) => [code, answer]));
      const rows = getRows(state).map((row) => {
        const answer = row.answer.status === 'asking' ? byCode.get(getCodeSpelling(row.code)) : undefined;
        if (!answer) return row;
        const next = { ...row };
        takeAnswer(next, answer);
        return next;
      });
      setRows(state, rows);
    },
    /** The request for the waiting rows failed. */
    resolutionFailed: (
      state,
      { payload: { ids, code } }: PayloadAction<{ ids: number[]; code: FailureCode }>,
    ) => {
      const asked = new Set(ids);
      // one requested row may have become several rows; the additional rows have other ids and wait as well
      for (const row of state.rows)
        if (row.answer.status === 'asking' && (asked.has(row.id) || !row.written))
          row.answer = { status: 'failed', failure: code };
    },
    codeEdited: (state, { payload }: PayloadAction<{ id: number; code: string }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (!row || row.code === payload.code) return;
      noteHistory(state);
      Object.assign(row, { code: payload.code, answer: { status: 'asking' }, chosen: null, options: {} });
      delete row.wanted;
      delete row.written;
      delete row.text;
    },
    quantityChosen: (state, { payload }: PayloadAction<{ id: number; quantity: number }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (!row) return;
      noteHistory(state);
      Object.assign(row, { quantity: payload.quantity, choices: [] });
    },
    candidateChosen: (state, { payload }: PayloadAction<{ id: number; slug: string | null }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (!row || row.answer.status !== 'answered') return;
      noteHistory(state);
      const candidate = row.answer.candidates.find(({ slug }) => slug === payload.slug);
      row.chosen = candidate?.slug ?? null;
      row.options = matchOptions(candidate, row.wanted);
      if (candidate && row.answer.kind === 'near') {
        row.code = candidate.sku;
        row.answer = { status: 'answered', kind: 'exact', candidates: [candidate] };
      }
    },
    optionChosen: (state, { payload }: PayloadAction<{ id: number; group: string; value: string }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (!row) return;
      noteHistory(state);
      row.options[payload.group] = payload.value;
    },
    lineRemoved: (state, { payload }: PayloadAction<{ id: number }>) => {
      const index = state.rows.findIndex(({ id }) => id === payload.id);
      const row = state.rows[index];
      if (!row) return;
      noteHistory(state);
      state.rows.splice(index, 1);
      state.removed = [{ row, index }];
    },
    emptied: (state) => {
      noteHistory(state);
      state.leftOut = [];
      state.removed = state.rows.map((row, index) => ({ row, index }));
      state.rows = [];
    },
    /** The user undid the last edit. If a row was waiting before the edit, the row is requested again. */
    editUndone: (state) => {
      const before = state.history.pop();
      if (!before) return;
      state.rows = before;
      state.removed = [];
      state.leftOut = [];
    },
    /** The user pasted a column of quantities into the rows. */
    quantitiesPasted: (state, { payload }: PayloadAction<{ ids: number[]; quantities: number[] }>) => {
      noteHistory(state);
      payload.quantities.forEach((quantity, at) => {
        const row = state.rows.find(({ id }) => id === payload.ids[at]);
        if (row) Object.assign(row, { quantity, choices: [] });
      });
    },
    removalUndone: (state) => {
      for (const { row, index } of state.removed) state.rows.splice(index, 0, row);
      state.removed = [];
    },
    /** The user retried one failed row, or all failed rows. */
    retryRequested: (state, { payload }: PayloadAction<{ id?: number }>) => retryFailed(state, payload.id),
  },
  extraReducers: (builder) => {
    builder
      // this event comes from the retry button, or follows a reconnection
      .addCase(navigation.retryRequested, (state) => retryFailed(state))
      // a row whose whole quantity was added is removed; if the stock limited the quantity, the row keeps the rest
      .addCase(cart.linesAddBegan, (state, { payload }) => {
        state.history = [];
        const byRef = new Map(payload.lines.map((line) => [line.ref, line]));
        state.rows = state.rows.filter((row) => {
          const line = byRef.get(getRef(row));
          if (!line || line.quantity === 0) return true;
          state.added += 1;
          row.quantity = line.wanted - line.quantity;
          return row.quantity > 0;
        });
      })
      .addCase(auth.sessionReceived, (state, { payload: { session } }) => {
        const person = session.account?.code ?? null;
        // `person` is also null if this feature loaded after the session check
        if (state.person !== null && person !== state.person) return { ...initialState, person };
        state.person = person;
        resetAnswers(state);
      })
      // rows that were entered before the account was known are also cleared
      .addCase(auth.otherPersonArrived, ({ person }) => ({ ...initialState, person }))
      .addCase(auth.customerSelected, resetAnswers)
      .addCase(auth.signedOut, () => initialState)
      .addMatcher(isSignIn, (_, { payload }) => ({ ...initialState, person: payload.account.code }));
  },
  selectors: {
    rows: (state) => state.rows,
    removed: (state) => state.removed,
    added: (state) => state.added,
    leftOut: (state) => state.leftOut,
    /** Whether there are rows, removed rows that can be restored, or left-out lines. */
    hasLines: (state) => state.rows.length > 0 || state.removed.length > 0 || state.leftOut.length > 0,
  },
});

export const quickOrderReducer = slice.reducer;
export const quickOrder = slice.actions;
export const quickOrderSelectors = slice.selectors;
