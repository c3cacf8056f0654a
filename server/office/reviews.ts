/** Office pages for product reviews. The office can hide reviews, and show them again. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/lazyDatabase';
import { reviews } from '../db/schema';
import { parse } from '../shared/problem';
import { markUp, type Markup } from './markUp';
import { buildButtonForm, buildLinks } from './officePage';
import type { OfficeChange, OfficeRoutes, OfficeVisit } from './officeRoutes';
import { buildOlder, rowsAPage } from './pageOfRows';

type Review = typeof reviews.$inferSelect;

const filters = ['all', 'shown', 'hidden'] as const;

/** Position in the list of reviews: time and id of the last review on the previous page. */
const place = v.object({
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{13}_[\w-]{1,64}$/),
      v.transform((text) => {
        const [time = '', ...id] = text.split('_');
        return { time: new Date(Number(time)).toISOString(), id: id.join('_') };
      }),
    ),
  ),
});

/** Time at which the review on the office's page was written, in milliseconds since 1970. */
const reviewForm = v.object({
  written: v.pipe(
    v.string(),
    v.regex(/^\d{1,13}$/),
    v.transform((time) => new Date(Number(time)).toISOString()),
  ),
});

function buildReview(review: Review, { words, format, hidden }: OfficeVisit): Markup {
  const own = words.reviews;
  const { id, sku, author, rating, content, createdAt, hiddenAt } = review;
  const [change, verb] = hiddenAt === null ? ['hide', own.hide] : ['restore', own.restore];
  return markUp`<article><h2>${own.stars(rating)} · <a href="${`/shop/products/${encodeURIComponent(sku)}`}">${sku}</a></h2>
<p class="soft">${format.time(createdAt)} · ${author === '' ? own.anonymous : author}</p>
<p class="said">${content}</p>${hiddenAt && markUp`<p class="bad">${own.hiddenAt(format.time(hiddenAt))}</p>`}
<div class="actions">${buildButtonForm(`/office/reviews/${id}/${change}`, verb, { ...hidden, written: String(createdAt.getTime()) }, own.label(verb, sku))}</div></article>`;
}

/** Adds the list of reviews, and the routes that hide or show a review. */
export function addReviewPages({ onPage, onAction }: OfficeRoutes, now: () => Date): void {
  onPage('/reviews', async (db, visit) => {
    const { words, query } = visit;
    const own = words.reviews;
    const filter = filters.find((name) => name === query.show) ?? 'all';
    const { before } = parse(place, query);
    const conditions = {
      all: undefined,
      shown: isNull(reviews.hiddenAt),
      hidden: isNotNull(reviews.hiddenAt),
    };
    const older =
      before && sql`(${reviews.createdAt}, ${reviews.id}) < (${before.time}::timestamptz, ${before.id})`;
    const rows = await db
      .select()
      .from(reviews)
      .where(and(conditions[filter], older))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(rowsAPage + 1);
    const shown = rows.slice(0, rowsAPage);
    const last = shown.at(-1);
    const links = filters.map((name) => ({
      href: `/office/reviews?show=${name}`,
      words: own[name],
      isCurrent: name === filter,
    }));
    const next = last && `/office/reviews?show=${filter}&before=${last.createdAt.getTime()}_${last.id}`;
    const body = markUp`${buildLinks(own.filters, links)}${
      shown.length === 0 ? markUp`<p>${own.none}</p>` : shown.map((review) => buildReview(review, visit))
    }${buildOlder(words.older, rows.length > rowsAPage && next !== undefined && next)}`;
    return { title: words.pages.reviews, page: 'reviews', body };
  });

  async function hide(db: Database, { params, form }: OfficeVisit, isHidden: boolean): Promise<OfficeChange> {
    const [row] = await db
      .update(reviews)
      .set({ hiddenAt: isHidden ? now() : null })
      .where(
        and(
          eq(reviews.id, params.id ?? ''),
          // the time must match, because the author may have changed the review after the office's page was built
          sql`date_trunc('milliseconds', ${reviews.createdAt}) = ${parse(reviewForm, form).written}::timestamptz`,
          (isHidden ? isNull : isNotNull)(reviews.hiddenAt),
        ),
      )
      .returning({ id: reviews.id, sku: reviews.sku });
    return row ? { subject: `${row.sku} ${row.id}` } : null;
  }

  const common = { goTo: '/office/reviews', isOnPages: true };
  onAction('/reviews/:id/hide', {
    ...common,
    action: 'reviewHide',
    change: (db, visit) => hide(db, visit, true),
  });
  onAction('/reviews/:id/restore', {
    ...common,
    action: 'reviewRestore',
    change: (db, visit) => hide(db, visit, false),
  });
}
