import { navigation } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

/** Note that the shown rows are outdated, because they could not be refreshed. */
export function RefreshNote() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <Alert
      tone="warn"
      action={
        <Button variant="secondary" size="small" onClick={() => dispatch(navigation.retryRequested())}>
          {text('BUTTON_RETRY')}
        </Button>
      }
    >
      {text('TEXT_REFRESH_FAILED')}
    </Alert>
  );
}
