/** Lines that the replay page shows of a log at each step, for stories and for pictures. */
import type { Page } from '@playwright/test';
import { deepEqual } from '@/shared/deepEqual';
import { readLog } from './files';

const longestList = 6;

/** Opens a log in the replay page, in a window of the reported size. */
export async function openReplay(page: Page, file: string): Promise<void> {
  const { report } = readLog(file);
  if (report) await page.setViewportSize({ width: report.viewport.width, height: report.viewport.height });
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  await panel.getByLabel('Grabación').setInputFiles(file);
  await panel.getByRole('status').filter({ hasText: ' / ' }).waitFor();
}

/** Goes through the given steps one after the other and returns the page's lines at each step. */
export const readSteps = (page: Page, steps: readonly number[]): Promise<string[][]> =>
  page.evaluate(async (wanted) => {
    const range = document
      .getElementById('qa-replay')
      ?.shadowRoot?.querySelector<HTMLInputElement>('input[type=range]');
    if (!range) throw new Error('no replay is shown');
    const texts: string[][] = [];
    for (const step of wanted) {
      range.value = String(step);
      range.dispatchEvent(new Event('input'));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const lines = document.body.innerText.split('\n').map((line) => line.trim());
      texts.push(lines.filter((line) => line !== ''));
    }
    return texts;
  }, steps);

/**
 * Milliseconds without a change after which a page counts as settled, and milliseconds after which waiting for it ends.
 */
const quietMs = 1_000;
const settledMs = 60_000;

/**
 * Reads the lines until they have stayed equal for a second, because code of the page may still be loading.
 * @throws when the page does not settle
 */
export async function readSettled(page: Page, steps: readonly number[]): Promise<string[][]> {
  const began = performance.now();
  let since = began;
  let before = await readSteps(page, steps);
  for (;;) {
    const texts = await readSteps(page, steps);
    const now = performance.now();
    if (!deepEqual(before, texts)) since = now;
    else if (now - since >= quietMs) return texts;
    if (now - began > settledMs) throw new Error('the page does not settle');
    before = texts;
  }
}

/** Returns the lines of the first list that the second list lacks; a repeated line counts each time. */
function subtract(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const position = left.indexOf(line);
    if (position >= 0) left.splice(position, 1);
    return position < 0;
  });
}

const sign = (mark: string, lines: readonly string[]): string[] => [
  ...lines.slice(0, longestList).map((line) => `${mark} ${line}`),
  ...(lines.length > longestList ? [`${mark} … ${lines.length - longestList} more`] : []),
];

/**
 * Returns a sentence for each step that changed the page: number and event of the step, added lines and removed lines.
 */
export async function describeSteps(page: Page, file: string): Promise<string[]> {
  const { entries } = readLog(file);
  await openReplay(page, file);
  const texts = await readSettled(
    page,
    Array.from({ length: entries.length + 1 }, (_, step) => step),
  );
  return texts.flatMap((lines, step) => {
    const before = texts[step - 1] ?? [];
    const changes = [...sign('+', subtract(lines, before)), ...sign('−', subtract(before, lines))];
    const event = entries[step - 1]?.action.type ?? 'begin';
    return changes.length > 0 ? [`${step} ${event}: ${changes.join(' ')}`] : [];
  });
}
