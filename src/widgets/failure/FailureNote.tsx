import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';

/**
 * Failure message with a retry button. The rest of the page stays usable.
 * @param words text that names the missing data, instead of the text for the failure code
 */
export function FailureNote({
  code,
  words,
  onRetry,
}: {
  code: FailureCode | null;
  words?: string;
  onRetry?: () => void;
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const retry = onRetry ?? (() => dispatch(navigation.retryRequested()));
  return (
    <Alert
      tone="bad"
      action={
        <Button ref={moveFocusOnRemoval} variant="secondary" size="small" onClick={retry}>
          {text('BUTTON_RETRY')}
        </Button>
      }
    >
      {[words, text(`ERROR_API_${code ?? 'UNEXPECTED'}`)].filter(Boolean).join(' ')}
    </Alert>
  );
}
