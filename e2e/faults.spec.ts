import type { Page } from '@playwright/test';
import { takeEveryOther } from '@/testing/testDepth';
import { cartIndicator, expect, misbehave, startSession, test } from './fixtures';

for (const fault of takeEveryOther(['error500', 'html', 'truncated', 'wrongShape'])) {
  test(`lists stay complete, with a note and a retry for prices, while the ERP has the fault ${fault}`, async ({
    page,
  }) => {
    await startSession(page, 'cliente@demo.ec');
    await page.goto('/shop/products/MAN-FO-3102');
    const main = page.getByRole('main');
    await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    await misbehave(page, fault, ['getProducto']);
    await page.goto('/shop/category/05-001/products');
    await expect(main.getByRole('article')).toHaveCount(16);
    await expect(main.getByText(/No pudimos actualizar la lista/)).toHaveCount(1);
    await expect(main.getByText(/^\$/)).toHaveCount(0);
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    await misbehave(page, null);
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect(main.getByText(/^\$/).first()).toBeVisible();
    await expect(main.getByText(/No pudimos actualizar la lista/)).toHaveCount(0);
  });
}

test('a device whose clock is three years behind shows today’s IVA, and its order is placed at once', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() - 1_095 * 86_400_000 });
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/products/MAN-FO-3102');
  const main = page.getByRole('main');
  await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.goto('/shop/cart');
  await expect(main.getByText('IVA 15 %')).toBeVisible();
  await page.goto('/shop/checkout');
  await main.getByRole('checkbox', { name: 'Acepto las condiciones de venta' }).check();
  await main.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/\/success\//);
});

test('a stored wishlist that is not JSON is set aside and reported, but not reported again after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('wishlistItems', '{broken'));
  await page.reload();
  await expect(page.getByText('estaba dañado y se apartó', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishlistItems.invalid'))).toBe('{broken');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Departamentos' })).toBeVisible();
  await expect(page.getByText('estaba dañado y se apartó', { exact: false })).toHaveCount(0);
});

/** Removes the chunks that are not loaded yet. Returns the function that restores them. */
async function loseCode(page: Page): Promise<() => void> {
  let isGone = true;
  await page.route(/\/assets\/(?!main|vendor)[^/]+\.(js|css)$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  return () => {
    isGone = false;
  };
}

test('a page whose code fails to load says so below the header, and a retry loads the page', async ({
  page,
}) => {
  await page.goto('/site/contact-us-v1');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const back = await loseCode(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  back();
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('No pudimos mostrar esta página');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a chunk missing after a deployment reloads the shop once', async ({ page }) => {
  await page.goto('/site/contact-us-v1');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app-version'))).not.toBeNull();
  let loads = 0;
  const back = await loseCode(page);
  page.on('load', () => (loads += 1));
  // the reloaded page is the new version's, whose files exist
  page.on('request', (request) => request.isNavigationRequest() && back());
  await page.route('**/assets/version.json*', (route) => route.fulfill({ json: { version: 'deployed' } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/about/);
  expect(await page.evaluate(() => localStorage.getItem('app-version'))).toBe('"deployed"');
  expect(loads).toBe(1);
});

/** Changes of fields that no form reports. */
const changes: [string, string, (page: Page) => Promise<unknown>][] = [
  [
    'a chosen year',
    '/',
    (page) => page.getByRole('main').getByLabel('Año').first().selectOption({ index: 1 }),
  ],
  [
    'a changed quantity',
    '/shop/products/MAN-FO-3102',
    (page) => page.getByRole('main').getByRole('button', { name: 'Aumentar cantidad' }).first().click(),
  ],
];
for (const [change, address, make] of changes)
  test(`a newer version does not reload a page with ${change}, and is loaded with the next page`, async ({
    page,
  }) => {
    await startSession(page, 'cliente@demo.ec');
    let version = 'before';
    await page.clock.install();
    await page.route('**/assets/version.json*', (route) => route.fulfill({ json: { version } }));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await make(page);
    version = 'after';
    await page.clock.runFor(61_000);
    await expect(page.getByText('Hay una versión nueva de la tienda', { exact: false })).toBeVisible();
    expect(loads).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page).toHaveURL(/about/);
  });
