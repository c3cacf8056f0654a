/**
 * A deployment behind nginx: three copies of the service are replaced one by one, and back, before twenty pages. In deep runs only:
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
import { password } from './fixtures';

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

async function startProxy(ports: readonly number[], folder: string): Promise<string> {
  const port = await findFreePort();
  const servers = ports.map((copy) => `server 127.0.0.1:${copy} max_fails=0;`).join(' ');
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes 1;
    events {}
    http {
      access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
      fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      upstream shop { ${servers} keepalive 16; keepalive_timeout 8s; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://shop; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
      } }
    }`,
  );
  const proxy = spawn(nginx, ['-p', folder, '-c', config], { stdio: 'inherit' });
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

if (isDeepRun)
  test('a deployment copy by copy, and back, reloads each page once and loses nothing', async ({
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
      await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
      return { process: child, port };
    };
    const copies: Copy[] = [];
    for (let copy = 0; copy < 3; copy += 1) copies.push(await startCopy(builds.old, await findFreePort()));
    const address = await startProxy(
      copies.map(({ port }) => port),
      folder,
    );

    const missing: string[] = [];
    const loads = new Map<Page, number>();
    const openPage = async (): Promise<Page> => {
      const context = await browser.newContext({ baseURL: address });
      cleanups.push(() => context.close());
      const page = await context.newPage();
      await page.clock.install();
      page.on('response', (answer) => {
        if (answer.status() === 404) missing.push(answer.url());
      });
      await page.request.get('/api/shop/session');
      const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const signedIn = await page.request.post('/api/dtierp/wsdti/getLoginIn', {
        data: { user: 'cliente@demo.ec', password },
        headers: { 'x-xsrf-token': token },
      });
      expect(signedIn.ok()).toBe(true);
      await fillCartAndWishlist(page);
      page.on('load', () => loads.set(page, (loads.get(page) ?? 0) + 1));
      return page;
    };
    const idle: Page[] = [];
    while (idle.length < 16) idle.push(await openPage());
    const writing = [await openPage(), await openPage()];
    for (const page of writing) {
      await page.goto('/site/contact-us-v1');
      await page.getByRole('main').getByRole('textbox').first().fill('Ana');
      loads.delete(page);
    }
    const ordering = [await openPage(), await openPage()];
    for (const page of ordering) {
      await page.goto('/shop/checkout');
      await page.getByRole('main').getByRole('checkbox').check();
      await expect(page.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
      loads.delete(page);
    }
    const busy = [...writing, ...ordering];
    const all = [...idle, ...busy];
    /** Lets the pages ask for the version, each of one copy or the other. */
    const passMinutes = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1)
        for (const page of all) await page.clock.runFor(61_000);
    };
    const countLoads = (pages: readonly Page[]): number[] => pages.map((page) => loads.get(page) ?? 0);
    const each = (pages: readonly Page[], count: number): number[] => pages.map(() => count);
    /** A check that is under way when the next one is due is given up: on a busy machine each needs its time. */
    const countLoadsLater = async (): Promise<number[]> => {
      await passMinutes(1);
      return countLoads(idle);
    };
    const deploy = async (build: string): Promise<void> => {
      for (const [at, copy] of copies.entries()) {
        const exited = once(copy.process, 'exit');
        copy.process.kill('SIGTERM');
        await exited;
        copies[at] = await startCopy(build, copy.port);
        await passMinutes(4);
      }
    };

    await passMinutes(1);
    expect(countLoads(all)).toEqual(each(all, 0));
    await deploy(builds.new);
    await expect.poll(countLoadsLater, { timeout: 60_000 }).toEqual(each(idle, 1));
    // a form with something typed, and an order under way, wait for the next page
    expect(countLoads(busy)).toEqual(each(busy, 0));
    for (const page of writing)
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Ana');
    for (const page of ordering) {
      await page.getByRole('button', { name: 'Realizar pedido' }).click();
      await expect(page).toHaveURL(/\/shop\/checkout\/success\//);
      await expect(page.getByRole('main').getByText('PENDIENTE')).toBeVisible();
    }
    expect(await countOrders(postgres.url)).toBe(ordering.length);
    for (const page of busy)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect.poll(() => countLoads(all)).toEqual(each(all, 1));
    for (const page of [...idle, ...writing]) expect(await countStored(page, 'cartItems')).toBe(1);
    for (const page of all) expect(await countStored(page, 'wishlistItems')).toBe(0);
    const [first] = idle as [Page];
    await addToWishlist(first);
    await deploy(builds.old);
    await passMinutes(3);
    expect(countLoads(all)).toEqual(each(all, 1));
    expect(await countStored(first, 'wishlistItems')).toBe(1);
    // code of the newer build is there, though no copy has it any more
    await first.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(first.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(missing).toEqual([]);
  });
