import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, startSession, test, withMotion } from './fixtures';

test.use(withMotion);

const main = (page: Page) => page.getByRole('main');
const lines = (page: Page) =>
  main(page).getByRole('region', { name: 'Artículos del carrito' }).getByRole('listitem');
const wanted = ['FRE-PD-1042\t3', 'FRE-PD-1063\t2', 'MAN-FO-3102\t1', 'MOT-BD-2306\t1'];

/** Fills the cart through the quick order. */
async function fillCart(page: Page) {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/quick-order');
  await main(page).locator('textarea').fill(wanted.join('\n'));
  await main(page).getByRole('button', { name: 'Revisar la lista' }).click();
  await addAll(page);
}

async function addAll(page: Page) {
  await expect(main(page).getByText(/^4 de 4 líneas listas/)).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Agregar 4 líneas/ })
    .click();
  await main(page).getByRole('link', { name: 'Ver carrito' }).click();
  await expect(lines(page)).toHaveCount(4);
}

test('a cart prints as a quotation with every line, and is shared with its total', async ({ page }) => {
  await fillCart(page);
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.emulateMedia({ media: 'print' });
  for (const line of await lines(page).all()) {
    await expect(line.locator('xpath=..')).toHaveCSS('content-visibility', 'visible');
    await expect(line.getByText(/Código [A-Z]/)).toBeVisible();
    await expect(line.getByRole('strong')).toBeVisible();
  }
  await expect(main(page).getByText('IVA 15 %')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveAccessibleName('Cotización');
  await expect(main(page).getByText(/Av\. 10 de Agosto N37-288/)).toBeVisible();
  await expect(main(page).getByText(/· C0001$/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Cargar CSV' })).toBeHidden();
  await page.emulateMedia({ media: null });
  const shared = await main(page).getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href');
  const words = new URL(shared ?? '').searchParams.get('text') ?? '';
  for (const line of wanted) expect(words).toContain(`(${line.split('\t')[0]})`);
  expect(words).toContain('Total con IVA: ');
});

test('a cart that was downloaded as CSV is loaded into an empty cart through the quick order', async ({
  page,
}, info) => {
  await fillCart(page);
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Descargar CSV' }).click();
  const file = info.outputPath((await saving).suggestedFilename());
  await (await saving).saveAs(file);
  expect(await readFile(file, 'utf8')).toContain('FRE-PD-1042;');
  for (let left = 4; left > 0; left -= 1) {
    await expect(lines(page)).toHaveCount(left);
    await lines(page).first().getByRole('button', { name: 'Quitar' }).click();
  }
  await expect(main(page).getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Cargar CSV' }).click();
  await (await choosing).setFiles(file);
  await expect(page).toHaveURL(/quick-order$/);
  await addAll(page);
  await expect(lines(page).first().getByRole('spinbutton')).toHaveValue('3');
});

test('a cart downloaded as CSV keeps options: two packages of one part are two lines @deep', async ({
  page,
}, info) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/products/MAN-AC-3301');
  for (const option of ['Botella', 'Funda con pico']) {
    await main(page).getByRole('radio', { name: option }).check({ force: true });
    await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(page.getByRole('status').filter({ hasText: /agreg/ }).first()).toBeVisible();
  }
  await page.goto('/shop/cart');
  await expect(lines(page)).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Descargar CSV' }).click();
  const file = info.outputPath((await saving).suggestedFilename());
  await (await saving).saveAs(file);
  for (let left = 2; left > 0; left -= 1) {
    await expect(lines(page)).toHaveCount(left);
    await lines(page).first().getByRole('button', { name: 'Quitar' }).click();
  }
  const choosing = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Cargar CSV' }).click();
  await (await choosing).setFiles(file);
  await expect(main(page).getByText(/^2 de 2 líneas listas/)).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Agregar 2 líneas/ })
    .click();
  await main(page).getByRole('link', { name: 'Ver carrito' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).first().getByText('Envase: Botella')).toBeVisible();
  await expect(lines(page).last().getByText('Envase: Funda con pico')).toBeVisible();
});
