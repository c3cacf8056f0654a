import { useFormik } from 'formik';
import { number, object, string } from 'yup';
import type { Product } from '@/erp/rows/product';
import { navigation, toUrl, usePlace } from '@/features/navigation';
import { reviewForm, reviews, type ReviewsState } from '@/features/reviews';
import { Link } from '@/shared/Link';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { WriteReview } from '@/shop/schemas';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import { StarChoice } from '@/ui/StarChoice';
import { useBeforeUnloadPrompt } from '@/ui/useBeforeUnloadPrompt';
import css from './Panels.module.css';
import { VerifyEmail } from '@/widgets/emailVerification/LazyVerifyEmail';
import { createBlurHandler } from '@/widgets/form/createBlurHandler';

/** Maximum length of a review in UTF-16 units. The service uses the same unit. */
const maxLength = 2_000;

const schema = object({
  rating: number().min(1, 'ERROR_REVIEW_RATING'),
  content: string().trim().required('ERROR_REVIEW_CONTENT').max(maxLength, 'ERROR_REVIEW_TOO_LONG'),
});

/** Review form with stars and text. The input is kept until the service has accepted the review. */
export default function ReviewForm({
  product,
  own,
  writing,
}: {
  product: Product;
  /** Initial values: the account's review, or a review that could not be sent. */
  own: WriteReview | null;
  writing: ReviewsState['writing'];
}) {
  const { text, number: figure } = useText();
  const dispatch = useAppDispatch();
  const { path } = usePlace();
  const isSending = writing.status === 'sending';
  const form = useFormik({
    initialValues: { rating: own?.rating ?? 0, content: own?.content ?? '' },
    validationSchema: schema,
    onSubmit: ({ rating, content }) => {
      if (isSending) return;
      const { slug, sku } = product;
      dispatch(reviews.reviewSubmitted({ slug, sku, review: { rating, content: content.trim() } }));
    },
  });
  const change = (field: 'rating' | 'content', value: number | string) => {
    if (!form.dirty) dispatch(navigation.formDirtied({ form: reviewForm }));
    void form.setFieldValue(field, value);
  };
  useBeforeUnloadPrompt(form.dirty);
  const showsErrors = form.submitCount > 0;
  const tooLong = form.values.content.trim().length > maxLength;
  /**
   * Whether the review waits for a code that verifies the e-mail. A changed review does not wait, and the form's button
   * sends the changed review.
   */
  const asksForCode =
    writing.failure === 'EMAIL_UNVERIFIED' &&
    writing.draft?.rating === form.values.rating &&
    writing.draft.content === form.values.content.trim();
  const getError = (field: 'rating' | 'content') => {
    const error = form.errors[field];
    return error && (showsErrors || form.touched[field] || tooLong) ? text(error) : undefined;
  };
  return (
    <form className={css.form} onSubmit={form.handleSubmit} noValidate aria-label={text('HEADER_OWN_REVIEW')}>
      <FocusFirstInvalidField refusals={form.isSubmitting || form.isValid ? 0 : form.submitCount} />
      <h2>{text('HEADER_OWN_REVIEW')}</h2>
      {writing.failure ? (
        <Alert
          tone="bad"
          action={
            writing.failure === 'AUTH_REQUIRED' ? (
              <Link to={toUrl('login', {}, { return: path })}>{text('LINK_SIGN_IN_TO_REVIEW')}</Link>
            ) : undefined
          }
        >
          {text(`ERROR_API_${writing.failure}`)}
        </Alert>
      ) : null}
      {asksForCode ? <VerifyEmail label={text('BUTTON_VERIFY_AND_REVIEW')} /> : null}
      <StarChoice
        label={text('INPUT_RATING')}
        value={form.values.rating}
        nameOf={(stars) => text('TEXT_STARS', { stars })}
        error={showsErrors && form.errors.rating ? text(form.errors.rating) : undefined}
        onChange={(stars) => change('rating', stars)}
      />
      <TextArea
        label={text('INPUT_REVIEW')}
        name="content"
        rows={5}
        required
        value={form.values.content}
        hint={text('TEXT_CHARACTERS_OF', {
          typed: figure(form.values.content.trim().length),
          most: figure(maxLength),
        })}
        error={getError('content')}
        onBlur={createBlurHandler(form.handleBlur)}
        onChange={(event) => change('content', event.target.value)}
      />
      <p className={css.note}>{text('TEXT_ONE_REVIEW')}</p>
      {asksForCode ? null : (
        <Button type="submit" busy={isSending} aria-disabled={isSending || undefined}>
          {text('BUTTON_SEND_REVIEW')}
        </Button>
      )}
    </form>
  );
}
