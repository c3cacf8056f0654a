/**
 * Stories of the office: signing in without script, every page at two widths and in both themes, and a change that is
 * followed by its row in the log.
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
  await page.getByLabel('Usuario').fill('ana');
  await page.getByLabel('Contraseña').fill(officePassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();

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
