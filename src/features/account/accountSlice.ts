import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '@/erp/rows/address';
import type { Statement } from '@/erp/rows/statement';
import { isCustomerChange } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';

export interface AccountState {
  /** The customer's branches in the ERP. Orders can be delivered to these branches. */
  branches: { status: RequestStatus; items: Address[]; failure?: FailureCode };
  /**
   * `today` is the day on which the statement arrived. The day decides which movements are overdue. It is stored, so
   * that a log that is replayed years later shows the same overdue movements.
   */
  statement: { status: RequestStatus; value: Statement | null; today: string; failure: FailureCode | null };
}

const initialState: AccountState = {
  branches: { status: 'idle', items: [] },
  statement: { status: 'idle', value: null, today: '', failure: null },
};

const slice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    branchesAsked: ({ branches }) => {
      if (branches.status !== 'ready') branches.status = 'asking';
    },
    branchesReceived: (state, { payload }: PayloadAction<{ branches: Address[] }>) => {
      state.branches = { status: 'ready', items: payload.branches };
    },
    branchesFailed: ({ branches }, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (branches.status !== 'asking') return;
      branches.status = 'failed';
      branches.failure = payload.code;
    },
    statementAsked: ({ statement }) => {
      if (statement.status !== 'ready') statement.status = 'asking';
    },
    statementReceived: (state, { payload }: PayloadAction<{ statement: Statement; today: string }>) => {
      state.statement = { status: 'ready', value: payload.statement, today: payload.today, failure: null };
    },
    statementFailed: ({ statement }, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (statement.status !== 'asking') return;
      statement.status = 'failed';
      statement.failure = payload.code;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isCustomerChange, () => initialState);
  },
  selectors: {
    branches: (state) => state.branches,
    defaultBranch: (state) =>
      state.branches.items.find((branch) => branch.isDefault) ?? state.branches.items[0] ?? null,
    statement: (state) => state.statement,
  },
});

export const accountReducer = slice.reducer;
export const account = slice.actions;
export const accountSelectors = slice.selectors;
