/** Document with the results of the bench of copies. */
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { exponentOf } from '../figures.cjs';
import { partNames, type Measured } from './measure';
import { confirmingSeconds, firstRate, longestMs, redisServer, shown, tryingSeconds } from './settings';
import { kindNames, mixes, type Kind } from './visitors';

export interface OfSize {
  products: number;
  fillSeconds: number;
  page: { copy: number; database: number };
  /** Milliseconds for a rendered page that is not compressed. */
  plainPage: { copy: number; database: number };
  search: { copy: number; database: number };
  /**
   * Milliseconds that copy and PostgreSQL compute for a request of the mix at the first rate; null if that rate was too
   * high.
   */
  request: number | null;
  runs: { copies: number; mix: keyof typeof mixes; measured: Measured }[];
}

/** Cores that all programs of the machine used. */
const coresOf = ({ cores, others }: Measured): number =>
  partNames.reduce((sum, name) => sum + cores[name], others);

/** Names the bottleneck: the cores if all are used, otherwise a thread that is fully used. */
function nameLimit(measured: Measured): string {
  const { cores, others, mainThread } = measured;
  const used: [name: string, count: number][] = partNames.map((name) => [name, cores[name]]);
  used.push(['other programs', others]);
  const shares = used
    .filter(([, count]) => count >= 0.05)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count.toFixed(2)}`)
    .join(', ');
  if (coresOf(measured) >= 0.85 * cpus().length) return `the machine's ${cpus().length} cores: ${shares}`;
  if (mainThread >= 0.85) return `a copy's event loop (${mainThread.toFixed(2)} of a core); ${shares}`;
  return `waiting, with cores free: ${shares}`;
}

/** Exponents by which costs grow with the catalogue; null with one size. */
export function growthOf(measured: readonly OfSize[]): Record<string, number> | null {
  if (measured.length < 2) return null;
  const counts = measured.map(({ products }) => products);
  const exponent = (cost: (ofSize: OfSize) => number): number => exponentOf(measured.map(cost), counts);
  const requests = measured.flatMap(({ request: cost }) => cost ?? []);
  return {
    'a drawn page': exponent(({ page }) => page.copy + page.database),
    'a search': exponent(({ search }) => search.copy + search.database),
    ...(requests.length === measured.length && {
      'a request of the mix': exponentOf(requests, counts),
    }),
    'the fill': exponent(({ fillSeconds }) => fillSeconds),
  };
}

export function buildDocument(measured: readonly OfSize[], load: number): string {
  const rows = measured.flatMap(({ products, runs }) =>
    runs.map(({ copies, mix, measured: run }) =>
      [
        shown(products),
        copies,
        mix === 'shop' ? "shop's mix" : "guests' pages",
        run.isHeld ? shown(run.rate) : `none (${shown(run.rate)}: ${shown(run.p99)} ms)`,
        shown(run.rate / cpus().length),
        shown(run.rate / run.cores.copies),
        `${shown(run.p50)} / ${shown(run.p99)}`,
        shown(run.memory, 0),
        shown(run.erpCalls),
        shown((run.cores.copies / run.rate) * 1_000),
        `${nameLimit(run)} (${coresOf(run).toFixed(2)} in all)`,
      ].join(' | '),
    ),
  );
  const costs = measured.map(({ products, fillSeconds, page, plainPage, search, request: cost }) =>
    [
      shown(products),
      shown(page.copy, 2),
      shown(plainPage.copy, 2),
      shown(page.database, 2),
      shown(search.copy, 2),
      shown(search.database, 2),
      cost === null ? `none (${firstRate}/s was not held)` : shown(cost, 2),
      shown(fillSeconds),
    ].join(' | '),
  );
  const growth = growthOf(measured);
  return `# What copies of the service hold

Written by \`npm run bench:copies\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average ${load.toFixed(1)} before it. Rates are tried for ${tryingSeconds} s each; figures are of the rate that was held for ${confirmingSeconds} s: the 99th of 100 answers within ${longestMs} ms of when its request was due, no faults, at most one guest's page of 100 left to the browser. Copies stand behind the nginx of \`deploy/\`, on one PostgreSQL with its own settings${redisServer === undefined ? '' : ' and one Redis'}; these, the stand-in ERP and the program that asks share the machine's cores with them.

Of a thousand requests of the shop's mix ${Object.entries(mixes.shop)
    .map(([kind, share]) => `${share} are ${kindNames[kind as Kind]}`)
    .join(', ')}. Products, lists and searches are asked in a Zipf distribution over the whole catalogue.

| products | copies | requests | held a second | … for each core of the machine | … for each core that the copies used | p50 / p99 ms | MB of a copy | ERP calls for 1,000 requests | CPU ms of a copy for a request | limited by (cores used) |
| ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.map((row) => `| ${row} |`).join('\n')}

CPU ms, each asked alone of one copy, pages of products that none had asked for; a request of the mix at ${firstRate} a second:

| products | a drawn page | … without its compression | … PostgreSQL | a search | … PostgreSQL | a request of the mix, both | catalogue filled after s |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${costs.map((row) => `| ${row} |`).join('\n')}
${
  growth === null
    ? ''
    : `\nExponents from ${shown(measured[0]?.products ?? 0)} to ${shown(measured.at(-1)?.products ?? 0)} products (1 is as many times as there are products): ${Object.entries(
        growth,
      )
        .map(([name, exponent]) => `${name} ${exponent.toFixed(2)}`)
        .join(', ')}.\n`
}`;
}
