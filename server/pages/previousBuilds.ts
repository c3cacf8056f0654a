import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { getCacheControl, isHashed } from './pageRoutes';

/**
 * Number of builds whose files are kept, including the current build. A page that was opened two deployments ago can
 * thus still load its chunks.
 */
const maxBuilds = 3;

const listSchema = v.array(v.array(v.string()));

export interface BuildArchivePaths {
  /** Folder of the built shop. */
  publicDir: string;
  /** Folder that keeps the hashed files of the current and previous builds. */
  keptDir: string;
}

/** Whether a file is kept for pages that are already open. Source maps are not kept. */
const isKept = (file: string): boolean => isHashed(`/assets/${file}`) && !/\.map(\.br|\.gz)?$/.test(file);

/** Reads the list of builds. An unreadable list counts as empty; then the files of its builds are deleted. */
async function readBuilds(list: string): Promise<string[][]> {
  try {
    return v.parse(listSchema, JSON.parse(await readFile(list, 'utf8')));
  } catch {
    return [];
  }
}

/** Writes a file in one step, so that a reader or a second writer never sees an incomplete file. */
async function writeAtomically(file: string, write: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${file}.${process.pid}.new`;
  await write(beside);
  await rename(beside, file);
}

/**
 * Copies the hashed files of this build into the folder of previous builds, and deletes the builds that exceed
 * `maxBuilds`. Two builds with the same file names are the same build, because the names contain content hashes.
 * Returns the names of all files of this build.
 */
export async function archiveBuild({ publicDir, keptDir }: BuildArchivePaths): Promise<Set<string>> {
  const from = path.join(publicDir, 'assets');
  const to = path.join(keptDir, 'assets');
  const list = path.join(keptDir, 'builds.json');
  await mkdir(to, { recursive: true });
  const current = await readdir(from);
  const build = current.filter(isKept).sort();
  const before = (await readBuilds(list)).filter((names) => names.join() !== build.join());
  const builds = [build, ...before].slice(0, maxBuilds);

  const existingFiles = new Set(await readdir(to));
  for (const name of build.filter((file) => !existingFiles.has(file)))
    await writeAtomically(path.join(to, name), (beside) => copyFile(path.join(from, name), beside));
  await writeAtomically(list, (beside) => writeFile(beside, JSON.stringify(builds)));
  const listedFiles = new Set(builds.flat());
  for (const name of existingFiles)
    if (!listedFiles.has(name)) await rm(path.join(to, name), { force: true });
  return new Set(current);
}

/**
 * Serves the files of this build and of previous builds, because a page that was opened before a deployment needs the
 * files of its build. The folder may also contain builds that another copy of the service has deployed.
 */
export async function registerPreviousBuilds(app: FastifyInstance, places: BuildArchivePaths): Promise<void> {
  const current = await archiveBuild(places);
  await app.register(async (routes) => {
    await routes.register(fastifyStatic, {
      root: places.keptDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) =>
        void reply.header('cache-control', getCacheControl(`/assets/${path.basename(file)}`)),
    });
    routes.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
      const { file } = request.params;
      // the copied file is preferred, because the next build may replace the original while this service still runs
      const hasCopy = isKept(file) && existsSync(path.join(places.keptDir, 'assets', file));
      if (hasCopy) return reply.sendFile(`assets/${file}`);
      return current.has(file) ? reply.sendFile(`assets/${file}`, places.publicDir) : reply.callNotFound();
    });
  });
}
