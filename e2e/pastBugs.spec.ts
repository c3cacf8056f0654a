/**
 * Bugs of the shop's past, each put back into a copy of the shop, as a tester meets them: the page is used by hand, the
 * report is downloaded by the button of the QA panel, and the commands of docs/replay.md make a test of it.
 */
import type { Page } from '@playwright/test';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopyCommands } from '../replay/copyCommands';
import { pastBugs } from '../replay/pastBugs';
import { changeSource, copySource } from '../replay/sourceCopy';
import { cartIndicator, changeProduct, expect, password, startSession, test } from './fixtures';
import { startService } from './service';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');

async function buyPart(page: Page): Promise<void> {
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/\d+ artículo/);
}

async function openFromCart(page: Page, link: string): Promise<void> {
  await cartIndicator(page).click();
  await header(page).getByRole('link', { name: link }).click();
}

async function signOut(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
}

/** How a person meets each bug, by its name. The page is signed in and shows a part. */
const meetings: Record<string, (page: Page) => Promise<void>> = {
  'prices that changed in an order are told again at the next checkout': async (page) => {
    await buyPart(page);
    await openFromCart(page, 'Finalizar compra');
    await main(page)
      .getByRole('checkbox', { name: /condiciones/ })
      .check();
    await changeProduct(page, { sku: 'FRE-PD-1042', priceWithoutIva: 3_333 });
    await main(page).getByRole('button', { name: 'Realizar pedido' }).click();
    await expect(main(page).getByText('Cambiaron precios o existencias', { exact: false })).toBeVisible();
    await page.goBack();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await openFromCart(page, 'Finalizar compra');
    await expect(main(page).getByText('Cambiaron precios o existencias', { exact: false })).toBeVisible();
  },
  'who signs out on purpose hears that the session ended for idleness': async (page) => {
    await page.route('**/api/shop/session/expiry', (route) => route.fulfill({ json: { endsInMs: 200_000 } }));
    await page.reload();
    await expect(page.getByText('La sesión está por terminar')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByText('La sesión terminó', { exact: false })).toBeVisible();
  },
  'a removed line that is added again can still be undone': async (page) => {
    await buyPart(page);
    await cartIndicator(page).click();
    await header(page)
      .getByRole('button', { name: /Quitar/ })
      .first()
      .click();
    await expect(cartIndicator(page)).toHaveAccessibleName(/vacío/);
    await page.keyboard.press('Escape');
    await buyPart(page);
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  },
  'a letter is shown to the next account': async (page) => {
    await header(page).getByRole('link', { name: 'Contacto' }).click();
    await main(page)
      .getByLabel(/Mensaje/)
      .fill('¿Tienen pastillas para Aveo?');
    const other = await page.context().newPage();
    await other.goto('/account/dashboard');
    await signOut(other);
    const form = other.getByRole('main');
    await form.getByLabel('Correo electrónico').fill('cliente@demo.ec');
    await form.getByLabel('Contraseña').fill(password);
    await form.getByLabel('Contraseña').press('Enter');
    await expect(other).toHaveURL(/dashboard/);
    await page.bringToFront();
    await expect(header(page).getByRole('button', { name: /Mi cuenta/ })).toBeVisible();
    await expect(main(page).getByLabel(/Mensaje/)).toHaveValue('¿Tienen pastillas para Aveo?');
  },
  'an answer from before a sign-out signs in again': async (page) => {
    let answer = (): void => undefined;
    const isWanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/shop/session', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      await isWanted;
      return route.fulfill({ response });
    });
    // another tab that writes its account again
    const other = await page.context().newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(() => localStorage.setItem('user', ` ${localStorage.getItem('user')}`));
    await page.bringToFront();
    await signOut(page);
    await expect(page).toHaveURL(/login|\/$/);
    answer();
    await expect(header(page).getByRole('button', { name: /Mi cuenta/ })).toBeVisible();
  },
};

/** Presses the panel's button; resolves with the report's file. */
async function reportBug(page: Page, what: string): Promise<string> {
  const panel = page.getByRole('complementary', { name: 'QA' });
  await panel.getByText('QA', { exact: true }).click();
  await panel.getByLabel('Qué pasó').fill(what);
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Informar un error' }).click();
  return (await downloading).path();
}

test.describe('bugs of the past @deep', () => {
  let copy: string;
  let commands: ReturnType<typeof makeCopyCommands>;

  test.beforeAll(() => {
    copy = copySource('pastBugsByHand', ['.']);
    commands = makeCopyCommands(copy);
  });

  for (const [index, { name, changes, until }] of pastBugs.entries())
    test(`a tester who meets the bug reports it in one file, which becomes a test: ${name}`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const { run, replay, runTest } = commands;
      const meet = meetings[name];
      if (!meet) throw new Error(`There is no way to meet the bug: ${name}`);
      const undone = changes.map((change) => changeSource(copy, change));
      expect(undone).not.toContain(null);
      const file = `replay/byHand${index}.test.ts`;
      try {
        const built = await run('scripts/build.mjs');
        expect(built).toMatchObject({ isOk: true });
        const service = await startService({}, undefined, copy);
        const context = await browser.newContext({ baseURL: service.address });
        try {
          const page = await context.newPage();
          page.setDefaultTimeout(20_000);
          await startSession(page, 'mayorista@demo.ec');
          await page.goto('/shop/products/FRE-PD-1042');
          await expect(page.locator('html')).toHaveAttribute('lang', 'es');
          await meet(page);
          const began = performance.now();
          copyFileSync(await reportBug(page, name), path.join(copy, `byHand${index}.json`));
          const reported = Math.round((performance.now() - began) / 100) / 10;
          const shrunk = await replay('shrink', `byHand${index}.json`, '--until', until);
          expect(shrunk, shrunk.text).toMatchObject({
            isOk: true,
            text: expect.stringContaining(' events of the page'),
          });
          const made = await replay('test', `byHand${index}.small.json`, '--never', until, '--out', file);
          expect(made, made.text).toMatchObject({ isOk: true });
          const [, to, from] = /: (\d+) of (\d+) events of the page/.exec(shrunk.text) ?? [];
          process.stdout.write(
            `${name}: reported in ${reported} s, ${from} → ${to} events of the page in ${shrunk.seconds} s, its test in ${made.seconds} s\n`,
          );
        } finally {
          await context.close();
          await service.stop();
        }
        expect(await runTest(file)).toMatchObject({ isOk: false, text: expect.stringContaining('1 failed') });
      } finally {
        for (const undo of undone.toReversed()) undo?.();
      }
      expect(await runTest(file)).toMatchObject({ isOk: true, text: expect.stringContaining('1 passed') });
    });
});
