import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, widths } from './matrix';
import { expect, printFigures, startSession, test, withMotion, waitForRenderedPage } from './fixtures';

test.use(withMotion);

/** Records layout shifts that no recent input caused. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** Scrolls to the end with the wheel and waits for the content. */
async function wheelThrough(page: Page) {
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 400);
    const isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const isWaitedFor = () =>
            [...document.querySelectorAll('main :is(div, section):empty')].some((room) => {
              const { top, bottom, height } = room.getBoundingClientRect();
              return height > 100 && top < window.innerHeight && bottom > 0;
            });
          const look = () =>
            isWaitedFor()
              ? requestAnimationFrame(look)
              : resolve(window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
    if (isAtEnd && (await page.locator('main [aria-busy=true]').count()) === 0) return;
  }
}

const steadyPaths = ['/', '/home-two', '/shop/category/05-001/products', '/shop/products/FRE-PD-1042'];
const steadyWidths = [390, 820, 1440];

for (const width of steadyWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.setTimeout(90_000);
    test.beforeEach(({ page }) => watchShifts(page));

    for (const path of steadyPaths.filter((_path, position) => coversValue(steadyWidths, width, position))) {
      test(`no element of ${path} moves while the page is read`, async ({ page }) => {
        await waitForRenderedPage(page, path);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await wheelThrough(page);
        printFigures(`shift of all of ${path} at ${width} px`, {
          shifted: await shifted(page),
          wanted: 0.01,
        });
        expect(await shifted(page)).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

const longPaths = ['/', '/home-two', '/blog/la-bateria-en-la-altura'];

for (const width of widths) {
  for (const path of longPaths.filter((_path, position) => coversValue(widths, width, position))) {
    test(`no accessibility fault in all of ${path} at ${width} px @deep`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await wheelThrough(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

test('no element of the home page moves for an account that sees prices @deep', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Destacados', exact: true })).toContainText('$');
  await wheelThrough(page);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});

test('the first screen of the home page has few elements, and requests only the data that it shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/.*\//, ''));
  });
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Destacados', exact: true })).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_100);
  expect(asked.filter((call) => call === 'product-rows').length).toBeLessThanOrEqual(2);
  expect(asked.filter((call) => call.startsWith('getProductos'))).toEqual([]);
});

test('the blocks of the home page come in a fixed sequence, and show a guest no price', async ({ page }) => {
  await page.goto('/');
  await wheelThrough(page);
  const main = page.getByRole('main');
  const heads = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(heads).toEqual([
    ...['Destacados', 'Ofertas', 'Colisión', 'Motor', 'Mantenimiento', 'Eléctrico', 'Desgaste'],
    ...['Frenos para bajar tranquilo', '¿Taller o almacén?', 'Recién llegados', 'Del mostrador', 'Marcas'],
    ...['Mejor calificados', 'Los más comentados', 'Más vendidos'],
  ]);
  await expect(main).not.toContainText('$');
});

const rows = '**/api/shop/product-rows?*';

test('a block of products that fails shows the error in its place, and its retry requests that block alone', async ({
  page,
}) => {
  await page.route(rows, (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  const featured = page.locator('section', { has: page.getByRole('heading', { name: 'Destacados' }) });
  const retry = featured.getByRole('button', { name: 'Reintentar' });
  await retry.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(rows);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await retry.click();
  await expect(featured.getByRole('group', { name: 'Destacados', exact: true })).toBeVisible();
  // other blocks come near the screen meanwhile, and request their own content
  expect(asked.filter((query) => query === '?kind=featured')).toHaveLength(1);
});

test('a carousel moves by its arrows, by keys and by dragging, and dragging follows no link', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.getByRole('group', { name: 'Destacados', exact: true });
  await row.scrollIntoViewIfNeeded();
  const first = row.getByRole('article').first();
  await expect(first).toBeInViewport();
  const left = async () => Math.round((await first.boundingBox())?.x ?? 0);
  const start = await left();
  await row.getByRole('button', { name: 'Siguientes' }).click();
  await expect(first).not.toBeInViewport();
  expect(await first.evaluate((card) => card.closest('[inert]') !== null)).toBe(true);
  await row.getByRole('button', { name: 'Siguientes' }).press('Home');
  // the carousel snaps back, so a drag must start when it is at rest
  await expect.poll(left).toBe(start);
  const box = (await first.boundingBox())!;
  await page.mouse.move(box.x + 120, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x - 180, box.y + 104, { steps: 8 });
  await page.mouse.up();
  await expect(first).not.toBeInViewport();
  await expect(page).toHaveURL(/\/$/);
});

test('a carousel moves without animation under reduced motion @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home-two');
  const show = page.getByRole('group', { name: 'Novedades de la temporada' });
  await show.getByRole('button', { name: 'Siguientes' }).click();
  await expect(show.getByRole('heading', { name: 'Cambio de aceite sin adivinar' })).toBeInViewport();
  expect(
    await show.locator('.swiper-wrapper').evaluate((wrapper) => getComputedStyle(wrapper).transitionDuration),
  ).toMatch(/^0(\.001)?s$/);
});

test('an article of the blog is read in both languages, and links to the category that it is about', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '¿Cuándo se cambian las pastillas de freno?' }).click();
  await expect(page).toHaveTitle(/^¿Cuándo se cambian las pastillas de freno\? · /);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('When do brake pads need changing?');
  await main
    .getByRole('complementary')
    .getByRole('link', { name: /Brake pads and shoes/ })
    .click();
  await expect(page).toHaveURL(/category\/05-001\/products$/);
});

test('a message of the contact form is stored by the service, and its draft by the browser', async ({
  page,
}) => {
  await page.goto('/site/contact-us-v1');
  const main = page.getByRole('main');
  await main.getByLabel('Nombre').fill('Ana');
  await main.getByLabel('Correo electrónico').fill('ana@example.ec');
  await main.getByLabel('Asunto').fill('Un pedido');
  await main.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main.getByLabel('Mensaje')).toBeFocused();
  await expect(main.getByText('Complete este campo.')).toBeVisible();
  await main.getByLabel('Mensaje').fill('¿Cuándo llega?');
  await page.getByRole('link', { name: 'Nosotros' }).first().click();
  await expect(page).toHaveURL(/about-us$/);
  await page.goBack();
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Cuándo llega?');
  await main.getByRole('button', { name: 'Enviar mensaje' }).dblclick();
  await expect(main.getByRole('status')).toContainText(/n\.º M-\d{5}/);
});
