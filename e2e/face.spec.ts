/** How much of the first screen is products. */
import type { Page } from '@playwright/test';
import { expect, startSession, test, withMotion } from './fixtures';

test.use(withMotion);

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('products begin within a screen and a half, and the search is in sight there', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeAttached();
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().top + scrollY))
      .toBeLessThanOrEqual(1.5 * 844);
    await card.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Busque un repuesto' })).toBeInViewport();
  });

  test('filter and sort stay at the bottom edge, an add is undone from its toast', async ({ page }) => {
    await startSession(page, 'cliente@demo.ec');
    await page.goto(list);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: 'Agregar al carrito' }).first();
    await add.tap();
    const stepper = main.getByRole('group', { name: /^Cantidad/ });
    await expect(stepper).toHaveText('1');
    await expect(main.getByRole('button', { name: 'Filtros' })).toBeInViewport({ ratio: 1 });
    const toast = page.getByRole('status').filter({ hasText: 'se agregó al carrito' });
    await expect(toast.getByRole('link', { name: 'Ver carrito' })).toBeVisible();
    // beside what was pressed, not over it
    const [low, high] = await Promise.all([toast.boundingBox(), stepper.boundingBox()]);
    expect(low!.y > high!.y + high!.height || low!.y + low!.height < high!.y).toBe(true);
    await toast.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(stepper).toHaveCount(0);
    // a tap on − at the last piece takes it out, and does not put it in again
    await add.tap();
    await expect(stepper).toHaveText('1');
    await stepper.getByRole('button', { name: /^Quitar/ }).tap();
    await expect(stepper).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Se quitó' })).toBeVisible();
    await expect(stepper).toHaveCount(0);
  });
});

test('prices without IVA are kept, and the cart says which they are', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto(list);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText('con IVA')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sin IVA' }).click();
  await expect(card.getByText('sin IVA')).toBeVisible();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  const sum = page.getByRole('banner').getByRole('button', { name: /^Carrito: 1 artículo, .* sin IVA$/ });
  await expect(sum).toBeVisible();
  await page.goto('/shop/cart');
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /c\/u sin IVA/ });
  await expect(line).toBeVisible();
  // beside the summary the list is narrow: the quantity stands below the name, not over it
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect
    .poll(async () => {
      const name = (await line.getByRole('link').boundingBox())!;
      const quantity = (await line.getByRole('spinbutton').boundingBox())!;
      return quantity.y >= name.y + name.height || quantity.x >= name.x + name.width;
    })
    .toBe(true);
});

test('a theme that was chosen is there before any of the shop’s code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(list);
  const readGround = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await readGround();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Oscura' }).click();
  await expect.poll(readGround).not.toBe(light);
  const dark = await readGround();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await readGround()).toBe(dark);
});
