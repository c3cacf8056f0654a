/**
 * Stories of the office: signing in without script, every page at two widths and in both themes, a change that is
 * followed by its row in the log, and the upload of a picture that the shop then shows.
 */
import type { Page } from '@playwright/test';
import { officePassword, someOfficeAccount } from '../server/testing/office';
import { accessibilityFaults } from './accessibilityFaults';
import { expect, test } from './fixtures';
import { startService, type Service } from './service';

let service: Service;
test.beforeAll(async () => {
  service = await startService({ OFFICE_ACCOUNTS: someOfficeAccount });
});
test.afterAll(() => service.stop());
async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Usuario').fill('ana');
  await page.getByLabel('Contraseña').fill(officePassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
}
/** Opens a page of the office, which has no script that says when it is ready. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'load' });

const pages = [
  '',
  '/orders',
  '/messages',
  '/reviews',
  '/searches',
  '/posts',
  '/posts/new',
  '/brands',
  '/pictures',
  '/log',
];

test('an operator signs in to the office, opens its pages at both widths and in both themes, and makes changes @deep', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const office = `${service.address}/office`;
  await open(page, office);
  await expect(page).toHaveURL(`${office}/sign-in`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await signIn(page);

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of pages) {
      await open(page, office + path);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, overflow <= 0]).toEqual([path, width, true]);
    }
  }

  await open(page, `${office}/reviews`);
  await page
    .getByRole('button', { name: /^Ocultar/ })
    .first()
    .click();
  await expect(page.getByRole('status')).toHaveText('Hecho.');
  await page.getByRole('link', { name: 'Registro' }).click();
  await expect(page.getByRole('row', { name: /ana.*Ocultó la reseña/ })).toBeVisible();

  await page.getByRole('link', { name: 'Artículos' }).click();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByLabel('Título').first().fill('Otro título');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Otro título' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Otro título' })).toBeVisible();
  await page.getByRole('link', { name: 'La de antes' }).click();
  await page.getByRole('button', { name: 'Recuperar esta versión' }).click();
  await expect(page.getByRole('status')).toHaveText('Hecho.');

  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(`${office}/sign-in`);
});

/** Draws a photo of 2,000 × 1,000 px. @returns the PNG file */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2_000;
    canvas.height = 1_000;
    const context = canvas.getContext('2d')!;
    for (let x = 0; x < 2_000; x += 10) {
      context.fillStyle = `hsl(${x} 80% 50%)`;
      context.fillRect(x, 0, 10, 1_000);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('an operator uploads a photo and gives it to a brand, and the shop shows it in the width that it needs', async ({
  browser,
  page,
}) => {
  const office = `${service.address}/office`;
  await open(page, office);
  await signIn(page);
  await page.getByRole('link', { name: 'Imágenes' }).click();
  const file = page.getByLabel('Archivo');
  await file.setInputFiles({ name: 'precios.txt', mimeType: 'image/png', buffer: Buffer.from('precios') });
  await expect
    .poll(() => file.evaluate((input: HTMLInputElement) => input.validationMessage))
    .toContain('no es una imagen');
  await file.setInputFiles({ name: 'IMG_0042.png', mimeType: 'image/png', buffer: await drawPhoto(page) });
  await expect(page.locator('.preview img')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Nombre').fill('arcoiris');
  await page.getByRole('button', { name: 'Subir' }).click();
  await expect(page.getByRole('status')).toHaveText('Hecho.');

  const address = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href');
  expect(address).toMatch(/^\/images\/uploads\/arcoiris-[\da-f]{8}-800\.webp$/);
  const sizes = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }),
      ),
    [400, 800, 1_200].map((width) => address!.replace('800', String(width))),
  );
  expect(sizes).toEqual([
    [400, 200],
    [800, 400],
    [1_200, 600],
  ]);

  await open(page, `${office}/brands/new`);
  await page.getByLabel('Dirección').fill('arcoiris');
  await page.getByLabel('Nombre').fill('Arcoíris');
  await page.getByLabel('País').fill('EC');
  await page.getByLabel('Imagen').selectOption(address);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('status')).toHaveText('Hecho.');
  // in the operator's browser a wider file is in memory already, which the browser then prefers
  const shop = await (await browser.newContext()).newPage();
  await shop.goto(`${service.address}/shop/brands`);
  const logo = shop.getByRole('link', { name: /Arcoíris/ }).locator('img');
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toBe(address!.replace('800', '400'));
});
