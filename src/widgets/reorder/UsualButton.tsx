import { reorderFeature } from '@/features/reorder';
import { usual, usualFeature, usualSelectors } from '@/features/usual';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { RefreshIcon } from '@/ui/icons';
import { FailureNote } from '../failure/FailureNote';
import { ReorderHost } from './ReorderHost';

export const features = [reorderFeature, usualFeature];

/**
 * Button that lists the parts that the customer bought most in twelve months. The user ticks parts, and then adds these
 * parts to the cart.
 */
export default function UsualButton() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(usualSelectors.all);
  const request = () => dispatch(usual.requested());
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<RefreshIcon aria-hidden />}
          busy={status === 'asking'}
          onClick={request}
        >
          {text('HEADER_USUAL')}
        </Button>
      </div>
      {status === 'failed' ? <FailureNote code={failure} onRetry={request} /> : null}
      {status === 'empty' ? <Alert tone="info">{text('TEXT_USUAL_EMPTY')}</Alert> : null}
      <ReorderHost />
    </>
  );
}
