/** Settings of the bench of copies, and functions to print. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createRandom } from '../../demo/erp/data/random';
import { exitWithUsage, readOptions, readWholeNumber } from '../../server/shared/readOptions';

export const usage =
  'Usage: npm run bench:copies -- [--products 1200,100000] [--copies 1,2,4] [--seconds 20] [--confirm 60] [--write]';
export const { values: options } = readOptions(
  {
    options: {
      products: { type: 'string', default: '1200,100000' },
      copies: { type: 'string', default: '1,2,4' },
      /** Seconds for which each rate is tried. */
      seconds: { type: 'string', default: '20' },
      /** Seconds for which the highest rate is confirmed. */
      confirm: { type: 'string', default: '60' },
      write: { type: 'boolean', default: false },
    },
  },
  usage,
);
function readCount(name: string, text: string, most: number): number {
  const count = readWholeNumber(name, text, most, usage);
  return count > 0 ? count : exitWithUsage(`--${name} is more than 0.`, usage);
}
const readList = (name: string, text: string, most: number): number[] =>
  text.split(',').map((one) => readCount(name, one, most));
export const sizes = readList('products', options.products, 1_000_000);
export const copyCounts = readList('copies', options.copies, 16);
export const tryingSeconds = readCount('seconds', options.seconds, 600);
export const confirmingSeconds = readCount('confirm', options.confirm, 3_600);

export const root = path.join(__dirname, '..', '..');
export const longestMs = 200;
/** Maximum share of guests' pages that may be left to the browser. */
export const mostLeft = 0.01;
export const maxUnderWay = 1_500;
/** The rate that is tried first, and at which requests warm up and their cost is compared between sizes. */
export const firstRate = 40;
/**
 * Length of the warm-up, as a multiple of a tried rate's time: caches fill, and the threads still compile more than
 * they render.
 */
export const warmUps = 3;
/** Number of this machine's addresses from which requests come, as limits count by address. */
export const addresses = 200;
export const soldSku = 'MAN-FO-3102';
export const redisServer = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((file) =>
  existsSync(file),
);
export const random = createRandom('copies');

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
export const shown = (value: number, digits = 1): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });
