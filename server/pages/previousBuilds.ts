import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { getCacheControl, isHashed } from './pageRoutes';

/** With today's: who opened a page before two deployments still gets what it brings later. */
const mostBuilds = 3;

const listSchema = v.array(v.array(v.string()));

export interface BuildArchivePaths {
  /** The built shop. */
  publicDir: string;
  /** Where its hashed files, and those of the builds before, are kept. */
  keptDir: string;
}

/** What would be asked for by a page of the build; a map is asked for by nobody's browser on its own. */
const isKept = (file: string): boolean => isHashed(`/assets/${file}`) && !/\.map(\.br|\.gz)?$/.test(file);

/** A list that cannot be read is as good as none: what it named is gone with the next deployments. */
async function buildsIn(list: string): Promise<string[][]> {
  try {
    return v.parse(listSchema, JSON.parse(await readFile(list, 'utf8')));
  } catch {
    return [];
  }
}

/** Whole or not at all, whoever else keeps the same. */
async function put(file: string, write: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${file}.${process.pid}.new`;
  await write(beside);
  await rename(beside, file);
}

/**
 * Keeps this build's hashed files beside those of the builds before, and lets go of builds older than `mostBuilds`.
 * A build is its files' names, which are made of what is in them. Answers with all names of this build.
 */
export async function archiveBuild({ publicDir, keptDir }: BuildArchivePaths): Promise<Set<string>> {
  const from = path.join(publicDir, 'assets');
  const to = path.join(keptDir, 'assets');
  const list = path.join(keptDir, 'builds.json');
  await mkdir(to, { recursive: true });
  const current = await readdir(from);
  const build = current.filter(isKept).sort();
  const before = (await buildsIn(list)).filter((names) => names.join() !== build.join());
  const builds = [build, ...before].slice(0, mostBuilds);

  const there = new Set(await readdir(to));
  for (const name of build.filter((file) => !there.has(file)))
    await put(path.join(to, name), (beside) => copyFile(path.join(from, name), beside));
  await put(list, (beside) => writeFile(beside, JSON.stringify(builds)));
  const named = new Set(builds.flat());
  for (const name of there) if (!named.has(name)) await rm(path.join(to, name), { force: true });
  return new Set(current);
}

/**
 * The files of this build, and those of the last builds for pages that were opened before a deployment: with the same
 * headers. What another copy of the service has deployed beside this one is found as well.
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
      // of this build's files, too: the next may be built in their place while this one runs
      const hasCopy = isKept(file) && existsSync(path.join(places.keptDir, 'assets', file));
      if (hasCopy) return reply.sendFile(`assets/${file}`);
      return current.has(file) ? reply.sendFile(`assets/${file}`, places.publicDir) : reply.callNotFound();
    });
  });
}
