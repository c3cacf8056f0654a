import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArchive } from './embedded';

/** Build step: writes dist/pglite.tar beside dist/server. */
const here = import.meta.dirname;
const target = path.join(here, '..', 'pglite.tar');
await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, await makeArchive(path.join(here, 'migrations')));
