import { expect, search, test, withMotion } from './fixtures';

test.use(withMotion);

test('a guest finds a part by its number and sees no price', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Buscar repuestos' });
  await box.fill('FRE-PD-1042');
  const option = page.getByRole('option', { name: /FRE-PD-1042/ });
  await expect(option).toBeVisible();
  await expect(option).not.toContainText('$');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/shop\/products\/FRE-PD-1042$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/pastillas/i);
  await expect(main.getByRole('link', { name: 'Inicie sesión para ver precios' }).first()).toBeVisible();
  await expect(main).not.toContainText('$');
  await expect(main.getByRole('button', { name: 'Agregar al carrito' })).toHaveCount(0);
});

test('a search opens the page of results, and the URL of a list sets its sorting and its page', async ({
  page,
}) => {
  await page.goto('/');
  await search(page, 'filtro');
  await expect(page).toHaveURL(/shop-grid-4-sidebar\?search=filtro$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/shop/category/products?limit=8&sort=name_asc&page=2');
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(8);
  const shown = await names.allTextContents();
  expect(shown).toEqual([...shown].sort(new Intl.Collator('es', { numeric: true }).compare));
  await page.goto('/shop/category/products?page=-3&limit=9999&sort=x&search=');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
});

test('a search that finds no product shows a message', async ({ page }) => {
  await page.goto('/');
  await search(page, 'zzzz no existe');
  await expect(
    page.getByRole('main').getByText('No hay productos que concuerden con esa descripción'),
  ).toBeVisible();
});

test('departments are opened by keyboard and lead to their parts', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Departamentos' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pastillas y zapatas' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Desgaste', exact: true }).focus();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pastillas y zapatas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Desgaste', exact: true }).focus();
  await page.getByRole('banner').getByRole('link', { name: 'Pastillas y zapatas' }).press('Enter');
  await expect(page).toHaveURL(/category\/05-001\/products$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
});

test('a vehicle is chosen step by step, and parts then say whether they fit it', async ({ page }) => {
  await page.goto('/shop/products/FRE-PD-1042');
  await page.getByRole('button', { name: 'Seleccionar vehículo' }).click();
  const picker = page.getByRole('region', { name: 'Seleccionar vehículo' });
  const add = picker.getByRole('button', { name: 'Agregar vehículo' });
  await expect(picker.getByLabel('Marca')).toBeDisabled();
  await picker.getByLabel('Año').selectOption('2012');
  await picker.getByLabel('Marca').selectOption('Chevrolet');
  await picker.getByLabel('Modelo').selectOption('Aveo');
  await expect(add).toBeDisabled();
  await picker.getByLabel('Motor').selectOption({ index: 1 });
  await add.click();
  await expect(picker.getByRole('radio', { name: /Chevrolet Aveo 2012/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Le sirve a su /)
      .first(),
  ).toBeVisible();
  await page.goto('/shop/products/FRE-PD-1063');
  await expect(
    page
      .getByRole('main')
      .getByText(/^No le sirve a su /)
      .first(),
  ).toBeVisible();
});

test('a vehicle is found by its VIN, and a wrong VIN is reported', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Seleccionar vehículo' }).first().click();
  const picker = page.getByRole('region', { name: 'Seleccionar vehículo' });
  await picker.getByLabel('VIN').fill('XXXXXXXXXXXXXXXXX');
  await expect(picker.getByText('No encontramos un vehículo con ese VIN', { exact: false })).toBeVisible();
  await picker.getByLabel('VIN').fill(' 8LATD5166C0123456 ');
  await expect(picker.getByText(/Encontramos: Chevrolet Aveo 2012/)).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Agregar vehículo' })).toBeEnabled();
});

test('quick view is a dialog that returns the focus and closes on navigation', async ({ page }) => {
  await page.goto('/shop/category/05-001/products');
  const opener = page.getByRole('button', { name: /^Vista rápida/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: 'Ver todos los detalles' }).click();
  await expect(page).toHaveURL(/\/shop\/products\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('toasts appear inside an open dialog, where they can be dismissed', async ({ page }) => {
  await page.goto('/shop/category/05-001/products');
  await page
    .getByRole('button', { name: /^Vista rápida/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  const toast = dialog.getByRole('status').filter({ hasText: 'se agregó a la comparación' });
  await toast.click();
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('a chosen language applies at once, and still applies after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Departments' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Departments' })).toBeVisible();
});

test('an unknown URL shows the not-found page, whose search leads to results', async ({ page }) => {
  await page.goto('/no/existe');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('batería');
  await main.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/search=bater/);
  await page.goto('/shop/products/no-hay');
  await expect(page.getByRole('main').getByText('404', { exact: false })).toBeVisible();
});

test('a guest on a phone finds parts through the menu and through the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Motor' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pistones y anillos' }).click();
  await expect(page).toHaveURL(/category\/02-001\/products$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Busque un repuesto' }).click();
  await search(page, 'amortiguador');
  await expect(page).toHaveURL(/search=amortiguador/);
});
