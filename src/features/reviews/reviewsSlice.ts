import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth, isAccountChange } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Review, Reviews, WriteReview } from '@/shop/schemas';

/** Reviews of one product, in pages, and the review that is being written. */
export interface ReviewsState {
  slug: string | null;
  status: RequestStatus;
  /** Number of the last requested page, from 1. */
  page: number;
  /** The last received page, which stays on the screen while another page loads. */
  shown: Reviews | null;
  failure: FailureCode | null;
  /** The account's own review, if it is known. */
  own: Review | null;
  writing: {
    status: 'idle' | 'sending' | 'sent' | 'failed';
    /** The submitted review, kept until the service accepts it. */
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
 * Drops the received reviews, because `isOwn` depends on the account. Another account loads the reviews again. The text
 * written before the login is kept.
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
      // the service answers a page beyond the last one with the last page
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
    /** The user edits the sent review again. */
    changeBegan: (state) => {
      if (state.writing.status === 'sent') state.writing.status = 'idle';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(auth.signedOut, () => initialState)
      // the draft belongs to a person whose session has expired
      .addCase(auth.otherPersonArrived, (state) => {
        state.writing = initialState.writing;
      })
      .addMatcher(isAccountChange, forgetAnswers);
  },
  selectors: {
    /** Reviews of a product; their status is `idle` before the first request. */
    of: (state, slug: string): ReviewsState => (state.slug === slug ? state : initialState),
  },
});

export const reviewsReducer = slice.reducer;
export const reviews = slice.actions;
export const reviewsSelectors = slice.selectors;
