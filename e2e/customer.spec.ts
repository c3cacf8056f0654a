import { cartIndicator, changeProduct, expect, password, startSession, test } from './fixtures';

test('a customer signs in from the link at a hidden price, places an order, and finds it among the orders', async ({
  page,
}) => {
  await page.goto('/shop/products/MAN-FO-3102');
  await page.getByRole('main').getByRole('link', { name: 'Inicie sesión para ver precios' }).first().click();
  await expect(page).toHaveURL(/\/account\/login\?return=/);
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill('cliente@demo.ec');
  await main.getByLabel('Contraseña').fill(password);
  await main.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/products\/MAN-FO-3102$/);
  await expect(main.getByText('con IVA').first()).toBeVisible();

  await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).dblclick();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo, .*con IVA/);
  await expect(page.getByRole('status').filter({ hasText: 'se agregó al carrito' }).first()).toBeVisible();

  await cartIndicator(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Ver carrito' }).click();
  // the product's page, which has a button of the same name, stays until the cart's page has loaded
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/carrito/i);
  await main.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/2 artículos/);
  await page.reload();
  await expect(cartIndicator(page)).toHaveAccessibleName(/2 artículos/);

  await main.getByRole('link', { name: 'Finalizar compra' }).click();
  await main.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Realizar pedido' }).dblclick();
  await expect(page).toHaveURL(/\/shop\/checkout\/success\//);
  await expect(main.getByText('PENDIENTE')).toBeVisible();
  const number = /W-\d+/.exec((await main.textContent()) ?? '')?.[0] ?? 'none';
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);

  await page.goto('/account/orders');
  await expect(main.getByRole('link', { name: number })).toHaveCount(1);
  await main.getByRole('link', { name: number }).click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(main.getByText('Total con IVA', { exact: true }).first()).toBeVisible();
});

test('a wrong password is refused with a message, and the typed text stays in the form', async ({ page }) => {
  await page.goto('/account/login');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(main.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Complete este campo.');
  await main.getByLabel('Correo electrónico').fill('cliente@');
  await main.getByLabel('Contraseña').fill('x');
  await expect(main.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/correo válido/);
  await main.getByLabel('Correo electrónico').fill('cliente@demo.ec');
  await main.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(main.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('cliente@demo.ec');
});

test('an order is stopped by a changed price until the customer accepts the new price', async ({ page }) => {
  await startSession(page, 'mayorista@demo.ec');
  await page.goto('/shop/products/ELE-BA-4112');
  const main = page.getByRole('main');
  await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.goto('/shop/checkout');
  await main.getByRole('checkbox').check();
  await expect(main.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
  await changeProduct(page, { sku: 'ELE-BA-4112', priceWithoutIva: 9_900 });
  await main.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(main.getByText('Cambiaron precios o existencias', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: /Aceptar/ }).click();
  await main.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/success/);
});

test('a part cannot be added when the cart already holds its whole stock, also after a reload', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await changeProduct(page, { sku: 'MAN-PL-3601', quantity: 1 });
  await changeProduct(page, { sku: 'MOT-BD-2306', quantity: 1 });
  await page.goto('/shop/products/MOT-BD-2306');
  const main = page.getByRole('main');
  await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await expect(
    main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }),
  ).toBeDisabled();
});
