/** Content of an article, as far as it can be read: an article that was inserted by hand may lack a part. */
import * as v from 'valibot';
import { postBlockSchema, postTopicSchema } from '@/shop/contentSchemas';
import type { PostContent } from '../db/schema';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.object({ es: text, en: text }), { es: '', en: '' });
const blocks = v.fallback(v.array(postBlockSchema), []);

/** Schema that reads each part separately, so that a mistake makes only its own part empty. */
const readable = v.fallback(
  v.object({
    title: texts,
    excerpt: texts,
    topics: v.fallback(v.array(postTopicSchema), []),
    body: v.fallback(v.object({ es: blocks, en: blocks }), { es: [], en: [] }),
    categories: v.fallback(v.array(v.string()), []),
  }),
  {
    ...{ title: { es: '', en: '' }, excerpt: { es: '', en: '' }, topics: [] },
    ...{ body: { es: [], en: [] }, categories: [] },
  },
);

/** Reads the valid parts of an article's content; the others are empty. */
export const readPostContent = (content: unknown): PostContent => v.parse(readable, content);
