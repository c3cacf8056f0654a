/**
 * npm run budgets: Brotli bytes of each route compared with the budgets; fails above them. A route's code is its page's
 * import and the entry, from webpack's stats of chunks.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { tell } from './figures.cjs';
import { goals } from './goals.mjs';

const dist = path.join(import.meta.dirname, '../dist/public');
const { entry, routes } = JSON.parse(readFileSync(path.join(dist, '../routes.json'), 'utf8'));
const budgets = Object.fromEntries(goals.sizes.rows.map(({ id, most }) => [id.split('.')[1], most]));
/** Largest size of each kind of file. */
const heaviest = {};

/** Returns the compressed size; files that are too small to compress have no .br. */
const sizeOf = (file) => {
  const plain = path.join(dist, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
};
const kilobytes = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
const js = (files) => files.filter((file) => file.endsWith('.js'));
const css = (files) => files.filter((file) => file.endsWith('.css'));

const say = (line) => process.stdout.write(line);

const faults = [];
const check = (kind, name, figure) => {
  const budget = budgets[kind];
  heaviest[kind] = Math.max(figure, heaviest[kind] ?? 0);
  if (figure > budget) faults.push(`${name}: ${figure.toFixed(1)} KB is over the budget of ${budget} KB`);
  return figure.toFixed(1).padStart(9);
};

const everyFile = [...new Set([...entry, ...Object.values(routes).flat()])];
for (const file of js(everyFile))
  if (!readFileSync(path.join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    faults.push(`${file}: does not say first that all its functions are called (webpack.config.ts)`);
say('route                          initial JS  route JS   (KB, brotli)\n');
for (const [route, own] of Object.entries(routes)) {
  const added = own.filter((file) => !entry.includes(file));
  const initial = check('initialJs', `initial JS of ${route}`, kilobytes([...js(entry), ...js(added)]));
  const page = check('routeJs', `route JS of ${route}`, kilobytes(js(added)));
  say(`${route.padEnd(30)} ${initial}  ${page}\n`);
}
say(`all CSS ${check('css', 'all CSS', kilobytes(css(everyFile)))}\n`);
for (const [kind, figure] of Object.entries(heaviest)) tell(`sizes.${kind}`, figure);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
