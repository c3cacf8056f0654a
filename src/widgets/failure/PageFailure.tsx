import { useText } from '@/shared/text';
import { Page } from '../shell/Page';
import { codeOfBroken } from './Bounded';
import { FailureNote } from './FailureNote';

/** In the place of a page that broke, or whose code did not come. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text } = useText();
  return (
    <Page title={text('HEADER_PAGE_FAILED')}>
      <FailureNote code={codeOfBroken(error)} onRetry={onRetry} />
    </Page>
  );
}
