import type { PostBlock } from '@/shop/contentSchemas';
import type { posts } from '../../../server/db/schema';

export type Article = typeof posts.$inferSelect;

export const createHeading = (text: string): PostBlock => ({ kind: 'heading', text });
export const createParagraph = (text: string): PostBlock => ({ kind: 'paragraph', text });
/** Creates a block that shows the text as a note, in a box of its own within the article. */
export const createNote = (text: string): PostBlock => ({ kind: 'note', text });
export const list = (...items: string[]): PostBlock => ({ kind: 'list', items });
