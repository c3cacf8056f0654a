import { useText } from '@/shared/text';
import { Page } from '../shell/Page';
import { getFailureCode } from './AppErrorBoundary';
import { FailureNote } from './FailureNote';

/** Message that replaces a page if the page threw an error, or if its code did not load. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text } = useText();
  return (
    <Page title={text('HEADER_PAGE_FAILED')}>
      <FailureNote code={getFailureCode(error)} onRetry={onRetry} />
    </Page>
  );
}
