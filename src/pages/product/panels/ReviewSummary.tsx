import { useText } from '@/shared/text';
import type { Reviews } from '@/shop/schemas';
import { Rating } from '@/ui/Rating';
import css from './Panels.module.css';

/** Average rating, and number of reviews for each number of stars. */
export function ReviewSummary({ reviews: { average, counts, total } }: { reviews: Reviews }) {
  const { text, number } = useText();
  if (average === null || total === 0) return null;
  return (
    <div>
      <p className={css.average}>
        <strong>{number(average)}</strong>
        <span>
          <Rating value={average} label={text('TEXT_RATING', { rating: average })} />
          {text('TEXT_REVIEW_COUNT', { count: total })}
        </span>
      </p>
      <ul className={css.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span>{text('TEXT_STARS', { stars })}</span>
              {/* SVG, because the Content-Security-Policy forbids inline styles */}
              <svg aria-hidden>
                <rect width="100%" height="100%" className={css.track} />
                <rect width={`${(100 * count) / total}%`} height="100%" className={css.bar} />
              </svg>
              <span className={css.count}>{number(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
