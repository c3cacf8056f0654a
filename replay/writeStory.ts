/** Makes a Playwright story of a log: at each step the replay page must show the same as when the story was written. */
import type { Log } from '@/app/recorder';

/** The log as the story keeps it. With a list of views, the browser's own observations do not reach the page. */
export const toStoryLog = (log: Log): Log => ({ ...log, views: log.views ?? [] });

/** Returns the text of a story, before Prettier formats it. */
export const writeStory = (title: string, fileName: string, steps: readonly string[]): string =>
  `import path from 'node:path';
import { expect, test } from './fixtures';
import { describeSteps } from '../replay/replayedSteps';

test(${JSON.stringify(`the session “${title}” shows what it showed`)}, async ({ page }) => {
  expect(await describeSteps(page, path.join(__dirname, ${JSON.stringify(fileName)}))).toEqual(${JSON.stringify(steps, null, 2)});
});
`;
