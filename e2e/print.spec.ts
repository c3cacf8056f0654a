import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import {
  cartIndicator,
  changeProduct,
  expect,
  misbehave,
  startSession,
  test,
  waitForServedCustomer,
} from './fixtures';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr');

/** The ERP's third order: other stories place orders of the shop's own. */
const erpOrder = (page: Page) => rows(page).filter({ hasText: /^P-/ }).nth(2);

async function arrive(page: Page, path: string, email = 'cliente@demo.ec') {
  await startSession(page, email);
  await page.goto(path);
}

test('the blocks of the dashboard load separately: a failed block can be retried, and the others are shown @deep', async ({
  page,
}) => {
  await misbehave(page, 'error500', ['getEstadoCuentaxId']);
  await arrive(page, '/account/dashboard');
  await expect(rows(page)).toHaveCount(5);
  await expect(main(page).getByText('Taller El Pistón Matriz')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(1);
  await misbehave(page, null);
  await main(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(main(page).getByRole('meter', { name: 'Cupo usado' })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('orders are searched, filtered by status and paged, and Back undoes these steps one by one @deep', async ({
  page,
}) => {
  await arrive(page, '/account/orders');
  await expect(rows(page)).toHaveCount(16);
  await main(page).getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(main(page).getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await main(page)
    .getByRole('link', { name: /^COMPLETADO/ })
    .click();
  await expect(page).toHaveURL(/\/account\/orders\?status=COMPLETED$/);
  await main(page).getByRole('searchbox').pressSequentially('p-0001');
  await expect(page).toHaveURL(/search=p-0001/);
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  const found = await rows(page).count();
  expect(found).toBeLessThan(14);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/orders\?status=COMPLETED$/);
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/orders\?page=2$/);
});

test('hostile URLs of the orders and of the statement still show rows @deep', async ({ page }) => {
  await arrive(page, '/account/orders?page=1e99&status=%3Cimg%20onerror%3D1%3E');
  await expect(rows(page).first()).toBeVisible();
  await page.goto('/account/statement?from=2026-99-99&type=__proto__&page=-4&overdue=yes');
  await expect(rows(page).first()).toBeVisible();
});

test('an order is reordered at today’s prices by keyboard alone, and nothing is added before the confirmation', async ({
  page,
}) => {
  await arrive(page, '/account/orders');
  await erpOrder(page).getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Pedido P-/);
  const skus = await rows(page).locator('td:first-child').allTextContents();
  const sku = skus[0] ?? '';
  await changeProduct(page, { sku, priceWithoutIva: 99_900, quantity: 500 });
  await main(page).getByRole('button', { name: 'Pedir de nuevo' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const line = dialog.getByRole('listitem').filter({ hasText: sku });
  await expect(line.getByText(/^Subió: antes/)).toBeVisible();
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Pedir de nuevo' })).toBeFocused();

  await page.keyboard.press('Enter');
  await line.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(line.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: /^Agregar .* al carrito/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(cartIndicator(page)).not.toHaveAccessibleName(/vacío/);
  await expect(page.getByRole('status').filter({ hasText: /agreg/ })).toHaveCount(1);
});

test('the page of another account’s order, like that of an unknown order, says that the order was not found', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await arrive(other, '/account/orders', 'mayorista@demo.ec');
  const address = (await rows(other).first().getByRole('link').getAttribute('href')) ?? '';
  await other.close();
  await arrive(page, address);
  for (const path of [
    address,
    '/account/orders/999999',
    '/account/orders/0b8f4c1e-3c52-4d53-9b4e-111111111111',
  ]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('No encontramos ese pedido');
    await expect(page).toHaveTitle(/No encontramos ese pedido/);
    await expect(main(page).getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
  }
});

test('an order prints as a document with its lines as a table, without navigation and buttons', async ({
  page,
}) => {
  await arrive(page, '/account/orders');
  await erpOrder(page).getByRole('link').click();
  await expect(rows(page).first()).toBeVisible();
  const ask = main(page).getByRole('link', { name: 'Consultar por WhatsApp' });
  expect(await ask.getAttribute('href')).toMatch(/wa\.me\/\d+\?text=.*P-\d+/);
  // width of A4 without margins
  await page.setViewportSize({ width: 688, height: 970 });
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('columnheader', { name: 'Producto' })).toBeVisible();
  await expect(main(page).getByText(/Av\. 10 de Agosto N37-288/)).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
  // the next width has the search box in its header
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(main(page).getByRole('navigation')).toBeHidden();
});

test('a product prints as a document with its facts and its price, without buttons and other products', async ({
  page,
}) => {
  await arrive(page, '/shop/products/FRE-PD-1042');
  await expect(main(page).getByRole('button', { name: 'Agregar al carrito' }).first()).toBeVisible();
  await expect(main(page).getByRole('tablist')).toBeVisible();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('tablist')).toBeHidden();
  await expect(main(page).getByRole('complementary').getByText('con IVA', { exact: true })).toBeVisible();
  await expect(main(page).getByText('KS-77917-Y')).toBeVisible();
  await expect(main(page).getByText(/Av\. 10 de Agosto/)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Medidas' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Productos relacionados' })).toBeHidden();
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(main(page).getByRole('navigation')).toBeHidden();
  await expect(main(page).getByRole('button', { name: /carrito|Anterior|Siguiente|Copiar/ })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
});

test('the statement is filtered, Back removes the filter, and the statement is downloaded as CSV', async ({
  page,
}) => {
  await arrive(page, '/account/statement');
  await expect(main(page).getByRole('meter', { name: 'Cupo usado' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: /^Saldo del/ })).toBeVisible();
  const all = await rows(page).count();
  await main(page).getByLabel('Tipo').selectOption('abono');
  await expect(page).toHaveURL(/\/account\/statement\?type=abono$/);
  await expect(main(page).getByRole('status')).toHaveText(/Debe \$0,00/);
  expect(await rows(page).count()).toBeLessThan(all);
  await page.goBack();
  await expect(rows(page)).toHaveCount(all);
  await main(page).getByLabel('Solo facturas vencidas').check();
  await expect(page).toHaveURL(/overdue=1$/);
  await expect(rows(page).first()).toContainText('Vencido:');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^estado-de-cuenta-C0001-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFFecha;Tipo;Documento;Vence;Debe;Haber;Saldo;Vencido\r\n')).toBe(true);
  expect(file.split('\r\n')[1]).toMatch(
    /^\d{4}-\d{2}-\d{2};Factura;[\d-]+;\d{4}-\d{2}-\d{2};\d+,\d{2};0,00;/,
  );
});

test('a seller sees the dashboard, the orders and the statement of the served customer', async ({ page }) => {
  await startSession(page, 'vendedor@demo.ec');
  await page.goto('/account/statement');
  await main(page).getByRole('link', { name: 'Seleccionar cliente' }).click();
  await main(page).getByRole('searchbox').fill('C0001');
  await page.keyboard.press('Enter');
  await waitForServedCustomer(page, 'C0001');
  for (const path of ['/account/dashboard', '/account/orders', '/account/statement']) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
  }
  await expect(main(page).getByText(/· C0001$/)).toBeVisible();
});

test('the reorder dialog has no accessibility fault at 390 px @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await arrive(page, '/account/orders?page=2');
  await main(page)
    .getByRole('button', { name: /^Pedir de nuevo/ })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
