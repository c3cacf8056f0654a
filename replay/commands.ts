/** Commands of `npm run replay --` beside the replay itself. Each returns the exit code. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { maskLog } from '@/app/maskLog';
import { printLog } from '@/app/packedLog';
import { compareTwoLogs } from './compareTwoLogs';
import { readCondition } from './condition';
import { getGoldenFile, listGoldenLogs, readLog } from './files';
import { reportLogs } from './report';
import { describeSteps } from './replayedSteps';
import { useReplayPage } from './replayPage';
import { shrinkLog } from './shrink';
import { takePictures } from './takePictures';
import { writeStory, toStoryLog } from './writeStory';
import { writeTest } from './writeTest';

interface Options {
  until?: string | undefined;
  never?: string | undefined;
  out?: string | undefined;
}

type Command = (files: readonly string[], options: Options) => number | Promise<number>;

const print = (line: string) => process.stdout.write(`${line}\n`);

function refuse(usage: string): number {
  print(`Usage: npm run replay -- ${usage}`);
  return 1;
}

const withEnding = (file: string, ending: string): string => file.replace(/(\.json)?$/, ending);

function writeFormatted(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', '-c', '.oxfmtrc.json', path.resolve(file)], {
    cwd: path.join(__dirname, '..'),
  });
}

/** Writes, beside each log, a copy without personal data. */
const scrub: Command = (files) => {
  if (files.length === 0) return refuse('scrub LOG…');
  for (const file of files) {
    const target = withEnding(file, '.masked.json');
    writeFileSync(target, printLog(maskLog(readLog(file))));
    print(target);
  }
  return 0;
};

const shrink: Command = async ([file, ...more], { until, out }) => {
  if (file === undefined || until === undefined || more.length > 0)
    return refuse('shrink LOG --until "cart/addRejected | error: text | cart.items.length > 3" [--out FILE]');
  const { log, from, to, attempts } = await shrinkLog(readLog(file), readCondition(until));
  const target = out ?? withEnding(file, '.small.json');
  writeFileSync(target, printLog(log));
  print(
    `${target}: ${to} of ${from} events of the page, ${log.entries.length} in all (${attempts} attempts)`,
  );
  return 0;
};

/** Returns the log's name as a file name of the project. */
const toFileName = (file: string): string => path.basename(withEnding(file, '')).replace(/[^\w-]+/g, '-');

const test: Command = async ([file, ...more], { never, out }) => {
  if (file === undefined || more.length > 0) return refuse('test LOG [--never "…"] [--out FILE]');
  const { text } = await writeTest(readLog(file), never);
  const target = out ?? path.join(__dirname, `${toFileName(file)}.test.ts`);
  writeFormatted(target, text);
  print(target);
  return 0;
};

/** Writes the story and, beside it, its log. */
const story: Command = async ([file, ...more], { out }) => {
  if (file === undefined || more.length > 0) return refuse('story LOG [--out FILE]');
  const target = out ?? path.join(__dirname, '..', 'e2e', `${toFileName(file)}.spec.ts`);
  const logFile = target.replace(/(\.spec)?\.ts$/, '.log.json');
  const log = toStoryLog(readLog(file));
  writeFileSync(logFile, printLog(log));
  const steps = await useReplayPage((page) => describeSteps(page, logFile));
  writeFormatted(target, writeStory(log.title, path.basename(logFile), steps));
  print(`${target} with ${logFile}: ${steps.length} steps change the page`);
  return 0;
};

const compare: Command = ([left, right, ...more]) => {
  if (left === undefined || right === undefined || more.length > 0) return refuse('compare LOG LOG');
  const lines = compareTwoLogs(readLog(left), readLog(right));
  for (const line of lines) print(line);
  if (lines.length === 0) print('the logs have the same events and states');
  return lines.length === 0 ? 0 : 1;
};

const report: Command = async (files, { out }) => {
  const logs = files.length > 0 ? files : listGoldenLogs().map(getGoldenFile);
  const { text, failed } = await reportLogs(
    logs,
    out === undefined
      ? undefined
      : (sides) => useReplayPage((page) => takePictures(page, sides, path.dirname(out))),
  );
  if (out === undefined) print(text);
  else writeFileSync(out, text);
  return failed === 0 ? 0 : 1;
};

export const commands: Readonly<Record<string, Command>> = { scrub, shrink, test, story, compare, report };
