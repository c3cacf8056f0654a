/** Shows a log in replay mode, where each page must have the text that was seen. */
import type { Page } from '@playwright/test';
import { readLog } from '../replay/files';
import { openReplay } from '../replay/replayedSteps';
import { createRandom } from './handDriven';

export interface Equality {
  /** Pages that were compared: forwards, backwards and by jumps. */
  compared: number;
  /** The panel's line for each page whose text differs. */
  others: string[];
}

/** Goes to a step and returns the panel's line, once the panel says whether the text is equal. */
const readStepLine = (page: Page, step: number): Promise<string> =>
  page.evaluate(async (wanted) => {
    const panel = document.getElementById('qa-replay')?.shadowRoot;
    const range = panel?.querySelector<HTMLInputElement>('input[type=range]');
    if (!panel || !range) throw new Error('no replay is shown');
    range.value = String(wanted);
    range.dispatchEvent(new Event('input'));
    // twice the time for which the panel waits for the page's code
    const latest = performance.now() + 6_000;
    for (;;) {
      const line = panel.querySelector('output')?.textContent ?? '';
      if (/texto (igual|distinto)/.test(line)) return line;
      if (performance.now() > latest) return `${line} · texto distinto: the page has no text to compare`;
      await new Promise(requestAnimationFrame);
    }
  }, step);

/** Replays a log in a page of the same size as the recorded page. */
export async function compareTexts(recorded: Page, file: string): Promise<Equality> {
  const steps = (readLog(file).views ?? []).filter(({ text }) => text !== null).map(({ at }) => at);
  if (steps.length === 0) return { compared: 0, others: [] };
  // the recorded page may have a slow network
  const page = await recorded.context().newPage();
  await openReplay(page, file);
  const random = createRandom(steps.length);
  const jumps = steps.map(() => steps[Math.floor(random() * steps.length)] ?? 0);
  const ways = [...steps, ...steps.toReversed(), ...jumps];
  const others: string[] = [];
  for (const step of ways) {
    const line = await readStepLine(page, step);
    if (line.includes('texto distinto')) others.push(line);
  }
  await page.close();
  return { compared: ways.length, others };
}
