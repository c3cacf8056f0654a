import { cartIndicator, expect, misbehave, signIn, test } from './story';

test.afterEach(({ page }) => misbehave(page, null));

for (const fault of ['error500', 'html', 'truncated', 'wrongShape']) {
  test(`an ERP that answers ${fault} is one clear message with a retry, and the cart stays`, async ({
    page,
  }) => {
    await signIn(page, 'cliente@demo.ec');
    await expect(page).toHaveURL(/dashboard$/);
    await page.goto('/shop/products/man-fo-3102');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    await misbehave(page, fault, ['getProductos']);
    await page.goto('/shop/category/05-001/products');
    await expect(main.getByRole('alert')).toHaveCount(1);
    await expect(main.getByRole('alert')).toContainText('su carrito sigue intacto');
    await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    await misbehave(page, null);
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect(main.getByRole('article')).toHaveCount(16);
  });
}

test('a stored value that is broken is set aside and told once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('wishlistItems', '{broken'));
  await page.reload();
  await expect(page.getByText('estaba dañado y se apartó', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishlistItems.invalid'))).toBe('{broken');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Departamentos' })).toBeVisible();
  await expect(page.getByText('estaba dañado y se apartó', { exact: false })).toHaveCount(0);
});
