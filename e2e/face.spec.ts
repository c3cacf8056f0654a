/** How much of the first screen is products. */
import type { Page } from '@playwright/test';
import { expect, startSession, test } from './fixtures';

const list = '/shop/category/05-001/products';

/** Positions of the cards in the first screen, in pixels. */
async function measureCards(page: Page) {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );
  const first = boxes[0]!;
  return {
    top: first.top,
    height: first.height,
    columns: boxes.filter(({ top }) => top === first.top).length,
    whole: boxes.filter(({ bottom }) => bottom <= page.viewportSize()!.height).length,
  };
}

for (const [width, height, wanted] of [
  [1440, 900, { top: 250, columns: 4, whole: 4 }],
  [1920, 1080, { top: 250, columns: 5, whole: 5 }],
  [390, 844, { top: 250, columns: 2, whole: 2 }],
] as const) {
  test(`a list begins with its products at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list);
    await expect(page.getByRole('main').getByRole('radio', { name: 'Tabla' })).toBeVisible();
    const { top, columns, whole } = await measureCards(page);
    expect(top).toBeLessThanOrEqual(wanted.top);
    expect(columns).toBeGreaterThanOrEqual(wanted.columns);
    expect(whole).toBeGreaterThanOrEqual(wanted.whole);
  });
}

test('a card with price and button is at most 390 px tall', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto(list);
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first(),
  ).toBeVisible();
  expect((await measureCards(page)).height).toBeLessThanOrEqual(390);
});
