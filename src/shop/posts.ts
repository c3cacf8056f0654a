import { requestShop } from './client';
import { postAnswerSchema, postsSchema } from './contentSchemas';

/** Articles, newest first, without their text. */
export const getPosts = () => requestShop({ method: 'GET', path: '/posts' }, postsSchema);

/** NOT_FOUND for an unknown slug. */
export const getPost = (slug: string) =>
  requestShop({ method: 'GET', path: `/posts/${encodeURIComponent(slug)}` }, postAnswerSchema);
