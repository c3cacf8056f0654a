/** Staleness of the catalogue: the gateway marks rows from its cache with their age. */
import * as v from 'valibot';

const aged = v.object({ message: v.object({ asOf: v.optional(v.pipe(v.string(), v.isoTimestamp())) }) });

/** Called for each answer with cached rows, with their time in ISO 8601. */
type Listener = (asOf: string) => void;

let listener: Listener | null = null;
/** The oldest age before there was a listener: a first page has its rows before its bars. */
let untold: string | null = null;

/** Registers the listener. Returns the unsubscribe function. */
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
