import type { Page } from '@playwright/test';
import { isDeepRun } from '@/testing/testDepth';
import { languages } from './matrix';
import { cartIndicator, expect, startSession, test } from './fixtures';

/** Pages with rows, tables and controls that stand side by side. */
const broad = {
  guest: ['/shop/category/products?view=list', '/shop/products/MAN-FO-3102'],
  'cliente@demo.ec': ['/account/orders', '/account/statement', '/shop/category/products?view=table'],
  'vendedor@demo.ec': ['/account/ordenes-vendedor'],
};
const others = {
  guest: [
    ...['/', '/home-two', '/shop', '/shop/brands', '/shop/category/05-000', '/shop/category/05-001/products'],
    ...['/shop/category/products?view=features', '/shop/shop-grid-4-sidebar?search=chilla%20al%20frenar'],
    ...[
      '/shop/shop-grid-4-sidebar?search=zzzzqq',
      '/shop/cart',
      '/shop/wishlist',
      '/shop/compare',
      '/account/login',
    ],
    ...[
      '/account/login?view=forgot',
      '/account/garage',
      '/site/about-us',
      '/site/contact-us-v1',
      '/site/privacy',
    ],
    ...['/blog', '/blog/cuando-cambiar-las-pastillas-de-freno', '/no/existe'],
  ],
  'cliente@demo.ec': [
    ...['/account/dashboard', '/account/orders/10014', '/account/addresses', '/account/addresses/new'],
    ...[
      '/account/profile',
      '/account/password',
      '/account/quotations',
      '/shop/quick-order',
      '/shop/checkout',
    ],
    ...['/shop/category/products?view=list', '/shop/category/products?view=features', '/shop/cart'],
  ],
  'vendedor@demo.ec': ['/account/clientes', '/account/dashboard', '/shop/quick-order', '/shop/cart'],
};
/** Widths of a window that becomes smaller, and of a tablet and a phone that are turned. */
const widths = isDeepRun
  ? [1440, 1100, 1099, 1024, 900, 899, 820, 768, 700, 699, 540, 412, 360, 320]
  : [820, 360];

async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]:not(button)'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // innerWidth would not do: on a phone it grows with elements that stand out of the page
    const readOverhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(readOverhang, { message: `${path} at ${width} px` }).toBe(0);
  }
}

for (const role of ['guest', 'cliente@demo.ec', 'vendedor@demo.ec'] as const) {
  for (const language of isDeepRun ? languages : languages.slice(0, 1)) {
    test(`pages of ${role} are no wider than any screen, in ${language}`, async ({ page }) => {
      test.slow(isDeepRun);
      if (role !== 'guest') await startSession(page, role);
      for (const path of isDeepRun ? [...broad[role], ...others[role]] : broad[role])
        await expectToFit(
          page,
          language === 'es' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
        );
    });
  }
}

/** Elements that stand out of the page, so that a failing test can name them. */
const listOverhanging = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > document.documentElement.clientWidth + 0.5;
      })
      .map(({ tagName, className }) => `${tagName}.${String(className)}`),
  );

/** Submits a quick order with one part, whose name ends with a long measure. */
async function readOrder(page: Page) {
  await page.getByRole('main').getByRole('textbox').fill('FRE-PD-1042 2');
  await page.getByRole('button', { name: 'Revisar la lista' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /136 × 52 × 17 mm/ })).toBeVisible();
}

test('at 320 px the search button and a quick-order code are not cut off, and the days of the balance do not overlap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/quick-order');
  const search = page.getByRole('banner').getByText('Busque un repuesto');
  expect(await search.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await readOrder(page);
  const code = page.getByRole('listitem').getByRole('textbox').first();
  await expect(code).toHaveValue('FRE-PD-1042');
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.goto('/account/statement');
  const days = page
    .getByRole('figure')
    .getByText(/20\d\d$/)
    .filter({ visible: true });
  await expect(days.first()).toBeVisible();
  const edges = await days.evaluateAll((all) =>
    all.map((day) => day.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
  );
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

test('on a phone, a link to a section of the account that gets the focus is fully visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/orders');
  const sections = page.getByRole('navigation', { name: 'Secciones de mi cuenta' }).getByRole('link');
  await expect(sections.first()).toBeVisible();
  for (const section of await sections.all()) {
    await section.focus();
    await expect(section).toBeInViewport({ ratio: 0.95 });
  }
});

test('a tablet shows each order number on one line, and aligns the balances of the statement in one column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/orders');
  const orders = page.getByRole('table').getByRole('link');
  await expect(orders.first()).toBeVisible();
  const lines = await orders.evaluateAll((all) => all.map((order) => order.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.goto('/account/statement');
  const balances = page.getByRole('table').locator('td:last-child');
  await expect(balances.first()).toBeVisible();
  const starts = await balances.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
});

test('the four sections of the footer stand in two columns on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/site/about-us');
  const parts = page.getByRole('contentinfo').locator('section, nav');
  await parts.last().scrollIntoViewIfNeeded();
  const readTops = () =>
    parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await readTops()).size).toBe(2);
  const tops = await readTops();
  expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]]);
});

test('the pages from the cart to the order are no wider than a phone at 200 % zoom', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/products/FRE-PD-1042');
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  const wide: string[] = [];
  for (const path of ['/', '/shop/cart', '/shop/checkout', '/account/profile', '/shop/quick-order']) {
    await page.goto(path);
    if (path.endsWith('quick-order')) await readOrder(page);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]:not(button)'));
    await page.setViewportSize({ width: 195, height: 400 });
    await page.waitForLoadState('networkidle');
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWide) wide.push(path, ...(await listOverhanging(page)));
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(wide).toEqual([]);
});

test('the menu of a signed-in account is no wider than its panel', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('button', { name: 'English' })).toBeVisible();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const overhang = await menu.evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
        .map(({ tagName, className }) => `${tagName}.${String(className)}`),
    );
    expect(overhang, `${width} px`).toEqual([]);
  }
});
