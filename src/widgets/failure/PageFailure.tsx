import { useText } from '@/shared/text';
import { Page } from '../shell/Page';
import { getFailureCode } from './AppErrorBoundary';
import { FailureNote } from './FailureNote';

/** Shown instead of a page that threw an error, or whose code did not load. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text } = useText();
  return (
    <Page title={text('HEADER_PAGE_FAILED')}>
      <FailureNote code={getFailureCode(error)} onRetry={onRetry} />
    </Page>
  );
}
