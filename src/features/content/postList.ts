import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { getPosts } from '@/shop/posts';
import { content, contentSelectors } from './contentSlice';
import { watchCachedList } from './cachedList';

function* fill() {
  yield* put(content.postsAsked());
  try {
    const { posts } = yield* call(getPosts);
    yield* put(content.postsReceived({ posts }));
  } catch (error) {
    yield* put(content.postsFailed({ code: toFailureCode(error) }));
  }
}

/** Articles without their text; shown on the blog, and below an article. */
export function* postList() {
  yield* watchCachedList({
    wanted: content.postsWanted,
    shownOn: ['blog', 'post'],
    status: function* () {
      return (yield* select(contentSelectors.posts)).status;
    },
    fill,
  });
}
