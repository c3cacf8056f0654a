import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { cart, type LineOption } from '@/features/cart';
import type { FailureCode } from '@/shared/failure';
import { getCodeSpelling } from '@/shared/partSearch';
import type { Match } from './match';
import { matchOptions, getRequestedOptions } from './requestedOptions';

/** A line as it was pasted. `quantity` is null when what stands in its place is no whole number from 1 to 999,999. */
export interface RequestedLine {
  code: string;
  quantity: number | null;
  /** The options as a saved cart names them; absent where it tells none. */
  wanted?: LineOption[];
}

export type Answer = { status: 'failed'; failure: FailureCode } | ({ status: 'answered' } & Match);

export interface QuickOrderRow extends RequestedLine {
  id: number;
  /** How many pasted lines it is the sum of. */
  times: number;
  answer: { status: 'asking' } | Answer;
  /** The slug of the candidate taken. */
  chosen: string | null;
  /** The value chosen of each option group, by slugs. */
  options: Record<string, string>;
}

export interface QuickOrderState {
  rows: QuickOrderRow[];
  nextId: number;
  /** What was last removed, one or all, and where each stood. */
  removed: { row: QuickOrderRow; index: number }[];
  /** How many lines went into the cart since the last were pasted. */
  added: number;
  /** Whose list it is, as far as it is known: the code of who signed in. */
  person: string | null;
}

/** Rows at once: what one order holds, so that every cart that was saved can be read back. */
export const maxRows = 1_000;
export const maxUnits = 999_999;

const initialState: QuickOrderState = { rows: [], nextId: 1, removed: [], added: 0, person: null };

/** What the cart gives back of a line that came from a row. */
export const getRef = (row: Pick<QuickOrderRow, 'id'>): string => `quickOrder:${row.id}`;

const sum = (a: number | null, b: number | null): number | null =>
  a === null || b === null || a + b > maxUnits ? null : a + b;

/** How many rows there would be with these lines: the same code with the same options twice is one. */
export const mapRows = (rows: readonly QuickOrderRow[], lines: readonly RequestedLine[]): number =>
  new Set([...rows, ...lines].map(getRequestedOptions)).size;

/** Prices are another's: every row is asked anew, and keeps what was chosen in it. */
const askAnew = (state: QuickOrderState) => {
  for (const row of [...state.rows, ...state.removed.map((removed) => removed.row)])
    row.answer = { status: 'asking' };
};

const slice = createSlice({
  name: 'quickOrder',
  initialState,
  reducers: {
    linesSubmitted: (state, { payload }: PayloadAction<{ lines: RequestedLine[] }>) => {
      const byWish = new Map(state.rows.map((row) => [getRequestedOptions(row), row]));
      state.added = 0;
      state.removed = [];
      for (const line of payload.lines) {
        const same = byWish.get(getRequestedOptions(line));
        if (same) {
          same.quantity = sum(same.quantity, line.quantity);
          same.times += 1;
        } else {
          const row: QuickOrderRow = {
            ...line,
            id: state.nextId,
            times: 1,
            answer: { status: 'asking' },
            chosen: null,
            options: {},
          };
          state.nextId += 1;
          byWish.set(getRequestedOptions(line), row);
          state.rows.push(row);
        }
      }
    },
    /** Answers by code, told several at a time. A row that was edited since keeps waiting for its own. */
    answersReceived: (state, { payload }: PayloadAction<{ answers: { code: string; answer: Answer }[] }>) => {
      const byCode = new Map(payload.answers.map(({ code, answer }) => [code, answer]));
      for (const row of state.rows) {
        const answer = row.answer.status === 'asking' ? byCode.get(getCodeSpelling(row.code)) : undefined;
        if (!answer) continue;
        row.answer = answer;
        if (answer.status !== 'answered') continue;
        const slugs = answer.candidates.map(({ slug }) => slug);
        if (answer.kind === 'exact') row.chosen = slugs[0] ?? null;
        else if (answer.kind === 'near' || !slugs.includes(row.chosen ?? '')) row.chosen = null;
        // what the person chose stands
        const candidate = answer.candidates.find(({ slug }) => slug === row.chosen);
        row.options = { ...matchOptions(candidate, row.wanted), ...row.options };
      }
    },
    codeEdited: (state, { payload }: PayloadAction<{ id: number; code: string }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (!row || row.code === payload.code) return;
      Object.assign(row, { code: payload.code, answer: { status: 'asking' }, chosen: null, options: {} });
      delete row.wanted;
    },
    quantityChosen: (state, { payload }: PayloadAction<{ id: number; quantity: number }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (row) row.quantity = payload.quantity;
    },
    candidateChosen: (state, { payload }: PayloadAction<{ id: number; slug: string | null }>) => {
      const row = state.rows.find(({ id }) => id === payload.id);
      if (!row || row.answer.status !== 'answered') return;
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
      if (row) row.options[payload.group] = payload.value;
    },
    lineRemoved: (state, { payload }: PayloadAction<{ id: number }>) => {
      const index = state.rows.findIndex(({ id }) => id === payload.id);
      const row = state.rows[index];
      if (!row) return;
      state.rows.splice(index, 1);
      state.removed = [{ row, index }];
    },
    emptied: (state) => {
      state.removed = state.rows.map((row, index) => ({ row, index }));
      state.rows = [];
    },
    removalUndone: (state) => {
      for (const { row, index } of state.removed) state.rows.splice(index, 0, row);
      state.removed = [];
    },
    /** The failed ones, or one of them, are asked again. */
    retryRequested: (state, { payload }: PayloadAction<{ id?: number }>) => {
      for (const row of state.rows) {
        if (row.answer.status !== 'failed') continue;
        if (payload.id === undefined || payload.id === row.id) row.answer = { status: 'asking' };
      }
    },
  },
  extraReducers: (builder) => {
    builder
      // what went into the cart leaves the desk; what the stock cut short stays with the rest
      .addCase(cart.linesAddBegan, (state, { payload }) => {
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
        // null also when the page brought the feature after the person was known
        if (state.person !== null && person !== state.person) return { ...initialState, person };
        state.person = person;
        askAnew(state);
      })
      .addCase(auth.customerSignedIn, (_, { payload }) => ({ ...initialState, person: payload.account.code }))
      .addCase(auth.sellerSignedIn, (_, { payload }) => ({ ...initialState, person: payload.account.code }))
      .addCase(auth.customerSelected, askAnew)
      .addCase(auth.signedOut, () => initialState);
  },
  selectors: {
    rows: (state) => state.rows,
    removed: (state) => state.removed,
    added: (state) => state.added,
    /** There are some, or some can be brought back. */
    hasLines: (state) => state.rows.length > 0 || state.removed.length > 0,
  },
});

export const quickOrderReducer = slice.reducer;
export const quickOrder = slice.actions;
export const quickOrderSelectors = slice.selectors;
