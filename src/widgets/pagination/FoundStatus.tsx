import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Tells how many rows a list has; with none only screen readers get it, as the list's empty state shows it. */
export const FoundStatus = ({ count, children }: { count: number; children: string }) => (
  <p role="status">{count > 0 ? children : <VisuallyHidden>{children}</VisuallyHidden>}</p>
);
