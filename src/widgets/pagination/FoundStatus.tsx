import { VisuallyHidden } from '@/ui/VisuallyHidden';

/**
 * Number of rows in a list. If this number is zero, only screen readers read the number, because an empty state is
 * visible.
 */
export const FoundStatus = ({ count, children }: { count: number; children: string }) => (
  <p role="status">{count > 0 ? children : <VisuallyHidden>{children}</VisuallyHidden>}</p>
);
