import type { Page } from '@playwright/test';
import { startOddErp, type OddRows } from '../server/testing/oddErp';
import { oddRows } from '../server/testing/oddRows';
import { test as base, expect, startSession, cartIndicator, waitForServedCustomer } from './fixtures';
import { startService } from './service';

const secret = 'confidential';

/** Gives every object of a row, at any depth, a field that no page may show. */
function addUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, addUnknown(inner)]));
  return { costo: secret, margen: { utilidad: [secret] }, ...known };
}

const withUnknown = (rows: OddRows): OddRows =>
  Object.fromEntries(
    Object.entries(rows).map(([call, told]) => [
      call,
      (fields: Record<string, unknown>) => (typeof told === 'function' ? told(fields) : told).map(addUnknown),
    ]),
  );

const test = base.extend<{ bodies: string[] }, { service: string }>({
  service: [
    // Playwright reads a fixture's dependencies from its first parameter: `{}` names no fixture
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const erp = await startOddErp(withUnknown(oddRows));
      const settings = {
        ERP_URL: erp.url,
        ERP_COMPANY: 'ODD',
        ERP_KEY: 'odd-key',
        ERP_FAULTS: 'off',
        ALLOW_QA_WITH_REAL_ERP: 'on',
      };
      const { address, stop } = await startService(settings, null);
      await use(address);
      await stop();
      await erp.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  bodies: [
    async ({ page }, use) => {
      const answers: Promise<string>[] = [];
      page.on('response', (answer) => {
        const kind = answer.request().resourceType();
        if (['document', 'fetch', 'xhr'].includes(kind)) answers.push(answer.text().catch(() => ''));
      });
      const bodies: string[] = [];
      await use(bodies);
      bodies.push(...(await Promise.all(answers)));
      expect(bodies.length).toBeGreaterThan(0);
      for (const body of bodies) expect(body).not.toContain(secret);
    },
    { auto: true },
  ],
});

const main = (page: Page) => page.getByRole('main');
const name = 'Filtro de aceite 1/2" Ñandú';
const address = `/shop/products/${encodeURIComponent('A/1 2.ñ+')}`;

test('a guest finds the products of an odd ERP in the list, and opens a product with an odd sku by its URL', async ({
  page,
}) => {
  await page.goto('/shop/category/products');
  await expect(
    main(page)
      .getByRole('link', { name: `${name} Aveo 2012–2013`, exact: true })
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Sin más', exact: true }).first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(page)).toContainText('90915');
  // a busy service first sends the page without its contents, and renders it for the next visitor
  const readHtml = async () => (await page.request.get(address)).text();
  await expect.poll(readHtml).toContain('90915');
  const html = await readHtml();
  expect(html).not.toContain(secret);
  expect((await page.request.get('/shop/products/no-such-part')).status()).toBe(404);
});

test('a product’s URL in lower case redirects to the URL with the sku in the ERP’s spelling', async ({
  page,
}) => {
  const answer = await page.request.get('/shop/products/d-4?utm_source=x', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/shop/products/D-4?utm_source=x']);
  await page.goto('/shop/products/d-4');
  await expect(page).toHaveURL(/\/shop\/products\/D-4$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a customer of an odd ERP sees prices, puts a part into the cart, and reads orders and statement', async ({
  page,
}) => {
  await startSession(page, 'taller@example.ec');
  await page.goto('/shop/products/B-2');
  await expect(main(page).getByRole('link', { name: 'Precio a consultar' }).first()).toBeVisible();
  await page.goto('/shop/products/e-5');
  await expect(page.getByRole('heading', { level: 1, name: 'Batería' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.goto('/shop/cart');
  await expect(main(page).getByRole('link', { name: 'Batería' })).toHaveAttribute(
    'href',
    '/shop/products/e-5',
  );
  // 1,100.00 less the customer's 5.5 %
  await expect(main(page)).toContainText('1.039,50');
  await page.goto('/account/orders');
  for (const words of ['501', '502', '503', '2 ene 2026', '15 ene 2026', '11,50'])
    await expect(main(page)).toContainText(words);
  await expect(main(page)).toContainText('Pueden faltar pedidos en esta lista.');
  await page.goto('/account/statement');
  for (const words of ['9001', 'R-1', '100,00', '88,50']) await expect(main(page)).toContainText(words);
  await expect(main(page)).not.toContainText('Invalid');
});

test('a part of an odd ERP has the badge that the shop knows, and not the unknown badge', async ({
  page,
}) => {
  await page.goto('/shop/category/products');
  await expect(main(page).getByText('Nuevo', { exact: true }).first()).toBeVisible();
  await expect(main(page)).not.toContainText('oferta');
});

test('quick order at an odd ERP asks the buyer to request the price of a part that has none', async ({
  page,
}) => {
  await startSession(page, 'taller@example.ec');
  await page.goto('/shop/quick-order');
  await main(page).getByLabel('Códigos y cantidades').fill('D-4 x 2\ne-5 x 1');
  await main(page).getByRole('button', { name: 'Revisar la lista' }).click();
  const first = main(page).getByRole('group', { name: 'Línea 1', exact: true });
  await expect(first.getByRole('link', { name: /consultar|WhatsApp/i }).first()).toBeVisible();
  const second = main(page).getByRole('group', { name: 'Línea 2', exact: true });
  await expect(second).toContainText('Batería');
});

test('a seller of an odd ERP orders for a customer at that customer’s prices, and reads orders and statement', async ({
  page,
}) => {
  await startSession(page, 'vendedor@example.ec');
  await page.goto('/account/clientes');
  await main(page)
    .getByRole('option', { name: /Taller El Piñón/ })
    .click();
  await waitForServedCustomer(page, 'Taller El Piñón');
  await page.goto('/shop/products/e-5');
  await expect(page.getByRole('heading', { level: 1, name: 'Batería' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.goto('/shop/cart');
  // 1,100.00 less the customer's 5.5 %
  await expect(main(page)).toContainText('1.039,50');
  await page.goto('/account/statement');
  for (const words of ['9001', 'R-1', '100,00', '88,50']) await expect(main(page)).toContainText(words);
  await page.goto('/account/ordenes-vendedor');
  for (const words of ['501', '502', '503', '2 ene 2026', '15 ene 2026'])
    await expect(main(page)).toContainText(words);
  await expect(main(page)).not.toContainText('Invalid');
});
