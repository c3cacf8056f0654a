/** Returns axe's violations of a page with their elements: one string per rule. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Waits for animations to end, as an element that fades in has too little contrast. Long ones (a toast's timer, a
 * skeleton) are not waited for.
 * @param hasTargetSizes whether the size of targets is checked, too, as in Lighthouse; not for a scrolled page, where
 * the sticky header covers targets
 */
export async function accessibilityFaults(
  page: Page,
  {
    within,
    disabled = [],
    hasTargetSizes = false,
  }: { within?: string; disabled?: string[]; hasTargetSizes?: boolean } = {},
): Promise<string[]> {
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
  // halves the time: legacy mode needs no second page for frames, which the shop does not have, and details of passed
  // rules are left out
  const rules = {
    'target-size': { enabled: hasTargetSizes },
    ...Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
  };
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
