/** Copies of the built service before one PostgreSQL, as processes of their own, and orders that are placed there. */
import { expect, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { password } from './fixtures';

export const root = path.join(__dirname, '..');

/** Cleanup functions of a story. They run in reverse order after the story. */
export type Cleanups = (() => unknown)[];

export interface Copy {
  process: ChildProcess;
  port: number;
}

/** Starts a program with Node.js, and waits until its output matches the pattern. */
async function startProcess(
  cleanups: Cleanups,
  args: string[],
  pattern: RegExp,
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  cleanups.push(() => child.kill('SIGKILL'));
  let output = '';
  const found = await new Promise<RegExpExecArray>((resolve) =>
    child.stdout.on('data', (text) => {
      output += String(text);
      const match = pattern.exec(output);
      if (match) resolve(match);
    }),
  );
  return { child, found };
}

/** Starts the stand-in ERP with 300 products. Returns the settings that name it. */
export async function startErp(cleanups: Cleanups): Promise<Record<string, string>> {
  const { found } = await startProcess(
    cleanups,
    ['-r', 'esbuild-register', 'demo/erp/runErp.ts', '--port', '0', '--products', '300'],
    /ERP_URL=(\S+) ERP_COMPANY=(\S+) ERP_KEY=(\S+)/,
  );
  const [, ERP_URL = '', ERP_COMPANY = '', ERP_KEY = ''] = found;
  return { ERP_URL, ERP_COMPANY, ERP_KEY };
}

/** Starts a copy of a build, and waits until it is ready. */
export async function startCopy(
  cleanups: Cleanups,
  build: string,
  port: number,
  settings: Record<string, string>,
): Promise<Copy> {
  const { child } = await startProcess(cleanups, [path.join(build, 'server', 'main.mjs')], /^The shop: /m, {
    ...settings,
    PORT: String(port),
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/shop/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return { process: child, port };
}

/** Signs a page's browser in, by a request. */
export async function signInByRequest(page: Page, user: string): Promise<void> {
  await page.request.get('/api/shop/session');
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const signedIn = await page.request.post('/api/dtierp/wsdti/getLoginIn', {
    data: { user, password },
    headers: { 'x-xsrf-token': token },
  });
  expect(signedIn.ok()).toBe(true);
}

/** Opens a product, and adds it to the cart. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/shop/products/MAN-FO-3102');
  const buy = page.getByRole('complementary', { name: 'Comprar' });
  await buy.getByRole('button', { name: 'Agregar al carrito' }).click();
}

/** Opens a browser at a copy, signs in, and adds a product to the cart. */
export async function openCustomerAt(browser: Browser, baseURL: string, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInByRequest(page, user);
  await fillCart(page);
  return page;
}

export const getPlaceButton = (page: Page) => page.getByRole('button', { name: 'Realizar pedido' });

/** Opens the checkout, and accepts the terms. */
export async function prepareOrder(page: Page): Promise<void> {
  await page.goto('/shop/checkout');
  await page.getByRole('main').getByRole('checkbox').check();
  await expect(getPlaceButton(page)).toBeEnabled();
}

/** Places the prepared order by a double click, which must place one order. */
export async function placeOrder(page: Page): Promise<void> {
  await getPlaceButton(page).dblclick();
  await expect(page).toHaveURL(/\/shop\/checkout\/success\//, { timeout: 60_000 });
  await expect(page.getByRole('main').getByText('PENDIENTE')).toBeVisible();
}
