import type { PostBlock } from '@/shop/contentSchemas';
import type { posts } from '../../../db/schema';

export type Article = typeof posts.$inferSelect;

export const heading = (text: string): PostBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): PostBlock => ({ kind: 'paragraph', text });
/** What to remember of it all. */
export const note = (text: string): PostBlock => ({ kind: 'note', text });
export const list = (...items: string[]): PostBlock => ({ kind: 'list', items });
