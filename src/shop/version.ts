import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable } from '@/shared/http';
import { getNow } from '@/shared/time';

const versionFile = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/** Requests the deployed version. A timestamp in the URL bypasses caches. */
export const getVersion = (): Abortable<string> =>
  mapAbortable(requestJson({ method: 'GET', path: `/assets/version.json?t=${getNow()}` }), (body) => {
    const parsed = v.safeParse(versionFile, body);
    if (!parsed.success) throw new Failure('BAD_ANSWER');
    return parsed.output.version;
  });
