import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { isDeepRun } from '@/testing/testDepth';
import { cartIndicator, expect, misbehave, startSession, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const place = (page: Page) => main(page).getByRole('button', { name: 'Realizar pedido' });
const sku = 'MAN-FO-3102';

/** Returns the ids of the customer's orders from the service. */
async function orderIds(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/shop/orders');
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { orders: { id: string }[] }).orders.map(({ id }) => id);
}

const arrive = (page: Page) => startSession(page, 'mayorista@demo.ec');

async function addOne(page: Page) {
  await page.goto(`/shop/products/${sku}`);
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
}

/** Opens the checkout with one product, all fields filled in. */
async function readyToPlace(page: Page) {
  await addOne(page);
  await page.goto('/shop/checkout');
  await main(page).getByRole('checkbox').check();
  await expect(place(page)).toBeEnabled();
}

test('an order that is sent eleven times because its first ten answers are lost is placed once', async ({
  page,
}) => {
  await arrive(page);
  const before = await orderIds(page);
  await readyToPlace(page);
  let lost = 0;
  await page.route('**/api/shop/orders', async (route) => {
    if (route.request().method() !== 'POST' || lost === 10) return route.fallback();
    lost += 1;
    // the service has placed the order; the page never receives the answer
    await route.fetch();
    return route.abort();
  });
  for (let press = 0; press < 10; press += 1) {
    await place(page).click();
    await expect.poll(() => lost).toBe(press + 1);
    await expect(place(page)).toBeEnabled();
    expect(page.url()).toMatch(/checkout$/);
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  }
  await place(page).click();
  await expect(page).toHaveURL(/success/);
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  const after = await orderIds(page);
  expect(after).toHaveLength(before.length + 1);
});

test('an order whose answer is lost because its tab is closed is not placed again by the next tab', async ({
  page,
  context,
}) => {
  await arrive(page);
  const before = await orderIds(page);
  await readyToPlace(page);
  const placed = new Promise<void>((resolve) => {
    void page.route('**/api/shop/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      resolve();
      return route.abort();
    });
  });
  await place(page).click();
  await placed;
  await page.close();
  const next = await context.newPage();
  await next.goto('/shop/checkout');
  await expect(main(next).getByRole('checkbox')).toBeChecked();
  await place(next).click();
  await expect(next).toHaveURL(/success/);
  expect(await orderIds(next)).toHaveLength(before.length + 1);
});

/** Each round tests another interleaving of the two tabs. */
const rounds = isDeepRun ? 5 : 2;

test('two tabs that order at the same time, repeatedly, place one order each time', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await arrive(page);
  // the first tab's order waits for the second's: the service receives both concurrently
  const waiting: Route[] = [];
  await context.route('**/api/shop/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    waiting.push(route);
    if (waiting.length === 2) await Promise.all(waiting.splice(0).map((held) => held.continue()));
  });
  for (let round = 0; round < rounds; round += 1) {
    const before = await orderIds(page);
    await readyToPlace(page);
    const other = await context.newPage();
    await other.goto('/shop/checkout');
    await expect(place(other)).toBeEnabled();
    await Promise.all([page, other].map((tab) => place(tab).dblclick({ noWaitAfter: true })));
    const told = await Promise.all(
      [page, other].map(async (tab) => {
        // a tab that receives the storage event first shows the confirmation, or the empty cart
        await expect(
          tab
            .getByRole('main')
            .getByText(/W-\d{6}|Pedido realizado|vacío/)
            .first(),
        ).toBeVisible();
        return tab.url();
      }),
    );
    expect(told.some((url) => url.includes('success'))).toBe(true);
    expect(await orderIds(page)).toHaveLength(before.length + 1);
    await other.close();
  }
});

for (const fault of ['error500', 'html', 'hang', 'truncated'] as const) {
  const depth = fault === 'error500' ? '' : ' @deep';
  test(`an order that meets the ERP’s fault ${fault} stays a draft, and no page claims that it was placed${depth}`, async ({
    page,
  }) => {
    await arrive(page);
    const before = await orderIds(page);
    await readyToPlace(page);
    await main(page).getByLabel('Notas', { exact: false }).fill('Entregar en la tarde');
    await misbehave(page, fault, ['getProducto']);
    await place(page).click();
    await expect(main(page).getByRole('alert')).toContainText('su carrito sigue intacto', {
      timeout: 20_000,
    });
    expect(page.url()).toMatch(/checkout$/);
    await expect(page.getByText(/W-\d{6}|Pedido realizado/)).toHaveCount(0);
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    expect(await orderIds(page)).toEqual(before);
    await misbehave(page, null);
    await page.reload();
    await expect(main(page).getByLabel('Notas', { exact: false })).toHaveValue('Entregar en la tarde');
    await place(page).click();
    await expect(page).toHaveURL(/success/);
    expect(await orderIds(page)).toHaveLength(before.length + 1);
  });
}

test('a full storage is reported once, and the cart stays in memory and can be ordered @deep', async ({
  page,
}) => {
  await arrive(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/shop/category/03-001/products');
  const add = main(page).getByRole('button', { name: 'Agregar al carrito' });
  for (let part = 0; part < 3; part += 1) await add.nth(part).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/3 artículos/);
  await expect(page.getByText('no puede guardar', { exact: false })).toHaveCount(1);
  await cartIndicator(page).click();
  await page.getByRole('link', { name: 'Finalizar compra' }).click();
  // the list stays until the checkout has loaded
  await expect(place(page)).toBeVisible();
  await main(page).getByRole('checkbox').check();
  await place(page).click();
  await expect(page).toHaveURL(/success/);
});

for (const [what, stored] of [
  ['not JSON', '{broken'],
  ['without the fields of a line', '[{"key":"1","quantity":-1}]'],
] as const) {
  test(`a stored cart that is ${what} is quarantined and reported, and the next added line is stored @deep`, async ({
    page,
  }) => {
    await arrive(page);
    await page.goto('/account/dashboard');
    await page.evaluate((text) => localStorage.setItem('cartItems', text), stored);
    await page.goto('/');
    await expect(page.getByText('estaba dañado y se apartó', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cartItems.invalid'))).toBe(stored);
    await addOne(page);
    await page.reload();
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  });
}

/** Clicks in the page, and reads the storage right after the click's task, before any other. */
const pressed = (add: Locator) =>
  add.evaluate(
    (button: HTMLButtonElement) =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(localStorage.getItem('cartItems') ?? '[]');
        port2.postMessage(null);
        button.click();
      }),
  );

async function inNextTab(context: BrowserContext) {
  const next = await context.newPage();
  await next.goto('/shop/cart');
  return next;
}

for (const [what, path, place] of [
  ['a product’s page', `/shop/products/${sku}`, 'complementary'],
  ['a list', `/shop/shop-grid-4-sidebar?search=${sku}`, 'article'],
] as const) {
  test(`a line that is added on ${what} is stored even if the tab is closed right after the press @deep`, async ({
    page,
    context,
  }) => {
    await arrive(page);
    await page.goto(path);
    const add = main(page).getByRole(place).first().getByRole('button', { name: 'Agregar al carrito' });
    await expect(add).toBeEnabled();
    expect(JSON.parse(await pressed(add))).toMatchObject([{ product: { sku }, quantity: 1 }]);
    await page.close();
    const next = await inNextTab(context);
    await expect(cartIndicator(next)).toHaveAccessibleName(/1 artículo/);
    await expect(main(next).getByText(`Código ${sku}`)).toBeVisible();
  });
}
