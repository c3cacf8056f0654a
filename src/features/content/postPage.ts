import { loadForRoute, reportRequest } from '@/features/loading';
import { getPost } from '@/shop/posts';
import { content } from './contentSlice';

/** Loads the page's article. While the article loads, a copy from an earlier visit is shown. */
export const postPage = () =>
  loadForRoute({
    routes: ['post'],
    for: 'everyone',
    load: ({ params: { slug = '' } }) =>
      reportRequest(
        content.postAsked({ slug }),
        () => getPost(slug),
        ({ post }) => content.postReceived({ post }),
        ({ code }) => content.postFailed({ slug, code }),
      ),
  });
