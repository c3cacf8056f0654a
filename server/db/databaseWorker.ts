/** Thread of the embedded database. A query that takes long or never ends blocks this thread, but not the service. */
import { PGlite } from '@electric-sql/pglite';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { describeDatabaseError, type DatabaseAnswer, type DatabaseRequest } from './threadedClient';

const { dataDir, archive } = workerData as { dataDir: string; archive: string | null };

const loaded = archive === null ? {} : { loadDataDir: new Blob([new Uint8Array(await readFile(archive))]) };
const opening = PGlite.create({ dataDir, ...loaded });

const keep = (value: string): string => value;

async function run(request: DatabaseRequest): Promise<unknown> {
  const pglite = await opening;
  if (request.kind !== 'query') return request.kind === 'close' ? pglite.close() : null;
  const { text, params, rowMode, keptTypes } = request;
  const parsers = Object.fromEntries(keptTypes.map((type) => [type, keep]));
  return pglite.query(text, params, { rowMode, parsers });
}

parentPort?.on('message', (request: DatabaseRequest) => {
  run(request).then(
    (result) => parentPort?.postMessage({ id: request.id, result } satisfies DatabaseAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id: request.id,
        error: describeDatabaseError(error),
      } satisfies DatabaseAnswer),
  );
});
