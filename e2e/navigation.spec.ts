import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Returns the name of the part in a card's link, without its vehicles. */
const readPart = (link: Locator) =>
  link.evaluate((element) => (element.firstElementChild ?? element).textContent ?? '');

test('back restores page, scroll and focus of the list, and forward the product', async ({ page }) => {
  await page.goto('/shop/category/products?page=2&limit=32');
  const last = page.getByRole('main').getByRole('article').last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(400);
  const name = (await last.textContent()) ?? '';
  const what = await readPart(last);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: what })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  // the rows may still be loading, and the page becomes longer when they arrive
  await expect.poll(() => scrolled(page)).toBe(left);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: what })).toBeVisible();
});

test('back restores scroll and focus of a list also after a reload of the product’s page @deep', async ({
  page,
}) => {
  await page.goto('/shop/category/products?limit=32');
  const last = page.getByRole('main').getByRole('article').last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  const name = (await last.textContent()) ?? '';
  const what = await readPart(last);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: what })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: what })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('a cached list is shown without a request, and refreshed in the background', async ({ page }) => {
  await page.goto('/shop/category/05-001/products');
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const what = await readPart(first);
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: what })).toBeVisible();
  const held: (() => void)[] = [];
  await page.route('**/api/shop/products?category=05-001*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  held.forEach((go) => go());
});

test('a page that loads late does not interrupt typing a search', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Buscar repuestos' });
  await page.goto('/', { waitUntil: 'networkidle' });
  // the search's answer has arrived, and only the page's code is blocked
  await box.fill('filtro');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Escape');
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await brought;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL(/about-us$/);
  await box.fill('pastillas');
  await expect(page.getByRole('option').first()).toContainText(/pastillas/i);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nosotros');
  bring();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nosotros');
  await expect(box).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('without data saving', () => {
  test.use({ savesData: false });

  test('once a page is idle, the pages that it links to can be opened without a network', async ({
    page,
    context,
  }) => {
    await page.goto('/shop/category/05-001/products');
    const isFetched = () =>
      page.evaluate(async () => {
        const files = (await (await fetch('/assets/pages.json')).json()) as string[];
        const fetched = new Set(
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        return files.every((file) => fetched.has(`/${file}`));
      });
    await expect.poll(isFetched).toBe(true);
    await context.setOffline(true);
    // code that is loaded only when a control is pressed: toasts and the quick view
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'compar' })).toBeVisible();
    await card.getByRole('button', { name: 'Vista rápida' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL(/about-us$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Nosotros/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an opened menu loads the code of lists, so that a tap in it waits only for the list’s rows', async ({
    page,
  }) => {
    const { routes } = JSON.parse(readFileSync('dist/routes.json', 'utf8')) as {
      routes: Record<string, string[]>;
    };
    const script = routes['productList/ProductListPage']?.findLast((file) => file.endsWith('.js')) ?? '';
    const countLoads = () =>
      page.evaluate(
        (file) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(file)).length,
        `/${script}`,
      );
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await countLoads()).toBe(0);
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await expect.poll(countLoads).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Desgaste' }).tap();
    await page.getByRole('dialog').locator('a[href$="/products"]').first().tap();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await countLoads()).toBe(1);
  });
});
