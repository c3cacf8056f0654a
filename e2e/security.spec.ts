/**
 * XSS: the ERP's texts are rendered as text, whatever they contain, and nothing that the pages load violates the
 * Content-Security-Policy.
 */
import type { Page } from '@playwright/test';
import { expect, misbehave, readThrough, signIn, startSession, test } from './fixtures';

test.setTimeout(90_000);

/** Whether a page interpreted a text of the ERP. */
const taken = (page: Page) =>
  page.evaluate(() => ({
    broken: 'broken' in window,
    markup: document.querySelectorAll('img[src="x"], [onerror], main script, a[href^="javascript" i]').length,
    pictures: [...document.images]
      .map((image) => image.getAttribute('src') ?? '')
      .filter((src) => !/^\/(?!\/)/.test(src)),
  }));
const nothing = { broken: false, markup: 0, pictures: [] };

async function readAsWritten(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).not.toBeEmpty();
  await readThrough(page);
  expect(await taken(page), path).toEqual(nothing);
}

const everybodys = [
  '/',
  '/shop',
  '/shop/category/05-000',
  '/shop/category/05-001/products',
  '/shop/category/products',
  '/shop/shop-grid-4-sidebar?search=freno',
  '/shop/products/FRE-PD-1042',
  '/shop/products/MAN-AC-3301',
  '/shop/products/COL-MM-1523',
];

test('markup in any text of the catalogue is shown to a guest as plain text', async ({ page }) => {
  await misbehave(page, 'markup');
  for (const path of everybodys) await readAsWritten(page, path);
  await page.goto('/shop/products/FRE-PD-1042');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    '<img src=x onerror=',
  );
  // suggestions come from the catalogue, which may have been read before; so the hostile text is put into their answer
  await page.route('**/api/shop/suggestions?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { products: { name: string }[] };
    for (const product of body.products) product.name = '<script>alert(1)</script>';
    await route.fulfill({ response: answer, json: body });
  });
  await page.getByRole('combobox', { name: 'Buscar repuestos' }).fill('FRE-PD-1042');
  await expect(page.getByRole('option', { name: /FRE-PD-1042/ })).toContainText('<script>');
  expect(await taken(page)).toEqual(nothing);
});

test('markup is shown as plain text to a customer, also in every printed document @deep', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await misbehave(page, 'markup');
  for (const path of [
    '/account/dashboard',
    '/account/profile',
    '/account/orders',
    '/account/addresses',
    '/account/statement',
    '/shop/cart',
    '/shop/products/FRE-PD-1042',
  ])
    await readAsWritten(page, path);
  await page.goto('/account/orders');
  await page.locator('main a[href^="/account/orders/"]').first().click();
  await expect(page).toHaveURL(/orders\/./);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(await taken(page)).toEqual(nothing);
});

test('markup is shown as plain text to a seller, from the greeting to the customer list @deep', async ({
  page,
}) => {
  await misbehave(page, 'markup');
  await signIn(page, 'vendedor@demo.ec');
  await expect(page).toHaveURL(/clientes$/);
  for (const path of ['/account/clientes', '/account/ordenes-vendedor', '/shop'])
    await readAsWritten(page, path);
});

test('a page writes markup and runs scripts only through the trusted-types policies of the shop', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
  const refused = await page.evaluate(() => {
    const types = (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
    ).trustedTypes;
    const isRefused = (work: () => unknown) => {
      try {
        work();
        return false;
      } catch {
        return true;
      }
    };
    return {
      markup: isRefused(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      script: isRefused(() => (document.createElement('script').src = '/assets/main.js')),
      text: isRefused(() => (document.createElement('script').text = 'window.broken = true')),
      anotherPolicy: isRefused(() => types.createPolicy('another', {})),
      secondPolicy: isRefused(() => types.createPolicy('shop', {})),
    };
  });
  expect(refused).toEqual({
    markup: true,
    script: true,
    text: true,
    anotherPolicy: true,
    secondPolicy: true,
  });
  // these violations are expected, and are removed, as any violation fails a story
  await expect
    .poll(() => complaints.filter((said) => said.includes('content policy')).length)
    .toBeGreaterThan(3);
  complaints.length = 0;
});
