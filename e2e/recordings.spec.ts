/**
 * Stories of the golden logs. Each story has one page load, so that its log is complete. To update a log: npm run
 * replay:accept -- NAME test-results/e2e/…/log-1.json
 */
import type { Page } from '@playwright/test';
import {
  cartIndicator,
  changeProduct,
  expect,
  misbehave,
  password,
  search,
  signIn,
  test,
  withMotion,
  waitForServedCustomer,
} from './fixtures';

test.use(withMotion);

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('status').filter({ hasText: 'carrito' });

async function arrive(page: Page, email: string) {
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard|clientes/);
}
/** Without a page load, searching for an exact product code opens the product. */
async function openPart(page: Page, sku: string) {
  await search(page, sku);
  await expect(main(page).getByText(sku).first()).toBeVisible();
}
/** The product that all stories buy, on its page or in the list. The previous list may still be shown. */
const addButton = (page: Page) => {
  const button = { name: 'Agregar al carrito' } as const;
  const inList = main(page)
    .getByRole('article')
    .filter({ hasText: 'FRE-PD-1042' })
    .getByRole('button', button);
  return main(page).getByRole('complementary').getByRole('button', button).or(inList).first();
};

test('guest finds a part', async ({ page }) => {
  await page.goto('/');
  await search(page, 'pastillas');
  await main(page)
    .getByRole('article')
    .getByRole('link', { name: /Pastillas/ })
    .first()
    .click();
  await expect(main(page).getByRole('heading', { level: 1, name: /Pastillas/ })).toBeVisible();
  await page.getByRole('tab', { name: /Compatibilidad/ }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('customer orders @deep', async ({ page }) => {
  await arrive(page, 'cliente@demo.ec');
  await openPart(page, 'FRE-PD-1042');
  await addButton(page).click();
  await cartIndicator(page).click();
  await page.getByRole('link', { name: 'Finalizar compra' }).first().click();
  await expect(page).toHaveURL(/checkout$/);
  await main(page).getByLabel('Notas', { exact: false }).fill('Entregar en la tarde');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/success/);
  await expect(main(page).getByText('PENDIENTE').first()).toBeVisible();
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
});

test('wrong password @deep', async ({ page }) => {
  await page.goto('/account/login');
  const form = main(page);
  await form.locator('[type=email]').fill('cliente@demo.ec');
  await form.locator('[type=password]').fill('no-es-esta');
  await form.locator('[type=password]').press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();
  await form.locator('[type=password]').fill(password);
  await form.locator('[type=password]').press('Enter');
  await expect(page).toHaveURL(/dashboard/);
});

test('seller switches customer @deep', async ({ page }) => {
  await arrive(page, 'vendedor@demo.ec');
  const choose = async (code: string) => {
    const finder = page.getByRole('searchbox', { name: 'Filtrar clientes' });
    await finder.fill(code);
    await finder.press('Enter');
    await waitForServedCustomer(page, code);
  };
  await choose('C0005');
  await openPart(page, 'FRE-PD-1042');
  await addButton(page).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.keyboard.press('Alt+c');
  await choose('C0006');
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await page.keyboard.press('Alt+c');
  await choose('C0005');
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
});

test('vin mistyped then right @deep', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Seleccionar vehículo' }).first().click();
  const vin = page.getByRole('region', { name: 'Seleccionar vehículo' }).getByLabel('VIN');
  await vin.pressSequentially('XXXXXXXXXXXXXXXXX', { delay: 20 });
  await expect(
    page.getByText('No encontramos un vehículo con ese VIN', { exact: false }).first(),
  ).toBeVisible();
  await vin.fill('8LATD5166C0123456');
  await expect(page.getByText(/Encontramos: Chevrolet Aveo 2012/).first()).toBeVisible();
});

test('cascade chosen again while it is on its way', async ({ page }) => {
  await page.route('**/api/shop/vehicles/makes?year=2010', async (route) => {
    const answer = await route.fetch();
    // the answer for 2010 comes only after 2012 was chosen
    await expect(page.getByLabel('Año').first()).toHaveValue('2012');
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Seleccionar vehículo' }).first().click();
  const picker = page.getByRole('region', { name: 'Seleccionar vehículo' });
  await picker.getByLabel('Año').selectOption('2010');
  await picker.getByLabel('Año').selectOption('2012');
  await picker.getByLabel('Marca').selectOption('Chevrolet');
  await picker.getByLabel('Modelo').selectOption('Aveo');
  await picker.getByLabel('Motor').selectOption({ index: 1 });
  await picker.getByRole('button', { name: 'Agregar vehículo' }).click();
  await expect(picker.getByRole('radio', { name: /Chevrolet Aveo 2012/ })).toBeChecked();
});

test('double add', async ({ page }) => {
  await arrive(page, 'mayorista@demo.ec');
  await openPart(page, 'FRE-PD-1042');
  await addButton(page).dblclick();
  await expect(toasts(page).first()).toBeVisible();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
});

test('five different adds quickly @deep', async ({ page }) => {
  await arrive(page, 'mayorista@demo.ec');
  await search(page, 'filtro');
  const adds = main(page)
    .getByRole('article')
    .getByRole('button', { name: 'Agregar al carrito', disabled: false });
  await expect(adds.nth(5)).toBeVisible();
  for (const index of [0, 1, 2, 3, 4]) await adds.nth(index).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/5 artículos/);
  await expect(toasts(page)).toHaveCount(5);
});

test('version changes while a form is dirty', async ({ page }) => {
  let version: string | null = null;
  await page.clock.install();
  await page.route('**/assets/version.json*', async (route) => {
    if (version) await route.fulfill({ json: { version } });
    else await route.fallback();
  });
  await page.goto('/account/login');
  await main(page).locator('[type=email]').fill('ana@taller.ec');
  version = '99.0.0';
  await page.clock.runFor(61_000);
  await expect(page.getByText('Hay una versión nueva de la tienda', { exact: false })).toBeVisible();
});

test('toast hovered and left @deep', async ({ page }) => {
  await arrive(page, 'mayorista@demo.ec');
  await openPart(page, 'FRE-PD-1042');
  await addButton(page).click();
  const toast = toasts(page).first();
  await toast.hover();
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(toast).toHaveCount(0);
});

test('language switched @deep', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Departments' })).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: 'Departamentos' })).toBeVisible();
});

test('stock exceeded @deep', async ({ page }) => {
  await changeProduct(page, { sku: 'MAN-FO-3102', quantity: 2 });
  // this account has few orders, because the log contains them
  await arrive(page, 'cliente@demo.ec');
  const box = page.getByRole('combobox', { name: 'Buscar repuestos' });
  await box.fill('MAN-FO-3102');
  // the suggestion for the product, not the one for all results
  await expect(page.getByRole('option').filter({ hasText: 'En stock' }).first()).toBeVisible();
  await box.press('Enter');
  const buy = page.getByRole('complementary', { name: 'Comprar' });
  await expect(buy.getByText('En stock · 2')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await buy.getByRole('spinbutton', { name: 'Cantidad' }).fill('5');
  await buy.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByText('No Tiene Stock Suficiente.').first()).toBeVisible();
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await changeProduct(page, { sku: 'MAN-FO-3102', quantity: 40 });
});

test('price changed at checkout @deep', async ({ page }) => {
  await arrive(page, 'mayorista@demo.ec');
  await openPart(page, 'FRE-PD-1042');
  await addButton(page).click();
  await cartIndicator(page).click();
  await page.getByRole('link', { name: 'Finalizar compra' }).first().click();
  await expect(page).toHaveURL(/checkout$/);
  await main(page)
    .getByRole('checkbox', { name: /condiciones/ })
    .check();
  await changeProduct(page, { sku: 'FRE-PD-1042', priceWithoutIva: 3_333 });
  await main(page).getByRole('button', { name: 'Realizar pedido' }).click();
  await main(page)
    .getByRole('button', { name: /Aceptar/ })
    .click();
  await main(page).getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/success/);
});

test('signed out in another tab', async ({ page, context }) => {
  await arrive(page, 'mayorista@demo.ec');
  await openPart(page, 'FRE-PD-1042');
  const other = await context.newPage();
  await other.goto('/account/dashboard');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL(/login/);
  await page.bringToFront();
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await expect(main(page).getByText('Inicie sesión para ver precios').first()).toBeVisible();
  await other.close();
});

test('erp down and back @deep', async ({ page }) => {
  await arrive(page, 'mayorista@demo.ec');
  await misbehave(page, 'error500');
  await search(page, 'filtro');
  // the previous page, whose own requests may also have failed, stays until the list replaces it
  await expect(main(page).getByRole('heading', { level: 1, name: /filtro/ })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
  await misbehave(page, null);
  await main(page).getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
