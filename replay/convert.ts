/**
 * npm run log:to-devtools -- LOG [FILE] [--from N --to M] converts a log, or a window of it, for Redux DevTools'
 * import; npm run log:from-devtools -- EXPORT [FILE] converts a Redux DevTools export to a log; npm run log:mask --
 * LOG [FILE] anonymizes a log. Without FILE, the result is written beside the input.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { devToolsLimit, toDevTools } from '@/app/devToolsFile';
import { maskLog } from '@/app/maskLog';
import { printLog } from '@/app/packedLog';
import { readLog } from './files';
import { runCommand } from './runCommand';

interface Window {
  from?: number;
  to?: number;
}

/** Throws a readable message when there are more events than Redux DevTools shows. */
function convertForDevTools(file: string, { from = 0, to }: Window): unknown {
  const log = readLog(file);
  const end = Math.min(to ?? log.entries.length, log.entries.length);
  if (!(from >= 0 && from <= end)) throw new Error(`${file} has events 1 to ${log.entries.length}`);
  if (end - from > devToolsLimit)
    throw new Error(
      `${end - from} events are more than Redux DevTools shows (${devToolsLimit}): choose a window with --from and --to, or open the log in /?replay`,
    );
  return toDevTools(log, { from, to: end });
}

const conversions: Record<string, { ending: string; convert: (file: string, window: Window) => string }> = {
  'to-devtools': {
    ending: '.devtools.json',
    convert: (file, window) => `${JSON.stringify(convertForDevTools(file, window))}\n`,
  },
  'from-devtools': { ending: '.log.json', convert: (file) => printLog(readLog(file)) },
  mask: { ending: '.masked.json', convert: (file) => printLog(maskLog(readLog(file))) },
};

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const [name = '', file, out] = positionals;
  const conversion = conversions[name];
  if (!conversion || !file) {
    process.stdout.write(
      `Usage: npm run log:${conversion ? name : 'to-devtools'} -- LOG [FILE] [--from N --to M]\n`,
    );
    return 1;
  }
  const target = out ?? file.replace(/\.json$/, '') + conversion.ending;
  const window = {
    ...(values.from === undefined ? {} : { from: Number(values.from) }),
    ...(values.to === undefined ? {} : { to: Number(values.to) }),
  };
  writeFileSync(target, conversion.convert(file, window));
  process.stdout.write(`${target}\n`);
  return 0;
}

runCommand(main);
