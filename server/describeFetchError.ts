import * as v from 'valibot';

const failed = v.object({ cause: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*$/)) }) });

/**
 * What the log may say of a fetch that failed: `what` went wrong, and the code that Node gives its cause (ECONNREFUSED,
 * CERT_HAS_EXPIRED). The cause's own words name the address.
 */
export const describeFetchError = (what: string, error: unknown): string =>
  v.is(failed, error) ? `${what} (${error.cause.code})` : what;
