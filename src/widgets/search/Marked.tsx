import { highlights } from '@/shared/partHighlights';

/** A text with what was searched for marked in it. */
export const Marked = ({ children, query }: { children: string; query: string }) =>
  highlights(children, query).map((stretch, at) =>
    stretch.isMatch ? <mark key={at}>{stretch.text}</mark> : stretch.text,
  );
