/**
 * npm run log:to-devtools -- LOG [FILE] converts a log for Redux DevTools' import; npm run log:from-devtools
 * -- EXPORT [FILE] converts a Redux DevTools export to a log; npm run log:mask -- LOG [FILE] anonymizes a
 * log. Without FILE, the result is written beside the input.
 */
import { writeFileSync } from 'node:fs';
import { toDevTools } from '@/app/devToolsFile';
import { readLog } from './files';
import { maskLog } from './mask';

const conversions: Record<string, { ending: string; convert: (file: string) => unknown }> = {
  'to-devtools': { ending: '.devtools.json', convert: (file) => toDevTools(readLog(file)) },
  'from-devtools': { ending: '.log.json', convert: readLog },
  mask: { ending: '.masked.json', convert: (file) => maskLog(readLog(file)) },
};

function main(): number {
  const [name = '', file, out] = process.argv.slice(2);
  const conversion = conversions[name];
  if (!conversion || !file) {
    process.stdout.write(`Usage: npm run log:${conversion ? name : 'to-devtools'} -- LOG [FILE]\n`);
    return 1;
  }
  const target = out ?? file.replace(/\.json$/, '') + conversion.ending;
  try {
    writeFileSync(target, `${JSON.stringify(conversion.convert(file))}\n`);
  } catch (error) {
    process.stdout.write(`${(error as Error).message}\n`);
    return 1;
  }
  process.stdout.write(`${target}\n`);
  return 0;
}

process.exitCode = main();
