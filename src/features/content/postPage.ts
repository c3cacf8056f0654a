import { loadForRoute, reportRequest } from '@/features/loading';
import { getPost } from '@/shop/posts';
import { content } from './contentSlice';

/** Loads the article of the page. If the visitor has read the article before, the loaded text is shown meanwhile. */
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
