import * as v from 'valibot';

const failed = v.object({ cause: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*$/)) }) });

/**
 * Returns the parts of a fetch error that may be logged: the text `what`, and Node's code of the cause (ECONNREFUSED,
 * CERT_HAS_EXPIRED). The message of the cause is left out, because it contains the URL.
 */
export const describeFetchError = (what: string, error: unknown): string =>
  v.is(failed, error) ? `${what} (${error.cause.code})` : what;
