/** Report of logs that do not hold, in Markdown: the first fault of each, the events around it, and the two states. */
import path from 'node:path';
import type { Log } from '@/app/recorder';
import { compareTwoLogs } from './compareTwoLogs';
import { compareLogs, driveLog, getReasonNotToDrive } from './drive';
import { readLog } from './files';
import { foldLog } from './fold';

export interface Report {
  text: string;
  failed: number;
}

/** Returns the section of a log; null when it holds. */
async function describeLog(name: string, log: Log): Promise<string | null> {
  const folded = foldLog(log).faults;
  const driven = await driveLog(log);
  const faults = [...folded, ...compareLogs(log, driven)];
  if (faults.length === 0) return null;
  const comparison = getReasonNotToDrive(log) === null ? compareTwoLogs(log, driven.log) : [];
  return [
    `## ${name}`,
    '',
    ...faults.slice(0, 8).map((fault) => `- ${fault}`),
    ...(faults.length > 8 ? [`- … and ${faults.length - 8} more`] : []),
    ...(comparison.length > 0
      ? ['', 'Left as recorded, right as the shop does now:', '', '```', ...comparison, '```']
      : []),
    '',
    `\`npm run replay -- replay/logs/${name}.json --drive --diff\` shows it step by step; in the page: \`/?replay\`.`,
    '',
  ].join('\n');
}

export async function reportLogs(files: readonly string[]): Promise<Report> {
  const sections: string[] = [];
  for (const file of files) {
    const name = path.basename(file, '.json');
    try {
      const section = await describeLog(name, readLog(file));
      if (section !== null) sections.push(section);
    } catch (error) {
      sections.push(`## ${name}\n\n- ${(error as Error).message}\n`);
    }
  }
  const failed = sections.length;
  const head = `# ${files.length - failed} of ${files.length} logs hold\n`;
  return { text: [head, ...sections].join('\n'), failed };
}
