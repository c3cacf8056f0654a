import { Suspense, useEffect, useRef, useState } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { toUrl, usePlace } from '@/features/navigation';
import { reviews, reviewsSelectors, type ReviewsState } from '@/features/reviews';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button, getButtonClass } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { FailureNote } from '@/widgets/failure/FailureNote';
import css from './Panels.module.css';
import { ReviewList } from './ReviewList';
import { ReviewSummary } from './ReviewSummary';

const ReviewForm = lazyPart(() => import('./ReviewForm'));

/** Reviews of a product, with the form to write one. */
export function ReviewsPanel({ product }: { product: Product }) {
  const known = useAppSelector((state: { reviews: ReviewsState }) =>
    reviewsSelectors.of(state, product.slug),
  );
  return (
    <div className={css.reviews}>
      <div className={css.summary}>
        {known.shown ? <ReviewSummary reviews={known.shown} /> : null}
        {known.shown || known.status === 'failed' ? <OwnReview product={product} known={known} /> : null}
      </div>
      <div className={css.list}>
        {known.status === 'failed' ? <FailureNote code={known.failure} /> : null}
        {known.shown ? <ReviewList reviews={known.shown} isAsking={known.status === 'asking'} /> : null}
        {!known.shown && known.status !== 'failed' ? <Skeleton lines={6} /> : null}
      </div>
    </div>
  );
}

/**
 * Review of the current account. A guest logs in first and then returns here. An account writes one review of a
 * product, and can edit this review. If the session has ended, a message says so, and the review is kept until the
 * login.
 */
function OwnReview({ product, known }: { product: Product; known: ReviewsState }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const { path } = usePlace();
  const [isOpen, setOpen] = useState(known.writing.status === 'failed');
  const { writing, own } = known;
  const container = useRef<HTMLDivElement>(null);
  const isThanked = writing.status === 'sent';
  const isWriting = isSignedIn && isOpen && !isThanked;
  /** Whether the session had ended when the review was sent. The page is then shown as for a guest. */
  const isInterrupted = !isSignedIn && writing.failure === 'AUTH_REQUIRED';
  const wasWriting = useRef(isWriting || isInterrupted);
  // the clicked button is removed, so the focus moves to the form or message that replaces the button
  useEffect(() => {
    const isSame = wasWriting.current === isWriting;
    wasWriting.current = isWriting;
    if (!isSame && document.activeElement === document.body) container.current?.focus();
  }, [isWriting]);

  if (!isSignedIn) {
    return (
      <div ref={container} tabIndex={-1} className={isInterrupted ? css.own : ''}>
        {isInterrupted ? <Alert tone="bad">{text('ERROR_API_AUTH_REQUIRED')}</Alert> : null}
        <Link className={getButtonClass({ variant: 'secondary' })} to={toUrl('login', {}, { return: path })}>
          {text('LINK_SIGN_IN_TO_REVIEW')}
        </Link>
      </div>
    );
  }
  return (
    <div ref={container} tabIndex={-1} className={css.own}>
      <div role="status">{isThanked ? <Alert tone="good">{text('TEXT_REVIEW_THANKS')}</Alert> : null}</div>
      {isWriting ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ReviewForm product={product} own={writing.draft ?? own} writing={writing} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setOpen(true);
            dispatch(reviews.changeBegan());
          }}
        >
          {text(own ? 'BUTTON_CHANGE_REVIEW' : 'BUTTON_WRITE_REVIEW')}
        </Button>
      )}
    </div>
  );
}
