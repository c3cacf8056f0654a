/**
 * npm run faults: injects faults and counts losses. Prints the table and writes it to docs/faults.md; exits with 1 when
 * any column except "injected" is above zero.
 * SEED (20260512) repeats the same sessions. INJECTIONS (1,000) for each class; BROWSER=off skips the real browser, and
 * then nothing is written. ONLY names one class.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultClasses, type FaultClass } from './faults';
import { inBrowser } from './inBrowser';
import { live } from './session';
import { isClean, merged, tableOf, totalOf, type Row } from './table';

const seed = Number(process.env['SEED'] ?? 20_260_512);
const wanted = Number(process.env['INJECTIONS'] ?? 1_000);
const withBrowser = process.env['BROWSER'] !== 'off';
const only = process.env['ONLY'];
const root = process.cwd();

const say = (line: string) => process.stdout.write(`${line}\n`);
let lives = 0;

/** Runs sessions of one class until the number of injections is reached. */
async function rowOf(fault: FaultClass): Promise<Row> {
  const row: Row = { fault, injected: 0, lostLines: 0, duplicateOrders: 0, blankScreens: null, uncaught: 0 };
  for (let life = 0; row.injected < wanted; life += 1) {
    const { injected, lostLines, duplicateOrders, uncaught } = await live(fault, seed + life);
    lives += 1;
    row.injected += injected;
    row.lostLines += lostLines.length;
    row.duplicateOrders += duplicateOrders;
    row.uncaught += uncaught.length;
    for (const what of [...lostLines, ...uncaught]) say(`${fault}, seed ${seed + life}: ${what}`);
  }
  return row;
}

async function main() {
  const rows: Row[] = [];
  for (const fault of faultClasses) {
    if (only !== undefined && fault !== only) continue;
    const began = performance.now();
    rows.push(await rowOf(fault));
    say(`${fault}: ${rows.at(-1)?.injected} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
  if (withBrowser) rows.push(...(await inBrowser(say, only)));
  const table = merged(rows);
  say(`\n${tableOf(table)}\n`);
  if (withBrowser && only === undefined) {
    writeFileSync(path.join(root, 'docs/faults.md'), pageOf(table));
    say('docs/faults.md is written');
  }
  process.exitCode = isClean(table) ? 0 : 1;
}

const pageOf = (table: readonly Row[]) => `# Whatever fails, nothing is lost

Made by \`npm run faults\` (seed ${seed}): ${table.length} kinds of faults, ${totalOf(table).injected.toLocaleString('en')} injections.

${tableOf(table)}

Most of it are ${lives.toLocaleString('en')} random lives of a browser without a screen (\`bench/faults\`): the shop's own store, flows and
persistence, tabs over one storage, and a stand-in for the service that keeps orders by their key. A person signs in,
fills the cart, serves customers, orders and signs out while one kind of fault strikes at random moments; a plain model
says what the carts must hold, in every tab, in the storage and in the order that is placed in the end. What a fault
itself destroys (a line that is no line any more) must be set aside and told. There nothing is drawn: "–". The other part
is the built shop in Chromium, in front of its service: a screen is blank when, after all has settled, there is no page in
it; an error is uncaught when the browser reports it, or the console does.

A life is made again by its seed: \`SEED=… ONLY="ERP down" BROWSER=off npm run faults\`. \`npm test\` runs some lives of each
kind (\`bench/faults/faults.test.ts\`).
`;

void main();
