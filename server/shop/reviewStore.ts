import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import { reviewsPerPage, type Review, type Reviews, type WriteReview } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { reviews } from '../db/schema';
import { getAverageRating } from './averageRating';

type Row = typeof reviews.$inferSelect;

/** @param reader account that reads the review; null for a guest */
const reviewOf = (row: Row, reader: Account | null): Review => ({
  id: row.id,
  author: row.author,
  rating: row.rating,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  isOwn: reader !== null && row.accountCode === reader.code,
});

/** Returns the public name of an author. If the account's name is its e-mail, only the first letter is public. */
const authorOf = ({ tradeName, name, email }: Account): string =>
  tradeName || (name === email ? `${email.charAt(0).toUpperCase()}.` : name);

/** Numbers of reviews by stars: the first number counts the reviews with one star, the last those with five stars. */
type Counts = number[];

const totalOf = (counts: Counts): number => counts.reduce((total, given) => total + given, 0);

function averageIn(counts: Counts): number | null {
  const stars = counts.reduce((sum, given, position) => sum + given * (position + 1), 0);
  return stars === 0 ? null : getAverageRating(stars, totalOf(counts));
}

export function makeReviewStore(database: LazyDatabase, now: () => Date) {
  const isShown = (sku: string) => and(eq(reviews.sku, sku), isNull(reviews.hiddenAt));

  async function countsOf(sku: string): Promise<Counts> {
    const db = await database.get();
    const groups = await db
      .select({ rating: reviews.rating, given: count() })
      .from(reviews)
      .where(isShown(sku))
      .groupBy(reviews.rating);
    return [1, 2, 3, 4, 5].map((stars) => groups.find(({ rating }) => rating === stars)?.given ?? 0);
  }

  return {
    /**
     * Reads a page of reviews, the newest first. If the requested page is after the last page, the last page is read.
     */
    async page(sku: string, asked: number, reader: Account | null): Promise<Reviews> {
      const counts = await countsOf(sku);
      const total = totalOf(counts);
      const page = Math.min(asked, Math.max(1, Math.ceil(total / reviewsPerPage)));
      const db = await database.get();
      const rows = await db
        .select()
        .from(reviews)
        .where(isShown(sku))
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(reviewsPerPage)
        .offset((page - 1) * reviewsPerPage);
      return {
        reviews: rows.map((row) => reviewOf(row, reader)),
        page,
        total,
        average: averageIn(counts),
        counts,
      };
    },

    /**
     * Stores an account's review of a product. The review replaces the account's earlier review. If the office has
     * hidden the earlier review, the new review is hidden too.
     * @param sku as the ERP spells it
     */
    async write(sku: string, { rating, content }: WriteReview, account: Account): Promise<Review> {
      const db = await database.get();
      const said = { sku, author: authorOf(account), rating, content, createdAt: now() };
      const [row] = await db
        .insert(reviews)
        .values({ ...said, id: randomUUID(), accountCode: account.code })
        .onConflictDoUpdate({ target: [reviews.sku, reviews.accountCode], set: said })
        .returning();
      return reviewOf(row!, account);
    },
  };
}

export type ReviewStore = ReturnType<typeof makeReviewStore>;
