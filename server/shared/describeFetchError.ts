import * as v from 'valibot';

const failed = v.object({ cause: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*$/)) }) });

/**
 * Describes a fetch error for the log: the text `what`, and Node's error code (ECONNREFUSED, CERT_HAS_EXPIRED). The
 * error message is left out, because it contains the URL.
 */
export const describeFetchError = (what: string, error: unknown): string =>
  v.is(failed, error) ? `${what} (${error.cause.code})` : what;
