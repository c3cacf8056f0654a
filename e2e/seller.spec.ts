import { cartIndicator, expect, signIn, test } from './story';

test('a seller chooses a customer by keyboard, orders for them, and finds the order in the history', async ({
  page,
}) => {
  await signIn(page, 'vendedor@demo.ec');
  await expect(page).toHaveURL(/\/account\/clientes$/);
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Cliente atendido' });
  await expect(bar).toContainText('Sin cliente');
  await main.getByRole('searchbox').or(main.getByRole('textbox')).first().fill('C0001');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('C0001');

  await page.goto('/shop/products/man-fo-3102');
  await main.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);

  await page.goto('/shop/checkout');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/success/);
  await expect(main.getByText('PENDIENTE')).toBeVisible();
  const number = /W-\d+/.exec((await main.textContent()) ?? '')?.[0] ?? 'none';

  await page.goto('/account/ordenes-vendedor');
  await expect(main.getByRole('link', { name: number })).toHaveCount(1);
});

test('a cart belongs to its customer', async ({ page }) => {
  await signIn(page, 'vendedor@demo.ec');
  const main = page.getByRole('main');
  const serve = async (code: string) => {
    await page.goto('/account/clientes');
    await main.getByRole('searchbox').or(main.getByRole('textbox')).first().fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Cliente atendido' })).toContainText(code);
  };
  await expect(page).toHaveURL(/clientes$/);
  await serve('C0005');
  await page.goto('/shop/products/fre-pd-1042');
  await main.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await serve('C0006');
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await serve('C0005');
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
});

test('signing out leaves nothing of the person, in this tab and the other', async ({ page, context }) => {
  await signIn(page, 'cliente@demo.ec');
  await expect(page).toHaveURL(/dashboard$/);
  const other = await context.newPage();
  await other.goto('/shop/products/fre-pd-1042');
  await other.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
  await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
  await expect(
    other.getByRole('main').getByRole('link', { name: 'Inicia sesión para ver precios' }).first(),
  ).toBeVisible();
  await expect(cartIndicator(other)).toHaveAccessibleName(/vacío/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('C0001');
  expect(kept).not.toContain('FRE-PD');
});
