import { reportRequest } from '@/features/loading';
import { select } from '@/shared/saga/effects';
import { getPosts } from '@/shop/posts';
import { content, contentSelectors } from './contentSlice';
import { watchCachedList } from './cachedList';

const fill = () =>
  reportRequest(
    content.postsAsked(),
    getPosts,
    ({ posts }) => content.postsReceived({ posts }),
    content.postsFailed,
  );

/** Loads the list of articles without their texts. The blog and the links below an article show this list. */
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
