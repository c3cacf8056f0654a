/**
 * Report in Markdown of logs that do not hold: the first fault of each log, the events around it, and the two states.
 */
import path from 'node:path';
import type { Log } from '@/app/recorder';
import { compareTwoLogs, findFirstOther } from './compareTwoLogs';
import { compareLogs, driveLog, getReasonNotToDrive } from './drive';
import { readLog } from './files';
import { foldLog } from './fold';
import type { Sides } from './takePictures';

export interface Report {
  text: string;
  failed: number;
}

/** Takes pictures of both sides of a log that no longer holds. Returns the addresses of the pictures for the report. */
export type TakePictures = (sides: Sides) => Promise<readonly [string, string]>;

async function showPictures(sides: Sides, take: TakePictures): Promise<string[]> {
  const head = `The page at step ${sides.step}, as recorded and as it is now:`;
  try {
    const [recorded, now] = await take(sides);
    return ['', head, '', `![as recorded](${recorded}) ![now](${now})`];
  } catch (error) {
    return ['', `No pictures: ${(error as Error).message.split('\n')[0]}`];
  }
}

/** Returns a log's section of the report, or null when the log holds. */
async function describeLog(name: string, log: Log, take?: TakePictures): Promise<string | null> {
  const folded = foldLog(log).faults;
  const driven = await driveLog(log);
  const faults = [...folded, ...compareLogs(log, driven)];
  if (faults.length === 0) return null;
  const comparison = getReasonNotToDrive(log) === null ? compareTwoLogs(log, driven.log) : [];
  const step = (findFirstOther(log, driven.log) ?? log.entries.length - 1) + 1;
  const canShow = take !== undefined && comparison.length > 0;
  const pictures = canShow ? await showPictures({ name, step, recorded: log, now: driven.log }, take) : [];
  return [
    `## ${name}`,
    '',
    ...faults.slice(0, 8).map((fault) => `- ${fault}`),
    ...(faults.length > 8 ? [`- … and ${faults.length - 8} more`] : []),
    ...(comparison.length > 0
      ? ['', 'Left as recorded, right as the shop does now:', '', '```', ...comparison, '```']
      : []),
    ...pictures,
    '',
    `\`npm run replay -- replay/logs/${name}.json --drive --diff\` shows it step by step; in the page: \`/?replay\`.`,
    '',
  ].join('\n');
}

/** @param take makes the pictures; without it the report has none */
export async function reportLogs(files: readonly string[], take?: TakePictures): Promise<Report> {
  const sections: string[] = [];
  for (const file of files) {
    const name = path.basename(file, '.json');
    try {
      const section = await describeLog(name, readLog(file), take);
      if (section !== null) sections.push(section);
    } catch (error) {
      sections.push(`## ${name}\n\n- ${(error as Error).message}\n`);
    }
  }
  const failed = sections.length;
  const head = `# ${files.length - failed} of ${files.length} logs hold\n`;
  return { text: [head, ...sections].join('\n'), failed };
}
