/**
 * Takes pictures, for the report, of a log and of the page that the shop makes of it now, at the first step that
 * differs.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { printLog } from '@/app/packedLog';
import type { Log } from '@/app/recorder';
import { openReplay, readSettled } from './replayedSteps';
import { toStoryLog } from './writeStory';

export interface Sides {
  name: string;
  /** First step at which the two differ. */
  step: number;
  recorded: Log;
  now: Log;
}

/** Returns the names, within the folder, of the files of both sides. */
export async function takePictures(page: Page, sides: Sides, folder: string): Promise<[string, string]> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const take = async (side: 'recorded' | 'now') => {
    const file = path.join(temporary, `${side}.json`);
    const log = sides[side];
    writeFileSync(file, printLog(toStoryLog(log)));
    await openReplay(page, file);
    await readSettled(page, [Math.min(sides.step, log.entries.length)]);
    const picture = `${sides.name}-${side}.png`;
    await page.screenshot({ path: path.join(folder, picture) });
    return picture;
  };
  try {
    return [await take('recorded'), await take('now')];
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
