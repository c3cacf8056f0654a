import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Brand, Post, PostSummary } from '@/shop/contentSchemas';

/** A list whose items are loaded together. */
interface Kept<Item> {
  status: RequestStatus;
  items: Item[];
  failure: FailureCode | null;
}

/** Content that is the same for all visitors. */
export interface ContentState {
  brands: Kept<Brand>;
  posts: Kept<PostSummary>;
  /** Article of the current page. */
  post: { slug: string | null; status: RequestStatus | 'missing'; failure: FailureCode | null };
  /** Loaded articles by slug. */
  read: Record<string, Post>;
}

const emptyList = { status: 'idle', items: [], failure: null } as const;

const initialState: ContentState = {
  brands: { ...emptyList, items: [] },
  posts: { ...emptyList, items: [] },
  post: { slug: null, status: 'idle', failure: null },
  read: {},
};

const ask = (list: Kept<unknown>) => {
  if (list.status !== 'ready') list.status = 'asking';
};

const fail = (list: Kept<unknown>, code: FailureCode) => {
  if (list.status !== 'asking') return;
  list.status = 'failed';
  list.failure = code;
};

const slice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** The list of brands has come near the viewport, or is retried. */
    brandsWanted: (state) => state,
    brandsAsked: ({ brands }) => ask(brands),
    brandsReceived: (state, { payload }: PayloadAction<{ brands: Brand[] }>) => {
      state.brands = { status: 'ready', items: payload.brands, failure: null };
    },
    brandsFailed: ({ brands }, { payload }: PayloadAction<{ code: FailureCode }>) =>
      fail(brands, payload.code),
    postsWanted: (state) => state,
    postsAsked: ({ posts }) => ask(posts),
    postsReceived: (state, { payload }: PayloadAction<{ posts: PostSummary[] }>) => {
      state.posts = { status: 'ready', items: payload.posts, failure: null };
    },
    postsFailed: ({ posts }, { payload }: PayloadAction<{ code: FailureCode }>) => fail(posts, payload.code),
    postAsked: (state, { payload }: PayloadAction<{ slug: string }>) => {
      state.post = { slug: payload.slug, status: 'asking', failure: null };
    },
    postReceived: (state, { payload }: PayloadAction<{ post: Post }>) => {
      state.read[payload.post.slug] = payload.post;
      if (state.post.slug === payload.post.slug) state.post.status = 'ready';
    },
    postFailed: ({ post }, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (post.slug !== payload.slug) return;
      post.status = payload.code === 'NOT_FOUND' ? 'missing' : 'failed';
      post.failure = payload.code;
    },
  },
  selectors: {
    brands: (state) => state.brands,
    posts: (state) => state.posts,
    postPage: (state) => state.post,
    post: (state, slug: string): Post | null => state.read[slug] ?? null,
  },
});

export const contentReducer = slice.reducer;
export const content = slice.actions;
export const contentSelectors = slice.selectors;
