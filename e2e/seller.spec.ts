import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { manyCustomers } from '../bench/manyCustomers.mjs';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, displays } from './matrix';
import { cartIndicator, expect, password, startSession, test, waitForServedCustomer } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Cliente atendido' });
const finder = (page: Page) => page.getByRole('searchbox', { name: 'Filtrar clientes' });

const arriveAsSeller = (page: Page) => startSession(page, 'vendedor@demo.ec');
async function serve(page: Page, code: string) {
  await page.goto('/account/clientes');
  await finder(page).fill(code);
  await page.keyboard.press('Enter');
  await waitForServedCustomer(page, code);
}
/** Mocks the session's expiry. */
const sessionEndsIn = (page: Page, answer: () => number) =>
  page.route('**/api/shop/session/expiry', (route) => route.fulfill({ json: { endsInMs: answer() } }));

test('a seller chooses a customer by keyboard, orders for them, and finds the order in the history', async ({
  page,
}) => {
  await arriveAsSeller(page);
  await page.goto('/account/clientes');
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Cliente atendido' });
  await expect(bar).toContainText('Sin cliente');
  await main.getByRole('searchbox').or(main.getByRole('textbox')).first().fill('C0001');
  await page.keyboard.press('Enter');
  // a reload during the request would lose the change
  await waitForServedCustomer(page, 'C0001');

  await page.goto('/shop/products/MAN-FO-3102');
  await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);

  await page.goto('/shop/checkout');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/success/);
  await expect(main.getByText('PENDIENTE').first()).toBeVisible();
  const number = /W-\d+/.exec((await main.textContent()) ?? '')?.[0] ?? 'none';

  await page.goto('/account/ordenes-vendedor');
  await expect(main.getByRole('link', { name: number })).toHaveCount(1);
});

test('a cart that a seller saves as a quotation opens by its link without an account, and can be turned into a cart again', async ({
  page,
  browser,
}) => {
  await arriveAsSeller(page);
  await serve(page, 'C0009');
  await page.goto('/shop/products/FRE-PD-1042');
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.goto('/shop/cart');
  await main(page).getByRole('button', { name: 'Guardar como cotización' }).click();
  await page.getByRole('textbox', { name: /Notas/ }).fill('Entrega en dos días');
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Guardar como cotización' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/quotations\/./);
  // the cart, which also has a message to share, stays in sight until the page has loaded
  await expect(main(page).getByRole('heading', { name: /^Cotización C-/ })).toBeVisible();
  await expect(main(page).getByText('Entrega en dos días')).toBeVisible();

  const share = await main(page).getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href');
  const message = new URL(share ?? '').searchParams.get('text') ?? '';
  const link = /http\S+/.exec(message)?.[0] ?? '';
  const stranger = await browser.newContext();
  const guest = await stranger.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /^Cotización C-/ })).toBeVisible();
  await expect(guest.getByText('FRE-PD-1042')).toBeVisible();
  expect(await accessibilityFaults(guest)).toEqual([]);
  const pdf = await guest.request.get(`${link}/pdf`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await stranger.close();

  await main(page).getByRole('button', { name: 'Pasar al carrito' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Igual que antes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar 1 línea al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/2 artículos/);
});

test('a seller’s cart is empty for the next customer, and is back when its own customer is served again', async ({
  page,
}) => {
  await arriveAsSeller(page);
  await serve(page, 'C0005');
  await page.goto('/shop/products/FRE-PD-1042');
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await serve(page, 'C0006');
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await serve(page, 'C0005');
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
});

test('a seller signs in, finds a customer, and returns to the previous customer with two keys, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/account/login');
  await main(page).getByLabel('Correo electrónico').focus();
  await page.keyboard.type('vendedor@demo.ec');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(finder(page)).toBeFocused();

  await page.keyboard.type('piston TALLER');
  await expect(main(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await waitForServedCustomer(page, 'C0001');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('c0002');
  await page.keyboard.press('Enter');
  await waitForServedCustomer(page, 'C0002');

  await page.goto('/shop/products/MAN-FO-3102');
  const price = main(page)
    .getByText(/^\$\s?\d/)
    .first();
  await expect(price).toBeVisible();
  const before = await price.textContent();
  // the shortcuts load with the bar
  await expect(bar(page)).toContainText('C0002');
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  // the previous customer is preselected
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Cambiar cliente' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('C0001');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/MAN-FO-3102$/);
  await expect(link).toBeFocused();
  await expect(price).not.toHaveText(before ?? '');

  await page.keyboard.press('Alt+c');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText('C0001');

  // the button with the focus belongs to the other customer's page now
  const add = main(page).getByRole('button', { name: 'Agregar al carrito' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(cartIndicator(page)).not.toHaveAccessibleName(/vacío/);
  await page.keyboard.press('Alt+c');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('C0002');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('C0002');
  await expect(add).toBeFocused();
});

test('a seller searches 10,000 customers while typing and with the arrow keys, and only visible rows are rendered @deep', async ({
  page,
}) => {
  await page.route('**/api/shop/session/customers', (route) =>
    route.fulfill({ json: { customers: manyCustomers(10_000) } }),
  );
  await arriveAsSeller(page);
  await page.goto('/account/clientes');
  await expect(main(page).getByText('10.000 clientes.')).toBeVisible();
  await finder(page).press('End');
  await expect(main(page).getByRole('option', { name: /C10000/ })).toBeInViewport();
  expect(await main(page).getByRole('option').count()).toBeLessThan(40);
  await finder(page).press('Home');
  await expect(main(page).getByRole('option', { name: /C00001/ })).toBeInViewport();
  await finder(page).fill('nanez 9994');
  await expect(main(page).getByText('1 cliente.')).toBeVisible();
  await expect(main(page).getByRole('option').locator('mark').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('opening the customer list does not force the on-screen keyboard open, and a tap selects a customer', async ({
    page,
  }) => {
    await arriveAsSeller(page);
    await page.goto('/account/clientes');
    const option = main(page).getByRole('option', { name: /C0007/ });
    await option.scrollIntoViewIfNeeded();
    await expect(finder(page)).not.toBeFocused();
    await option.tap();
    await expect(bar(page)).toContainText('C0007');
  });
});

test('the order history keeps its filters in the URL, shows sums, and is downloaded as a file', async ({
  page,
}) => {
  await arriveAsSeller(page);
  await page.goto('/account/ordenes-vendedor?page=abc&from=ayer&status=%3Cb%3E&to=2026-02-31');
  await expect(main(page).getByText('Ningún pedido coincide', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/ordenes-vendedor$/);
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveCount(17);

  await main(page).getByLabel('Cliente (código o nombre)').fill('c0002');
  await expect(page).toHaveURL(/customer=c0002/);
  await main(page).getByLabel('Estado').selectOption('COMPLETADO');
  await expect(page).toHaveURL(/status=COMPLETED/);
  const found = Number(
    /\d+/.exec(
      (await main(page)
        .getByText(/^\d+ pedidos?$/)
        .textContent()) ?? '',
    )?.[0],
  );
  expect(found).toBeGreaterThan(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^historial-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFPedido;Fecha;')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(found + 1);

  await page.goBack();
  await expect(main(page).getByLabel('Estado')).toHaveValue('');
  await expect(main(page).getByLabel('Cliente (código o nombre)')).toHaveValue('c0002');
  await page.reload();
  await expect(main(page).getByLabel('Cliente (código o nombre)')).toHaveValue('c0002');
});

test('a reorder goes into the cart of the order’s customer, whichever customer was served before', async ({
  page,
}) => {
  await arriveAsSeller(page);
  await serve(page, 'C0005');
  await page.goto('/account/ordenes-vendedor?customer=c0002');
  await main(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/salesman-orders/);
  await expect(main(page).getByRole('button', { name: 'Pedir de nuevo' })).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: /^Atender a/ })
    .click();
  await expect(bar(page)).toContainText('C0002');
  await main(page).getByRole('button', { name: 'Pedir de nuevo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Agregar \d+ líneas? al carrito/ }).click();
  await expect(cartIndicator(page)).not.toHaveAccessibleName(/vacío/);
  await serve(page, 'C0005');
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
});

test.describe('a session that is about to end', () => {
  test('is extended with one key', async ({ page }) => {
    let left = 240_000;
    await sessionEndsIn(page, () => left);
    await startSession(page, 'cliente@demo.ec');
    await page.goto('/account/dashboard');
    const dialog = page.getByRole('dialog', { name: 'La sesión está por terminar' });
    await expect(dialog.getByText(/^[34]:\d\d$/)).toBeVisible();
    left = 28_800_000;
    await dialog.getByRole('button', { name: 'Seguir conectado' }).last().press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('ends with a reason, and keeps the cart for the same account @deep', async ({ page }) => {
    let ends = Infinity;
    await sessionEndsIn(page, () => Math.max(0, Math.min(28_800_000, ends - Date.now())));
    await startSession(page, 'cliente@demo.ec');
    await page.goto('/shop/products/FRE-PD-1042');
    await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    ends = Date.now() + 4_000;
    await page.reload();
    await expect(page).toHaveURL(/login\?return=%2Fshop%2Fproducts%2FFRE-PD-1042$/);
    await expect(main(page).getByText('La sesión terminó', { exact: false })).toBeVisible();
    await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
    ends = Infinity;
    await main(page).getByLabel('Correo electrónico').fill('cliente@demo.ec');
    await main(page).getByLabel('Contraseña').fill(password);
    await main(page).getByLabel('Contraseña').press('Enter');
    await expect(page).toHaveURL(/FRE-PD-1042$/);
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  });
});

test("a seller's logout applies to every tab, also without a served customer @deep", async ({
  page,
  context,
}) => {
  await arriveAsSeller(page);
  await page.goto('/account/clientes');
  const other = await context.newPage();
  await other.goto('/account/ordenes-vendedor');
  await expect(main(other).getByRole('table')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/login/);
  await expect(other).toHaveURL(/login/);
  await expect(main(other).getByText('La sesión se cerró en otra pestaña', { exact: false })).toBeVisible();
  await expect(bar(other)).toHaveCount(0);
});

test('no data of a seller remains in the browser after the sign-out @deep', async ({ page }) => {
  await arriveAsSeller(page);
  await serve(page, 'C0005');
  await page.goto('/shop/products/FRE-PD-1042');
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await main(page).getByRole('button', { name: 'Agregar a favoritos' }).first().click();
  await serve(page, 'C0006');
  await page.goto('/account/ordenes-vendedor');
  await main(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(/[PW]-\d/);
  await page.reload();
  const held = () =>
    page.evaluate(async () => ({
      kept: JSON.stringify({ ...localStorage }),
      ofTab: JSON.stringify({ ...sessionStorage }),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      cookies: document.cookie,
    }));
  const before = await held();
  expect(before.kept).toMatch(/C0005.*C0006|C0006.*C0005/);
  expect(before.ofTab).toMatch(/[PW]-\d/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/login$/);
  // a reload shows what remains, as after closing the tab
  await page.reload();
  const after = await held();
  expect([after.kept, after.ofTab].join()).not.toMatch(/C000\d|V001|[PW]-\d|FRE-PD|fre-pd|ordenes|salesman/);
  expect([after.caches, after.workers]).toEqual([[], 0]);
  expect(after.cookies).not.toContain('session');
});

for (const { language, width } of displays.filter((display) => coversValue(displays, display, 3))) {
  test(`no accessibility fault on a seller’s pages in ${language} at ${width} px @deep`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
    const inspect = async (what: string) => {
      expect(await accessibilityFaults(page), what).toEqual([]);
    };
    await arriveAsSeller(page);
    await page.goto('/account/clientes');
    await page.getByRole('option').nth(2).click();
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await inspect('customers');
    await page.keyboard.press('Alt+c');
    await expect(page.getByRole('dialog').getByRole('listbox')).toBeVisible();
    await inspect('switcher');
    await page.goto('/account/ordenes-vendedor');
    await expect(main(page).getByRole('table')).toBeVisible();
    await inspect('history');
    await main(page).getByRole('row').nth(1).getByRole('link').click();
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(/[PW]-\d/);
    await inspect('order');
    await sessionEndsIn(page, () => 200_000);
    await page.reload();
    await expect(page.getByRole('dialog').getByText(/^3:\d\d$/)).toBeVisible();
    await inspect('session');
  });
}

test('signing out clears all personal data, in the tab of the sign-out and in another tab', async ({
  page,
  context,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/dashboard');
  const other = await context.newPage();
  await other.goto('/shop/products/FRE-PD-1042');
  await other
    .getByRole('main')
    .getByRole('complementary')
    .getByRole('button', { name: 'Agregar al carrito' })
    .click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  // the other tab sends guest requests before the service receives the logout
  const untold: (() => void)[] = [];
  await page.route('**/api/shop/session', async (route) => {
    if (route.request().method() === 'DELETE') await new Promise<void>((go) => untold.push(go));
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  const invitation = other
    .getByRole('main')
    .getByRole('link', { name: 'Inicie sesión para ver precios' })
    .first();
  await expect(invitation).toBeVisible();
  await expect(cartIndicator(other)).toHaveAccessibleName(/vacío/);
  expect(untold.length).toBeGreaterThan(0);
  untold.forEach((go) => go());
  await page.unrouteAll({ behavior: 'wait' });
  await expect(invitation).toBeVisible();
  await expect(page).toHaveURL(/\/account\/login$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('C0001');
  expect(kept).not.toContain('FRE-PD');
});
