/**
 * npm run bench [-- [--without-goals] PART…]: the shop's speed in one table: every figure, its limit, its goal, and
 * whether the goal is met. Needs a build; starts the service itself. Parts: sizes documents lighthouse interactions
 * loading memory growth finding replay service signIns rendering. Figures of a part are kept in .cache/bench until the
 * next build; once every part has been measured, bench/results.md is written. Exits with 1 when a goal is missed; with
 * --without-goals only when a figure is missing, as when the pages have changed since the bench was written.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { measureDocuments } from './documents.mjs';
import { goals } from './goals.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLoading } from './loading.mjs';
import { measureMemory } from './memory.mjs';
import { measureRendering } from './rendering.mjs';
import {
  measureFinding,
  measureGrowth,
  measureReplay,
  measureService,
  measureSignIns,
  measureSizes,
} from './programs.mjs';
import { startShop } from './startShop.cjs';
import { documentOf, judged, reasonsOf, tableOf } from './table.mjs';

const parts = {
  sizes: measureSizes,
  documents: measureDocuments,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  loading: measureLoading,
  memory: measureMemory,
  growth: measureGrowth,
  finding: measureFinding,
  replay: measureReplay,
  service: measureService,
  signIns: measureSignIns,
  rendering: measureRendering,
};
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.cache/bench');
const built = ['dist/routes.json', 'dist/server/main.mjs'].map((file) => path.join(root, file));

const say = (text) => process.stdout.write(`${text}\n`);

/** Returns the key of the build, as measurements of another build are not reused. */
function buildsName() {
  const hash = createHash('sha256');
  for (const file of built) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function keptOf(part, build) {
  const file = path.join(folder, `${part}.json`);
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  return kept.build === build ? kept.figures : null;
}

const keep = (part, build, figures) =>
  writeFileSync(path.join(folder, `${part}.json`), JSON.stringify({ build, figures }, null, 2));

const isWithoutGoals = process.argv.includes('--without-goals');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--without-goals');
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0 || !built.every((file) => existsSync(file))) {
  const none = unknown.length > 0 ? `No part ${unknown.join(', ')}: ${Object.keys(parts).join(' ')}` : '';
  process.stderr.write(`${none || 'There is no build: npm run build'}\n`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
const build = buildsName();
const measured = {};
for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) {
  // each part starts a fresh service
  const shop = await startShop();
  try {
    await shop.waitForMetric('catalogue_swept');
    measured[part] = await parts[part](shop);
  } finally {
    await shop.end();
  }
  keep(part, build, measured[part]);
  say(`${tableOf({ [part]: measured[part] })}\n`);
}

const whole = Object.fromEntries(
  Object.keys(parts).map((part) => [part, measured[part] ?? keptOf(part, build)]),
);
if (!isWithoutGoals && Object.values(whole).every((figures) => figures !== null)) {
  const file = path.join(root, 'bench/results.md');
  const text = documentOf(whole, new Date().toISOString().slice(0, 10));
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', file], { cwd: root });
  say('Written: bench/results.md');
}
const isMeasured = Object.entries(measured).every(([part, figures]) =>
  goals[part].rows.every(({ id }) => Number.isFinite(figures[id]?.ours)),
);
const isMet = Object.entries(measured).every(([part, figures]) =>
  judged(part, figures).every((row) => row.isMet),
);
if (!isMeasured || !isMet) say(reasonsOf(measured));
process.exitCode = isMeasured && (isMet || isWithoutGoals) ? 0 : 1;
