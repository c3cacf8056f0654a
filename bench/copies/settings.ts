/** Settings of the bench of copies, and how it prints. */
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
      /** Seconds of a rate that is tried. */
      seconds: { type: 'string', default: '20' },
      /** Seconds of the rate that was held. */
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
/** Share of guests' pages that may be left to the browser. */
export const mostLeft = 0.01;
export const maxUnderWay = 1_500;
/** Rate that is tried first, and rate of the requests that warm up and whose cost is compared between sizes. */
export const firstRate = 40;
/** Warm-up in times of a rate that is tried: caches fill, and the threads compile more than they render. */
export const warmUps = 3;
/** Addresses of this machine from which requests come: limits count by address. */
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
