/** A seller's complete sale by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { isDeepRun } from '@/testing/testDepth';
import { expect, password, test } from './fixtures';

/** Presses keys and counts them; texts are typed without being counted. */
function createKeyboard(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until the element has the focus. */
    tabTo: async (element: Locator) => {
      await expect(element).toBeVisible();
      const hasFocus = () => element.evaluate((one) => one === document.activeElement);
      for (let steps = 0; steps < 60 && !(await hasFocus()); steps += 1) await press('Tab');
      await expect(element).toBeFocused();
    },
    count: () => count,
  };
}

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Cliente atendido' });

/** Places an order of three lines for a named customer, from the sign-in on. Returns the number of keys. */
async function placeOrderByKeys(page: Page): Promise<number> {
  const { press, type, tabTo, count } = createKeyboard(page);
  await page.goto('/account/login');
  await tabTo(main(page).getByLabel('Correo electrónico'));
  await type('vendedor@demo.ec');
  await press('Tab');
  await type(password);
  await press('Enter');

  await tabTo(page.getByRole('searchbox', { name: 'Filtrar clientes' }));
  await type('C0003');
  await press('Enter');
  await expect(bar(page)).toContainText('C0003');

  await press('Alt+p');
  // typed before the quick order has rendered: its field gets the text
  await type('FRE-PD-1042 x 2');
  await press('Enter');
  await type('3 MAN-FO-3102');
  await press('Enter');
  await type('FRE-PD-1063, 1');
  await press('Control+Enter');
  const add = main(page).getByRole('button', { name: 'Agregar 3 líneas al carrito' });
  await expect(add).toBeFocused({ timeout: 30_000 });
  await press('Enter');
  await expect(main(page).getByRole('link', { name: 'Finalizar compra' })).toBeFocused();
  await press('Enter');

  await tabTo(main(page).getByRole('checkbox', { name: /Acepto/ }));
  await press('Space');
  // the addresses of the customer may still be loading
  await expect(main(page).getByRole('button', { name: 'Realizar pedido' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await press('Enter');
  await expect(page).toHaveURL(/checkout\/success/, { timeout: 30_000 });
  await expect(bar(page)).toContainText('C0003');
  return count();
}

test('a seller presses at most 40 keys from the sign-in to an order of three lines for a customer', async ({
  page,
}, info) => {
  const count = await placeOrderByKeys(page);
  info.annotations.push({ type: 'keys', description: String(count) });
  process.stdout.write(`keys from the sign-in to the order: ${count}\n`);
  expect(count).toBeLessThanOrEqual(40);
});

test('a seller orders with at most 40 keys although scripts come three seconds late and requests take two seconds @deep', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  expect(await placeOrderByKeys(page)).toBeLessThanOrEqual(40);
});

test('keys pressed before the code of the seller’s bar has loaded take effect in sequence: the customer is chosen, then the quick order opens', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/account/login');
  await main(page).getByLabel('Correo electrónico').fill('vendedor@demo.ec');
  await main(page).getByLabel('Contraseña').fill(password);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, isDeepRun ? 3_000 : 700));
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, isDeepRun ? 2_000 : 400));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/shop/products/MAN-FO-3102', { waitUntil: 'domcontentloaded' });
  expect(await bar(page).count()).toBe(0);
  await page.keyboard.press('Alt+c');
  await page.keyboard.type('C0003');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+p');
  await page.keyboard.type('MAN-FO-3102 x 2');
  await expect(bar(page)).toContainText('C0003', { timeout: 60_000 });
  await expect(main(page).locator('textarea[name=lines]')).toHaveValue('MAN-FO-3102 x 2', {
    timeout: 60_000,
  });
});
