/**
 * Imports a log into Redux DevTools on a live QA page. DevTools' own store enhancer, from the registry, stands in for
 * the browser's extension.
 */
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { readGoldenLog } from '../replay/files';
import { cartIndicator, expect, startSession, test } from './fixtures';

/** The extension's function, which keeps the lifted store within the test's reach. */
const extension = buildSync({
  stdin: {
    resolveDir: __dirname,
    contents: `
      import { instrument } from '@redux-devtools/instrument';
      window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => (create) => {
        const made = enhancers.reduceRight(
          (next, enhance) => enhance(next),
          instrument(undefined, { ...options, maxAge: 20000 })(create),
        );
        return (...args) => { const store = made(...args); window.lifted = store.liftedStore; return store; };
      };`,
  },
  bundle: true,
  write: false,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
}).outputFiles[0]?.text;

/** Dispatches an action to the lifted store, as the buttons of DevTools do. */
const tellDevTools = (page: Page, action: object) =>
  page.evaluate((told) => {
    (window as unknown as { lifted: { dispatch(action: object): void } }).lifted.dispatch(told);
  }, action);

const readStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

const cases = [
  { who: 'guest', email: null, at: '/shop/cart', name: 'seller-switches-customer' },
  { who: 'customer', email: 'mayorista@demo.ec', at: '/shop/checkout', name: 'seller-switches-customer' },
  { who: 'seller', email: 'vendedor@demo.ec', at: '/account/clientes', name: 'customer-orders' },
] as const;

for (const { who, email, at, name } of cases)
  test(`a log imported into DevTools freezes the page of a ${who}, whose session stays as it was${who === 'seller' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await page.addInitScript(extension ?? '');
    if (email) await startSession(page, email);
    await page.goto('/shop/products/FRE-PD-1042');
    if (who === 'customer') {
      await page.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
      await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
    }
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const stored = await readStored(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });

    const log = readGoldenLog(name);
    await tellDevTools(page, {
      type: 'IMPORT_STATE',
      nextLiftedState: log.entries.map(({ action }) => action),
      preloadedState: log.preloaded,
    });
    const bar = page.getByRole('complementary', { name: 'QA: repetición' });
    await expect(bar).toContainText('Repetición');
    // the router follows the log
    await expect(page.getByRole('main').getByText('FRE-PD-1042').first()).toBeVisible();
    // no step backwards throws, not even one to before a lazy feature had joined the store
    for (let index = log.entries.length; index >= 0; index -= 1) {
      await tellDevTools(page, { type: 'JUMP_TO_STATE', index, actionId: index });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await tellDevTools(page, {
      type: 'JUMP_TO_STATE',
      index: log.entries.length,
      actionId: log.entries.length,
    });
    await expect(page.getByRole('main').getByText('FRE-PD-1042').first()).toBeVisible();
    // a press on the page does nothing
    await page.getByRole('banner').getByRole('button').first().click();
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(asked).toEqual([]);
    expect(await readStored(page)).toBe(stored);

    await bar.getByRole('button', { name: 'Volver a mi sesión' }).click();
    await expect(page).toHaveURL(new RegExp(`${at}$`));
    await expect(bar).toHaveCount(0);
  });
