import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { postSchema, type Post, type PostBlock, type PostSummary } from '@/shop/contentSchemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { posts, type PostContent } from '../db/schema';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../shared/problem';

type Row = typeof posts.$inferSelect;

/** Number of words that a person reads on a phone in a minute. */
const wordsPerMinute = 180;

const wordsIn = (block: PostBlock): number =>
  (block.kind === 'list' ? block.items.join(' ') : block.text).split(/\s+/).length;

/** Estimates the reading time. If the texts of the two languages differ in length, the longer text counts. */
export function estimateReadingMinutes({ es, en }: PostContent['body']): number {
  const words = (blocks: readonly PostBlock[]) => blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  return Math.max(1, Math.round(Math.max(words(es), words(en)) / wordsPerMinute));
}

const written = v.pick(postSchema, ['title', 'excerpt', 'topics', 'body', 'categories']);

/**
 * Reads an article; returns null for an invalid row. People edit the table by hand, and a mistake in one article must
 * not hide the other articles.
 */
export function readPost({ slug, image, publishedOn, content }: Row): Post | null {
  const parsed = v.safeParse(written, content);
  if (!parsed.success || !/^[\w-]{1,64}$/.test(slug)) return null;
  return { slug, image, publishedOn, minutes: estimateReadingMinutes(parsed.output.body), ...parsed.output };
}

const summaryOf = ({ body: _, categories: __, ...summary }: Post): PostSummary => summary;

/**
 * /api/shop/posts: articles. The list contains all articles, because there are at most a few dozen. The list leaves out
 * the articles' texts.
 */
export function postRoutes(on: DefineShopRoute, database: LazyDatabase): void {
  on('GET /posts', async (): Promise<{ posts: PostSummary[] }> => {
    const db = await database.get();
    const rows = await db.select().from(posts).orderBy(desc(posts.publishedOn), posts.slug);
    return { posts: rows.flatMap((row) => readPost(row) ?? []).map(summaryOf) };
  });

  on('GET /posts/:slug', async ({ params }): Promise<{ post: Post }> => {
    const db = await database.get();
    const [row] = await db.select().from(posts).where(eq(posts.slug, params.slug));
    const post = row && readPost(row);
    if (!post) throw new Problem('NOT_FOUND');
    return { post };
  });
}
