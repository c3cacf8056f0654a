/**
 * Reads the content of an article. An article that was written directly into the database may be incomplete, so each
 * field is read separately.
 */
import * as v from 'valibot';
import { postBlockSchema, postTopicSchema } from '@/shop/contentSchemas';
import type { PostContent } from '../db/schema';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.object({ es: text, en: text }), { es: '', en: '' });
const blocks = v.fallback(v.array(postBlockSchema), []);

/** Schema that reads each field separately. If a field is invalid, only this field becomes empty. */
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

/** Reads the valid fields of an article's content. Invalid fields become empty. */
export const readPostContent = (content: unknown): PostContent => v.parse(readable, content);
