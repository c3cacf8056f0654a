/**
 * A deployment behind nginx: three copies of the service are replaced one by one, and back, before ten pages of guests, customers
 * and a seller. In deep runs only:
 * it starts nine services.
 */
import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { isDeepRun } from '@/testing/testDepth';
import { findFreePort, isPostgresAtHand, startPostgres } from '../server/testing/postgres';
import { password, waitForServedCustomer } from './fixtures';

const root = path.join(__dirname, '..');
const nginx = '/usr/sbin/nginx';

/** Cleanup functions, run in reverse order after the story. */
const cleanups: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Copies the build as a newer one: every hashed file has another name, and the version is a later one's. */
function makeNewerBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const assets = path.join(to, 'public', 'assets');
  const hashed = /\.([0-9a-f]{6})\.\w+(\.map|\.br|\.gz)?$/;
  const hashes = new Set(readdirSync(assets).flatMap((name) => hashed.exec(name)?.[1] ?? []));
  const rename = (text: string): string =>
    text.replaceAll(/\b[0-9a-f]{6}\b/g, (word) => (hashes.has(word) ? [...word].reverse().join('') : word));
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(to, name);
    if (!statSync(file).isFile()) continue;
    // compressed twins of the former names
    if (/\.(br|gz)$/.test(name) && name.startsWith('public')) {
      rmSync(file);
      continue;
    }
    if (/\.(m?js|cjs|css|html|json|map)$/.test(name)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
    if (path.dirname(file) === assets) renameSync(file, path.join(assets, rename(path.basename(file))));
  }
  const version = path.join(assets, 'version.json');
  writeFileSync(version, readFileSync(version, 'utf8').replace(/\+\d+\./, '+9999999999.'));
}

interface Copy {
  process: ChildProcess;
  port: number;
}

async function startProcess(args: string[], pattern: RegExp, env: Record<string, string> = {}) {
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

/** The proxy of deploy/, before these copies, in a folder of its own and as no other user. */
async function startProxy(ports: readonly number[], folder: string): Promise<string> {
  const port = await findFreePort();
  const servers = ports.map((copy) => `server 127.0.0.1:${copy} max_fails=0;`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder};`,
  );
  let config = readFileSync(path.join(root, 'deploy', 'nginx.conf'), 'utf8');
  for (const [own, ofTest] of [
    ['server shop:8080 max_fails=0;', servers],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['http {', ['http {', 'access_log off;', ...temporary].join('\n')],
  ] as const) {
    expect(config.split(own)).toHaveLength(2);
    config = config.replace(own, ofTest);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const settings = `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes 1;`;
  const proxy = spawn(nginx, ['-p', folder, '-c', file, '-g', settings], { stdio: 'inherit' });
  cleanups.push(() => proxy.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return address;
}

/** Adds a product to the wishlist, which a new version clears, and to the cart, which it keeps. */
async function fillCartAndWishlist(page: Page): Promise<void> {
  await page.goto('/shop/products/MAN-FO-3102');
  const buy = page.getByRole('complementary', { name: 'Comprar' });
  await buy.getByRole('button', { name: 'Agregar al carrito' }).click();
  await addToWishlist(page);
}

async function addToWishlist(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /favoritos|lista de deseos/i })
    .first()
    .click();
  await expect.poll(() => countStored(page, 'wishlistItems')).toBe(1);
}

const countStored = (page: Page, key: string): Promise<number> =>
  page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]).length, key);

async function countOrders(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from orders');
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}

/** Name of a build's first file, by which a page tells which build it runs. */
function findMainFile(build: string): string {
  const name = readdirSync(path.join(build, 'public', 'assets')).find((file) => /^main\.\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${build} has no main file.`);
  return name;
}

/** Moves the clock of a page, which may be loading another document in this moment. */
const passMinute = (page: Page): Promise<void> =>
  page.clock.fastForward(60_000).catch((error: unknown) => {
    if (!/navigat|destroyed|detached/i.test(String(error))) throw error;
  });

/** Has a page ask for the version by its own timer, and waits for the answer. */
async function checkVersion(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/assets/version.json'), {
    timeout: 120_000,
  });
  await passMinute(page);
  await answered;
}

/** Troubles that a person at the page would see or feel. */
function noteTroubles(page: Page, troubles: string[]): void {
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // what a reload leaves behind
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
}

if (isDeepRun)
  test('a deployment copy by copy, and back, reloads each page once, to the newest build, and loses nothing', async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    if (!isPostgresAtHand() || !existsSync(nginx))
      throw new Error('This test needs PostgreSQL and nginx: install them (Debian: postgresql nginx).');
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(path.join(root, '.cache', 'deployment-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const builds = { old: path.join(root, 'dist'), new: path.join(folder, 'dist') };
    makeNewerBuild(builds.old, builds.new);
    const postgres = await startPostgres();
    cleanups.push(() => postgres.stop());
    const { found } = await startProcess(
      ['-r', 'esbuild-register', 'demo/erp/runErp.ts', '--port', '0', '--products', '300'],
      /ERP_URL=(\S+) ERP_COMPANY=(\S+) ERP_KEY=(\S+)/,
    );
    const [, ERP_URL = '', ERP_COMPANY = '', ERP_KEY = ''] = found;
    const startCopy = async (build: string, port: number): Promise<Copy> => {
      const { child } = await startProcess([path.join(build, 'server', 'main.mjs')], /^The shop: /m, {
        PORT: String(port),
        DATABASE_URL: postgres.url,
        DATA_DIR: path.join(folder, 'data'),
        SESSION_SECRET: 'a deployment copy by copy'.padEnd(40, '.'),
        TRUST_PROXY: 'loopback',
        DRAIN_SECONDS: '1',
        ...{ ERP_URL, ERP_COMPANY, ERP_KEY },
      });
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/api/shop/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
      return { process: child, port };
    };
    const copies: Copy[] = [];
    for (let copy = 0; copy < 3; copy += 1) copies.push(await startCopy(builds.old, await findFreePort()));
    const address = await startProxy(
      copies.map(({ port }) => port),
      folder,
    );

    const troubles: string[] = [];
    const loads = new Map<Page, number>();
    /** First file of the build that a page runs. */
    const mainFiles = new Map<Page, string>();
    const openPage = async (user: string | null): Promise<Page> => {
      const context = await browser.newContext({ baseURL: address });
      cleanups.push(() => context.close());
      const page = await context.newPage();
      await page.clock.install();
      noteTroubles(page, troubles);
      if (user !== null) {
        await page.request.get('/api/shop/session');
        const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
        const signedIn = await page.request.post('/api/dtierp/wsdti/getLoginIn', {
          data: { user, password },
          headers: { 'x-xsrf-token': token },
        });
        expect(signedIn.ok()).toBe(true);
      }
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame())
          loads.set(page, (loads.get(page) ?? 0) + 1);
        const [mainFile] = /\bmain\.\w+\.js$/.exec(request.url()) ?? [];
        if (mainFile !== undefined) mainFiles.set(page, mainFile);
      });
      return page;
    };
    const openCustomer = async (): Promise<Page> => {
      const page = await openPage('cliente@demo.ec');
      await fillCartAndWishlist(page);
      return page;
    };
    const main = (page: Page) => page.getByRole('main');

    const guests = [await openPage(null), await openPage(null)];
    for (const [at, place] of ['/shop/category/05-000/products', '/shop/products/MAN-FO-3102'].entries()) {
      await guests[at]?.goto(place);
      await addToWishlist(guests[at] as Page);
    }
    const [listed, product] = guests as [Page, Page];
    await product.getByRole('main').getByRole('button', { name: 'Comparar' }).first().click();
    await expect.poll(() => countStored(product, 'compareItems')).toBe(1);
    const customers = [await openCustomer(), await openCustomer(), await openCustomer()];
    const [first, withDraft] = customers as [Page, Page];
    const notes = (page: Page) => main(page).getByRole('textbox', { name: /comentario|nota|indicacion/i });
    await withDraft.goto('/shop/checkout');
    await notes(withDraft).fill('Entregar por la puerta de atrás');
    await withDraft.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(withDraft).toHaveURL(/about-us/);
    const seller = await openPage('vendedor@demo.ec');
    await seller.goto('/account/clientes');
    await seller.getByRole('searchbox', { name: 'Filtrar clientes' }).fill('C0001');
    await seller.keyboard.press('Enter');
    await waitForServedCustomer(seller, 'C0001');
    await fillCartAndWishlist(seller);
    const idle = [...guests, ...customers, seller];
    const writing = [await openCustomer(), await openCustomer()];
    const typed = (page: Page) => main(page).getByRole('textbox').first();
    for (const page of writing) {
      await page.goto('/site/contact-us-v1');
      await typed(page).fill('Ana');
    }
    const ordering = [await openCustomer(), await openCustomer()];
    for (const page of ordering) {
      await page.goto('/shop/checkout');
      await main(page).getByRole('checkbox').check();
      await expect(page.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
    }
    const [early, late] = ordering as [Page, Page];
    const order = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Realizar pedido' }).click();
      await expect(page).toHaveURL(/\/shop\/checkout\/success\//, { timeout: 60_000 });
      await expect(main(page).getByText('PENDIENTE')).toBeVisible();
    };
    const busy = [...writing, late];
    const all = [...idle, ...writing, ...ordering];
    loads.clear();

    const countLoads = (pages: readonly Page[]): number[] => pages.map((page) => loads.get(page) ?? 0);
    const each = <Value>(pages: readonly Page[], value: Value): Value[] => pages.map(() => value);
    /** Has every page ask three times, so that copies of both builds answer. */
    const askAll = async (): Promise<void> => {
      for (const page of all) for (let time = 0; time < 3; time += 1) await checkVersion(page);
    };
    const listMainFiles = (pages: readonly Page[]) => pages.map((page) => mainFiles.get(page));
    /** Replaces the copies one by one. @param during called while a copy drains, and before the next one is replaced */
    const deploy = async (
      build: string,
      during: { drains?: (at: number) => Promise<void>; replaced: (at: number) => Promise<void> },
    ): Promise<void> => {
      for (const [at, copy] of copies.entries()) {
        const exited = once(copy.process, 'exit');
        copy.process.kill('SIGTERM');
        await during.drains?.(at);
        await exited;
        copies[at] = await startCopy(build, copy.port);
        await during.replaced(at);
      }
    };

    await askAll();
    expect(countLoads(all)).toEqual(each(all, 0));
    expect(listMainFiles(all)).toEqual(each(all, findMainFile(builds.old)));
    const last = copies.length - 1;
    await deploy(builds.new, {
      drains: async (at) => {
        if (at === 1) await order(early);
      },
      replaced: async (at) => {
        await askAll();
        // a copy of the build before may answer a reload: until there is none, no page reloads
        if (at < last) expect(countLoads(all)).toEqual(each(all, 0));
      },
    });
    expect(await countOrders(postgres.url)).toBe(1);
    const quiet = [...idle, early];
    const areReloaded = async (): Promise<boolean> => {
      await askAll();
      return countLoads(quiet).every((count) => count > 0);
    };
    await expect.poll(areReloaded, { timeout: 120_000 }).toBe(true);
    await askAll();
    expect(countLoads(quiet)).toEqual(each(quiet, 1));
    expect(listMainFiles(quiet)).toEqual(each(quiet, findMainFile(builds.new)));
    // a form with something typed, and an order under way, wait for the next page
    expect(countLoads(busy)).toEqual(each(busy, 0));
    for (const page of writing) await expect(typed(page)).toHaveValue('Ana');
    await order(late);
    expect(await countOrders(postgres.url)).toBe(ordering.length);
    for (const page of busy)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect.poll(() => countLoads(all), { timeout: 60_000 }).toEqual(each(all, 1));
    await expect
      .poll(() => listMainFiles(all), { timeout: 60_000 })
      .toEqual(each(all, findMainFile(builds.new)));
    for (const page of [...customers, seller, ...writing])
      await expect.poll(() => countStored(page, 'cartItems')).toBe(1);
    for (const page of ordering) await expect.poll(() => countStored(page, 'cartItems')).toBe(0);
    for (const page of all)
      for (const list of ['wishlistItems', 'compareItems']) expect(await countStored(page, list)).toBe(0);
    await expect(listed).toHaveURL(/category\/05-000\/products/);
    await expect(main(listed).getByRole('article').first()).toBeVisible();
    await waitForServedCustomer(seller, 'C0001');

    await addToWishlist(first);
    await deploy(builds.old, { replaced: askAll });
    await askAll();
    expect(countLoads(all)).toEqual(each(all, 1));
    expect(listMainFiles(all)).toEqual(each(all, findMainFile(builds.new)));
    expect(await countStored(first, 'wishlistItems')).toBe(1);
    // code of the newer build is there, though no copy has it any more
    await first.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(main(first).getByRole('heading', { level: 1 })).toBeVisible();
    await withDraft.goto('/shop/checkout');
    await expect(notes(withDraft)).toHaveValue('Entregar por la puerta de atrás');
    expect(await countOrders(postgres.url)).toBe(ordering.length);
    expect(troubles).toEqual([]);
  });
