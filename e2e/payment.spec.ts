import type { Page } from '@playwright/test';
import { expect, misbehave, startSession, test } from './fixtures';

const address = 'https://payments.example.com/shop.js';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => main(page).getByRole('radio', { name: 'Tarjeta de crédito o débito' });
const place = (page: Page) => main(page).getByRole('button', { name: 'Realizar pedido' });

/** Mocks the provider's script; its requests are in the page's `asked`. */
async function provides(page: Page, answer: string) {
  const body = `
    window.asked = [];
    window.cardPayment = { authorise: async (wanted) => { window.asked.push(wanted); return ${answer}; } };`;
  let brought = 0;
  await page.route(address, (route) => {
    brought += 1;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => brought;
}
const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);

/** Opens the checkout with one product, all filled in but the payment method. */
async function atCheckout(page: Page) {
  await startSession(page, 'mayorista@demo.ec');
  await page.goto('/shop/products/MAN-FO-3102');
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.goto('/shop/checkout');
  await main(page).getByRole('checkbox').check();
}

test('a card is authorised for the total, and the order says that the payment is to be verified @deep', async ({
  page,
}) => {
  const brought = await provides(page, '{ reference: `AUT-${wanted.key.slice(0, 8)}` }');
  await atCheckout(page);
  await expect(card(page)).toBeVisible();
  expect(brought()).toBe(0);
  await card(page).check();
  await expect(place(page)).toBeEnabled();
  expect(brought()).toBe(1);
  const [total = ''] = /[\d.,]+$/.exec(
    (await main(page).locator('dt:has-text("Total") + dd').last().textContent()) ?? '',
  )!;
  await place(page).click();
  await expect(page).toHaveURL(/success/);
  const [wanted] = await asked(page);
  expect(wanted).toMatchObject({ clientId: 'stories', currency: 'USD', language: 'es' });
  expect(wanted?.amount).toBe(Number(total.replace(/\D/g, '')));
  await expect(main(page).getByText('Aún no lo hemos verificado ni cobrado', { exact: false })).toBeVisible();
  await expect(main(page).getByText(/por verificar · AUT-/)).toBeVisible();
});

test('a refused card places no order, and a change to payment in cash then places the order @deep', async ({
  page,
}) => {
  await provides(page, 'null');
  await atCheckout(page);
  await card(page).check();
  await place(page).click();
  await expect(main(page).getByRole('alert')).toContainText('no se autorizó y no hay pedido');
  await expect(page).toHaveURL(/checkout$/);
  await main(page).getByRole('radio', { name: 'Efectivo contra entrega' }).check();
  await place(page).click();
  await expect(page).toHaveURL(/success/);
});

test('an authorised card is not authorised a second time after the order failed, not even after a reload', async ({
  page,
}) => {
  await provides(page, '{ reference: `AUT-2-${wanted.key.slice(0, 8)}` }');
  await atCheckout(page);
  await card(page).check();
  await expect(place(page)).toBeEnabled();
  await misbehave(page, 'error500');
  await place(page).click();
  await expect(main(page).getByText('El sistema de inventario no responde', { exact: false })).toBeVisible();
  await misbehave(page, null);
  await page.reload();
  await expect(main(page).getByText(/Ya autorizó/)).toBeVisible();
  await place(page).click();
  await expect(page).toHaveURL(/success/);
  expect(await asked(page)).toEqual([]);
  await expect(main(page).getByText(/AUT-2-/)).toBeVisible();
});

test('an unreachable card provider leads to the advice to pay another way, and its script loads once it is back', async ({
  page,
}) => {
  await page.route(address, (route) => route.abort());
  await atCheckout(page);
  await card(page).check();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(`Error al cargar: ${address}`);
  await expect(alert).toContainText('Elija otra forma de pago o intente otra vez.');
  await place(page).click();
  await main(page)
    .getByRole('link', { name: /^Forma de pago/ })
    .click();
  await expect(main(page).getByRole('radio', { name: 'Transferencia bancaria' })).toBeFocused();
  await page.unroute(address);
  await provides(page, '{ reference: `AUT-3-${wanted.key.slice(0, 8)}` }');
  await main(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(alert).toHaveCount(0);
  await place(page).click();
  await expect(page).toHaveURL(/success/);
});
