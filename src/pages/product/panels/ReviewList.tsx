import { useEffect, useRef } from 'react';
import { reviews as reviewsEvents } from '@/features/reviews';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { reviewsPerPage, type Reviews } from '@/shop/schemas';
import { Avatar } from '@/ui/Avatar';
import { Pagination } from '@/ui/Pagination';
import { Rating } from '@/ui/Rating';
import { Tag } from '@/ui/Tag';
import css from './Panels.module.css';

/**
 * Reviews with pagination. When the visitor chooses another page, the scroll position and the focus move to the top of
 * the list.
 */
export function ReviewList({ reviews, isAsking }: { reviews: Reviews; isAsking: boolean }) {
  const { text, date } = useText();
  const dispatch = useAppDispatch();
  const top = useRef<HTMLOListElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [reviews]);

  if (reviews.total === 0) return <p>{text('TEXT_NO_REVIEWS')}</p>;
  return (
    <>
      <ol ref={top} className={css.said} tabIndex={-1} aria-busy={isAsking} aria-label={text('TEXT_REVIEWS')}>
        {reviews.reviews.map(({ id, author, rating, content, createdAt, isOwn }) => (
          <li key={id}>
            <p className={css.author}>
              {/* the author is empty if the account was deleted */}
              <Avatar name={author || text('TEXT_AUTHOR_GONE')} />
              <strong>{author || text('TEXT_AUTHOR_GONE')}</strong>
              {isOwn ? <Tag tone="info">{text('TEXT_OWN_REVIEW')}</Tag> : null}
              <time dateTime={createdAt}>{date(createdAt)}</time>
            </p>
            <Rating value={rating} label={text('TEXT_RATING', { rating })} />
            <p className={css.content}>{content}</p>
          </li>
        ))}
      </ol>
      <Pagination
        current={reviews.page}
        total={Math.ceil(reviews.total / reviewsPerPage)}
        label={text('TEXT_REVIEW_PAGES')}
        previousLabel={text('LINK_PREVIOUS_PAGE')}
        nextLabel={text('LINK_NEXT_PAGE')}
        pageLabel={(page) => text('LINK_PAGE', { number: page })}
        renderLink={(page, attributes, content) => (
          <button
            type="button"
            {...attributes}
            onClick={() => {
              isTurning.current = true;
              dispatch(reviewsEvents.pageChosen({ page }));
            }}
          >
            {content}
          </button>
        )}
      />
    </>
  );
}
