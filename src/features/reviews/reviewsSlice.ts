import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Review, Reviews, WriteReview } from '@/shop/schemas';

/** One product's reviews, a page at a time, and the one that is being written. */
export interface ReviewsState {
  slug: string | null;
  status: RequestStatus;
  /** The page asked for last, from 1. */
  page: number;
  /** The page received last: it stays on the screen while another is asked. */
  shown: Reviews | null;
  failure: FailureCode | null;
  /** The asker's own, once it was seen or written. */
  own: Review | null;
  writing: {
    status: 'idle' | 'sending' | 'sent' | 'failed';
    /** What was sent, kept until it is accepted. */
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

const ask = (state: ReviewsState, page: number) => {
  state.page = page;
  state.status = 'asking';
  state.failure = null;
};

/** `isOwn` is said to who asks: another person asks anew, and keeps what they had written before they signed in. */
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
      ask(state, page);
    },
    pageChosen: (state, { payload }: PayloadAction<{ page: number }>) => ask(state, payload.page),
    received: (state, { payload }: PayloadAction<{ slug: string; reviews: Reviews }>) => {
      if (state.status !== 'asking' || state.slug !== payload.slug) return;
      state.status = 'ready';
      state.shown = payload.reviews;
      // a page beyond the last is answered with the last
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
    /** Once more, from what was written before. */
    changeBegan: (state) => {
      if (state.writing.status === 'sent') state.writing.status = 'idle';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(auth.sessionReceived, forgetAnswers)
      .addCase(auth.customerSignedIn, forgetAnswers)
      .addCase(auth.sellerSignedIn, forgetAnswers)
      .addCase(auth.signedOut, () => initialState);
  },
  selectors: {
    /** What is known of a product's reviews; `idle` while nothing was asked of them. */
    of: (state, slug: string): ReviewsState => (state.slug === slug ? state : initialState),
  },
});

export const reviewsReducer = slice.reducer;
export const reviews = slice.actions;
export const reviewsSelectors = slice.selectors;
