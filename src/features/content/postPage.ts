import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getPost } from '@/shop/posts';
import { content } from './contentSlice';

/** Loads the page's article; a loaded one is shown meanwhile. */
export function* postPage() {
  yield* takeLatestOf([navigation.arrived, navigation.retryRequested], function* () {
    const place = yield* select(selectPlace);
    if (place?.route !== 'post') return;
    const { slug = '' } = place.params;
    yield* put(content.postAsked({ slug }));
    try {
      const { post } = yield* call(getPost, slug);
      yield* put(content.postReceived({ post }));
    } catch (error) {
      yield* put(content.postFailed({ slug, code: toFailureCode(error) }));
    }
  });
}
