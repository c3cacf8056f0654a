import { requestShop } from './client';
import { postAnswerSchema, postsSchema } from './contentSchemas';

/** The blog's articles, newest first, without their text. */
export const getPosts = () => requestShop({ method: 'GET', path: '/posts' }, postsSchema);

/** NOT_FOUND when there is none of this slug. */
export const getPost = (slug: string) =>
  requestShop({ method: 'GET', path: `/posts/${encodeURIComponent(slug)}` }, postAnswerSchema);
