import { replaceInEnvironment } from '@/shared/environment';
import { prefetchFiles } from './prefetchFiles';
import { hasTypedField, watchTypedFields } from './typedFields';

/** Starts work that can wait until the first page is shown. The code for this work also loads after the first page. */
export function finishStart(): void {
  watchTypedFields();
  replaceInEnvironment('hasTypedField', () => hasTypedField);
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in window) requestIdleCallback(() => void prefetchFiles().catch(() => undefined));
}
