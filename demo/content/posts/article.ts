import type { PostBlock } from '@/shop/contentSchemas';
import type { posts } from '../../../server/db/schema';

export type Article = typeof posts.$inferSelect;

export const createHeading = (text: string): PostBlock => ({ kind: 'heading', text });
export const createParagraph = (text: string): PostBlock => ({ kind: 'paragraph', text });
/** Note box of an article, with its summary. */
export const createNote = (text: string): PostBlock => ({ kind: 'note', text });
export const list = (...items: string[]): PostBlock => ({ kind: 'list', items });
