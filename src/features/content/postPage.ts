import { loadForRoute } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put } from '@/shared/saga/effects';
import { getPost } from '@/shop/posts';
import { content } from './contentSlice';

/** Loads the page's article; a loaded one is shown meanwhile. */
export const postPage = () =>
  loadForRoute({
    routes: ['post'],
    for: 'everyone',
    load: function* ({ params: { slug = '' } }) {
      yield* put(content.postAsked({ slug }));
      try {
        const { post } = yield* call(getPost, slug);
        yield* put(content.postReceived({ post }));
      } catch (error) {
        yield* put(content.postFailed({ slug, code: toFailureCode(error) }));
      }
    },
  });
