import { requestShop } from './client';
import { postAnswerSchema, postsSchema } from './contentSchemas';

/** Requests the summaries of all articles, newest first. */
export const getPosts = () => requestShop({ method: 'GET', path: '/posts' }, postsSchema);

/** Requests an article. NOT_FOUND for an unknown slug. */
export const getPost = (slug: string) =>
  requestShop({ method: 'GET', path: `/posts/${encodeURIComponent(slug)}` }, postAnswerSchema);
