import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, displays } from './matrix';
import { expect, startSession, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');

async function inspect(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Fills the cart with two lines, one of them with an option. */
async function fillCart(page: Page) {
  await startSession(page, 'mayorista@demo.ec');
  for (const slug of ['MAN-FO-3102', 'MAN-AC-3301']) {
    await page.goto(`/shop/products/${slug}`);
    const option = main(page).getByRole('radio').first();
    if (slug === 'MAN-AC-3301') await option.check({ force: true });
    await main(page).locator('form button[type=submit]').first().click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /agreg|added/i })
        .first(),
    ).toBeVisible();
  }
}

for (const { language, width } of displays.filter((display) => coversValue(displays, display, 1))) {
  test(`the steps from a full cart to the order have no accessibility fault in ${language} at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
    await page.route('https://payments.example.com/shop.js', (route) => route.abort());
    // mocks the progress of the handover to the warehouse, as this service hands no order over
    await page.route('**/api/shop/orders/token/*', async (route) => {
      const { order } = (await (await route.fetch()).json()) as { order: object };
      await route.fulfill({ json: { order: { ...order, handover: 'delayed' } } });
    });
    await fillCart(page);

    await test.step('the cart, its file, its print and its message', async () => {
      await page.goto('/shop/cart');
      await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      for (const name of [/Imprimir|Print/, /Descargar CSV|Download CSV/, /Cargar CSV|Load CSV/])
        await expect(main(page).getByRole('button', { name })).toBeVisible();
      await inspect(page);
    });

    await test.step('a line that was removed', async () => {
      await main(page)
        .getByRole('button', { name: /Quitar|Remove/ })
        .last()
        .click();
      await expect(main(page).getByRole('button', { name: /Deshacer|Undo/ })).toBeVisible();
      await inspect(page);
    });

    await test.step('the checkout, with what is missing and a card that did not load', async () => {
      await page.goto('/shop/checkout');
      await main(page)
        .getByRole('radio', { name: /Tarjeta|card/i })
        .check();
      await expect(
        main(page).getByText('https://payments.example.com/shop.js', { exact: false }),
      ).toBeVisible();
      await main(page)
        .getByRole('button', { name: /Realizar pedido|Place order/ })
        .click();
      await expect(main(page).getByRole('alert')).toHaveCount(2);
      await inspect(page);
    });

    await test.step('the order, waiting to be handed over', async () => {
      await main(page)
        .getByRole('radio', { name: /Efectivo|Cash/ })
        .check();
      await main(page).getByRole('checkbox').check();
      await main(page)
        .getByRole('button', { name: /Realizar pedido|Place order/ })
        .click();
      await expect(page).toHaveURL(/success/);
      await expect(
        main(page)
          .getByText(/W-\d{6}/)
          .first(),
      ).toBeVisible();
      await inspect(page);
    });
  });
}
