import { replaceInEnvironment } from '@/shared/environment';
import { prefetchFiles } from './prefetchFiles';
import { hasTypedField, watchTypedFields } from './typedFields';

/** Does what a page needs once it is there, beside the code that every page waits for. */
export function finishStart(): void {
  watchTypedFields();
  replaceInEnvironment('hasTypedField', () => hasTypedField);
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in window) requestIdleCallback(() => void prefetchFiles().catch(() => undefined));
}
