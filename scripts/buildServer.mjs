/** Bundles the service to dist/server, and prepares the database archive for fresh machines. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

execFileSync(process.execPath, [at('scripts/bundleServer.mjs'), at('dist/server')], { stdio: 'inherit' });

// this takes seconds, so the archive is built again only when its contents have changed
const madeOf = ['server/db', 'server/vehicles'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true }).map((name) => at(`${folder}/${name}`)),
);
const archive = at('dist/pglite.tar');
const isFresh =
  existsSync(archive) && madeOf.every((file) => statSync(file).mtimeMs < statSync(archive).mtimeMs);
if (!isFresh) execFileSync(process.execPath, [at('dist/server/prepare.mjs')], { stdio: 'inherit' });
