/** How old the catalogue's answers are, for whoever shows it. The gateway says so beside rows that it remembers. */
import * as v from 'valibot';

const aged = v.object({ message: v.object({ asOf: v.optional(v.pipe(v.string(), v.isoTimestamp())) }) });

/** Told of each answer whose rows are of an earlier moment, in ISO 8601. */
type Listener = (asOf: string) => void;

let listener: Listener | null = null;
/** The oldest that came while nobody was there to show it: a first page has its rows before its bars. */
let untold: string | null = null;

/** There is one who shows it. Answers with how to stop. */
export function onCatalogAge(follow: Listener): () => void {
  listener = follow;
  if (untold !== null) follow(untold);
  untold = null;
  return () => {
    listener = null;
  };
}

export function reportCatalogAge(body: unknown): void {
  const parsed = v.safeParse(aged, body);
  const asOf = parsed.success ? parsed.output.message.asOf : undefined;
  if (asOf === undefined) return;
  if (listener) listener(asOf);
  else if (untold === null || asOf < untold) untold = asOf;
}
