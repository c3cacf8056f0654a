/**
 * Age of the catalogue. If the rows of an answer come from the gateway's cache, the answer has the time of the rows.
 */
import * as v from 'valibot';

const aged = v.object({ message: v.object({ asOf: v.optional(v.string()) }) });

/** Function that is called for each answer with cached rows. `asOf` is the time of the rows in ISO 8601. */
type Listener = (asOf: string) => void;

/**
 * Creates a channel with one listener. The channel keeps the oldest time until there is a listener, because the first
 * rows arrive before the bar that shows their age.
 */
function createAgeChannel() {
  let listener: Listener | null = null;
  let waiting: string | null = null;
  return {
    listen: (follow: Listener): (() => void) => {
      listener = follow;
      if (waiting !== null) follow(waiting);
      waiting = null;
      return () => {
        listener = null;
      };
    },
    send: (asOf: string): void => {
      if (listener) listener(asOf);
      else if (waiting === null || asOf < waiting) waiting = asOf;
    },
  };
}

const channel = createAgeChannel();

/** Registers the listener. Returns a function that removes the listener. */
export const onCatalogAge = channel.listen;

export function reportCatalogAge(body: unknown): void {
  const parsed = v.safeParse(aged, body);
  const asOf = parsed.success ? parsed.output.message.asOf : undefined;
  if (asOf !== undefined && !Number.isNaN(Date.parse(asOf))) channel.send(asOf);
}
