import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth, isAccountChange } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Review, Reviews, WriteReview } from '@/shop/schemas';

/** The reviews of one product, page by page, and the review that the user is writing. */
export interface ReviewsState {
  slug: string | null;
  status: RequestStatus;
  /** Number of the last requested page. The first page is 1. */
  page: number;
  /** The last page that arrived. This page stays on the screen while another page loads. */
  shown: Reviews | null;
  failure: FailureCode | null;
  /** The review that this account wrote; null until the review has arrived. */
  own: Review | null;
  writing: {
    status: 'idle' | 'sending' | 'sent' | 'failed';
    /** The submitted review. It is kept until the service accepts the review. */
    draft: WriteReview | null;
    failure: FailureCode | null;
  };
}

const initialState: ReviewsState = {
  slug: null,
  status: 'idle',
  page: 1,
  shown: null,
  failure: null,
  own: null,
  writing: { status: 'idle', draft: null, failure: null },
};

const startRequest = (state: ReviewsState, page: number) => {
  state.page = page;
  state.status = 'asking';
  state.failure = null;
};

/**
 * Drops the received reviews when the account changes, because `isOwn` depends on the account. Text that the user wrote
 * before a login stays.
 */
const forgetAnswers = ({ slug, writing }: ReviewsState): ReviewsState => ({
  ...initialState,
  slug,
  writing: writing.status === 'failed' ? writing : initialState.writing,
});

const slice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    asked: (state, { payload: { slug, page } }: PayloadAction<{ slug: string; page: number }>) => {
      if (state.slug !== slug) Object.assign(state, initialState, { slug });
      startRequest(state, page);
    },
    pageChosen: (state, { payload }: PayloadAction<{ page: number }>) => startRequest(state, payload.page),
    received: (state, { payload }: PayloadAction<{ slug: string; reviews: Reviews }>) => {
      if (state.status !== 'asking' || state.slug !== payload.slug) return;
      state.status = 'ready';
      state.shown = payload.reviews;
      // if the requested page is beyond the last page, the answer contains the last page
      state.page = payload.reviews.page;
      state.own = payload.reviews.reviews.find(({ isOwn }) => isOwn) ?? state.own;
    },
    failed: (state, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (state.status !== 'asking' || state.slug !== payload.slug) return;
      state.status = 'failed';
      state.failure = payload.code;
    },
    reviewSubmitted: (
      state,
      { payload }: PayloadAction<{ slug: string; sku: string; review: WriteReview }>,
    ) => {
      if (state.slug !== payload.slug || state.writing.status === 'sending') return;
      state.writing = { status: 'sending', draft: payload.review, failure: null };
    },
    reviewSent: (state, { payload }: PayloadAction<{ slug: string; review: Review }>) => {
      if (state.slug !== payload.slug || state.writing.status !== 'sending') return;
      state.writing = { status: 'sent', draft: null, failure: null };
      state.own = payload.review;
    },
    reviewRefused: (state, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (state.slug !== payload.slug || state.writing.status !== 'sending') return;
      state.writing.status = 'failed';
      state.writing.failure = payload.code;
    },
    /** The user began to change the sent review. */
    changeBegan: (state) => {
      if (state.writing.status === 'sent') state.writing.status = 'idle';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(auth.signedOut, () => initialState)
      // the draft belongs to the earlier account, whose session has expired
      .addCase(auth.otherPersonArrived, (state) => {
        state.writing = initialState.writing;
      })
      .addMatcher(isAccountChange, forgetAnswers);
  },
  selectors: {
    /** Returns the reviews of a product. The status is `idle` before the first request. */
    of: (state, slug: string): ReviewsState => (state.slug === slug ? state : initialState),
  },
});

export const reviewsReducer = slice.reducer;
export const reviews = slice.actions;
export const reviewsSelectors = slice.selectors;
