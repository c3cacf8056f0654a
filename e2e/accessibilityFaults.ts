/** What axe has to say against a page, said so that the element is found: one string for each rule broken. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Judged once nothing moves any more: what is just fading in has, for that moment, too little contrast. What moves for
 * long (a toast's time, a waiting shape) is not waited for.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            Number(effect?.getComputedTiming().endTime) < 1000,
        )
        .map(({ finished }) => finished),
    ),
  );
  // half the time for the same verdict: no second page to put frames together, which the shop has none of, and no details of
  // rules that hold
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
