import { replaceInEnvironment } from '@/shared/environment';
import { prefetchFiles } from './prefetchFiles';
import { hasTypedField, watchTypedFields } from './typedFields';

/** Starts work that a page needs only after it was shown, in addition to the code that every page waits for. */
export function finishStart(): void {
  watchTypedFields();
  replaceInEnvironment('hasTypedField', () => hasTypedField);
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in window) requestIdleCallback(() => void prefetchFiles().catch(() => undefined));
}
