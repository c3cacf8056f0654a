/**
 * Story of a deployment behind nginx: three copies of the service are replaced one by one, and replaced back, while
 * twenty browsers of guests, customers and sellers use the shop. It belongs to deep runs only, because it starts nine
 * services.
 */
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { once } from 'node:events';
import {
  cpSync,
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
import { isNginxAtHand, startNginx } from '../server/testing/nginx';
import { findFreePort, isPostgresAtHand, startPostgres } from '../server/testing/postgres';
import {
  fillCart,
  getPlaceButton,
  placeOrder,
  prepareOrder,
  root,
  signInByRequest,
  startCopy,
  startErp,
  type Cleanups,
  type Copy,
} from './copies';
import { waitForServedCustomer } from './fixtures';

const productPath = '/shop/products/MAN-FO-3102';
const main = (page: Page) => page.getByRole('main');

/** Cleanup functions, run in reverse order after the story. */
const cleanups: Cleanups = [];
test.afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Copies the build as if it were a newer one: every hashed file gets another name, and the version is later. */
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
    // compressed files contain the former names
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

/** The proxy of deploy/ in front of these copies. */
async function startProxy(ports: readonly number[], folder: string): Promise<string> {
  const proxy = await startNginx(ports, folder);
  cleanups.push(proxy.stop);
  return proxy.address;
}

/** Adds a product to the wishlist, which a new version clears, and to the cart, which a new version keeps. */
async function fillCartAndWishlist(page: Page): Promise<void> {
  await fillCart(page);
  await addToWishlist(page);
}

async function addToWishlist(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /favoritos|lista de deseos/i })
    .first()
    .click();
  await expect.poll(() => countStored(page, 'wishlistItems')).toBe(1);
}

async function addToComparison(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Comparar' }).first().click();
  await expect.poll(() => countStored(page, 'compareItems')).toBe(1);
}

/** Adds a vehicle to a guest's garage, which becomes the vehicle in use. */
async function addVehicle(page: Page): Promise<void> {
  await page.goto('/account/garage');
  const form = page.getByRole('form', { name: 'Agregar a mis vehículos' });
  const choose = (name: string) => form.getByRole('combobox', { name });
  await choose('Año').selectOption('2012');
  await choose('Marca').selectOption('Chevrolet');
  await choose('Modelo').selectOption('Aveo');
  await choose('Motor').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Agregar vehículo' }).click();
  await expect(main(page).getByText('Vehículo en uso')).toBeVisible();
}

const countStored = (page: Page, key: string): Promise<number> =>
  page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]).length, key);

/** Values of localStorage that a new version keeps, by key. */
const readKept = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() => {
    const keys = ['cartItems', 'cart', 'currentVehicle', 'garage', 'language', 'display'];
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
  });

const leaveBy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' });

/** Works on a few items at a time, because two cores cannot draw twenty pages at once. */
async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const workOn = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all([workOn(), workOn(), workOn(), workOn()]);
}

async function countOrders(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from orders');
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}

async function listRunningCopies(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ row: string }>(
    `select id || ' ' || version || ', seen ' || (now() - seen_at) || ' ago' as row from running_copies order by seen_at`,
  );
  await client.end();
  return rows.map(({ row }) => row);
}

/** Name of the build's first file, by which a page shows which build it runs. */
function findMainFile(build: string): string {
  const name = readdirSync(path.join(build, 'public', 'assets')).find((file) => /^main\.\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${build} has no main file.`);
  return name;
}

/** Moves the clock of a page, even of one that is loading another document at this moment. */
const passMinute = (page: Page): Promise<void> =>
  page.clock.fastForward(60_000).catch((error: unknown) => {
    if (!/navigat|destroyed|detached/i.test(String(error))) throw error;
  });

/** Makes a page ask for the version by its own timer, and waits for the answer. */
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
    // a reload aborts requests that are in progress
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
}

if (isDeepRun)
  test('a deployment copy by copy, and its rollback, reload each of twenty browsers once, to the newest build, and lose no input', async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    if (!isPostgresAtHand() || !isNginxAtHand())
      throw new Error('This test needs PostgreSQL and nginx: install them (Debian: postgresql nginx).');
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(path.join(root, '.cache', 'deployment-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const builds = { old: path.join(root, 'dist'), new: path.join(folder, 'dist') };
    makeNewerBuild(builds.old, builds.new);
    const postgres = await startPostgres();
    cleanups.push(() => postgres.stop());
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, 'data'),
      SESSION_SECRET: 'a deployment copy by copy'.padEnd(40, '.'),
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: '1',
      ...(await startErp(cleanups)),
    };
    const start = (build: string, port: number): Promise<Copy> => startCopy(cleanups, build, port, settings);
    const copies: Copy[] = [];
    for (let copy = 0; copy < 3; copy += 1) copies.push(await start(builds.old, await findFreePort()));
    const address = await startProxy(
      copies.map(({ port }) => port),
      folder,
    );

    const troubles: string[] = [];
    const loads = new Map<Page, number>();
    /** First file of the build that the page runs. */
    const mainFiles = new Map<Page, string>();
    let browsers = 0;
    const openTab = async (context: BrowserContext): Promise<Page> => {
      const page = await context.newPage();
      await page.clock.install();
      noteTroubles(page, troubles);
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame())
          loads.set(page, (loads.get(page) ?? 0) + 1);
        const [mainFile] = /\bmain\.\w+\.js$/.exec(request.url()) ?? [];
        if (mainFile !== undefined) mainFiles.set(page, mainFile);
      });
      return page;
    };
    const openBrowser = async (user: string | null): Promise<Page> => {
      const context = await browser.newContext({ baseURL: address });
      browsers += 1;
      cleanups.push(() => context.close());
      const page = await openTab(context);
      if (user === null) return page;
      await signInByRequest(page, user);
      return page;
    };
    const openCustomer = async (user = 'cliente@demo.ec'): Promise<Page> => {
      const page = await openBrowser(user);
      await fillCartAndWishlist(page);
      return page;
    };

    // five guests
    const listing = await openBrowser(null);
    await listing.goto('/shop/category/05-000/products');
    await addToWishlist(listing);
    const comparing = await openBrowser(null);
    await comparing.goto(productPath);
    await addToWishlist(comparing);
    await addToComparison(comparing);
    const driving = await openBrowser(null);
    await addVehicle(driving);
    const searching = await openBrowser(null);
    await searching.goto('/');
    await searching.getByRole('combobox', { name: 'Buscar repuestos' }).fill('filtro');
    await searching.keyboard.press('Enter');
    await addToWishlist(searching);
    const english = await openBrowser(null);
    await english.goto('/');
    await english.getByRole('button', { name: 'English' }).click();
    await expect(english.getByRole('button', { name: 'Departments' })).toBeVisible();
    const guests = [listing, comparing, driving, searching, english];

    // four customers, of whom one wrote a note at the checkout and one chose prices without IVA
    const [first, withDraft, withoutIva, fourth] = [
      await openCustomer(),
      await openCustomer(),
      await openCustomer('mayorista@demo.ec'),
      await openCustomer('mayorista@demo.ec'),
    ];
    const customers = [first, withDraft, withoutIva, fourth];
    const notes = (page: Page) => main(page).getByRole('textbox', { name: /comentario|nota|indicacion/i });
    const note = 'Entregar por la puerta de atrás';
    await withDraft.goto('/shop/checkout');
    await notes(withDraft).fill(note);
    await leaveBy(withDraft).click();
    await expect(withDraft).toHaveURL(/about-us/);
    await withoutIva.getByRole('banner').getByRole('button', { name: 'Sin IVA' }).click();
    await expect(main(withoutIva).getByText('sin IVA').first()).toBeVisible();

    // two sellers
    const sellers = new Map<Page, string>();
    for (const customer of ['C0001', 'C0002']) {
      const seller = await openBrowser('vendedor@demo.ec');
      await seller.goto('/account/clientes');
      await seller.getByRole('searchbox', { name: 'Filtrar clientes' }).fill(customer);
      await seller.keyboard.press('Enter');
      await waitForServedCustomer(seller, customer);
      await fillCartAndWishlist(seller);
      sellers.set(seller, customer);
    }

    // four half-filled forms, one of them in a second tab of the first customer
    const secondTab = await openTab(first.context());
    const fields = new Map<Page, Locator>();
    for (const page of [await openCustomer(), await openBrowser(null), secondTab]) {
      await page.goto('/site/contact-us-v1');
      fields.set(page, main(page).getByRole('textbox').first());
    }
    const addressing = await openCustomer();
    await addressing.goto('/account/addresses/new');
    fields.set(addressing, main(addressing).getByLabel('Nombres de quien recibe'));
    const reviewing = await openCustomer();
    await reviewing.goto(`${productPath}#reviews`);
    await main(reviewing).getByRole('button', { name: 'Escribir una reseña' }).click();
    fields.set(reviewing, main(reviewing).getByLabel('Su opinión'));
    for (const field of fields.values()) await field.fill('Ana');
    const writing = [...fields.keys()];

    // five orders that are being placed
    const duringDeployment = [await openCustomer(), await openCustomer(), await openCustomer()];
    const [late, unanswered] = [await openCustomer(), await openCustomer('mayorista@demo.ec')];
    const ordering = [...duringDeployment, late, unanswered];
    for (const page of ordering) await prepareOrder(page);
    /** Presses the order button; the service places the order, but its answer is lost on the way. */
    const orderWithoutAnswer = async (page: Page): Promise<void> => {
      const lost = new Promise<void>((resolve) => {
        void page.route(
          '**/api/shop/orders',
          async (route) => {
            await route.fetch();
            await route.abort('aborted');
            resolve();
          },
          { times: 1 },
        );
      });
      await getPlaceButton(page).click();
      await lost;
      await expect(getPlaceButton(page)).toBeEnabled();
    };

    expect(browsers).toBe(20);
    const idle = [...guests, ...customers, ...sellers.keys()];
    const busy = [...writing, late, unanswered];
    const all = [...idle, ...writing, ...ordering];
    const notOrdering = all.filter((page) => !ordering.includes(page));
    const kept = new Map<Page, Record<string, string | null>>();
    // waits for values that are written a moment later: null would be compared with null
    for (const [page, key] of [
      [driving, 'garage'],
      [driving, 'currentVehicle'],
      [withoutIva, 'display'],
    ] as const)
      await expect.poll(async () => (await readKept(page))[key]).not.toBeNull();
    for (const page of notOrdering) kept.set(page, await readKept(page));
    loads.clear();

    const countLoads = (pages: readonly Page[]): number[] => pages.map((page) => loads.get(page) ?? 0);
    const each = <Value>(pages: readonly Page[], value: Value): Value[] => pages.map(() => value);
    /** Makes every page ask three times, so that copies of both builds answer. */
    const askAll = (): Promise<void> =>
      forEachOf(all, async (page) => {
        for (let time = 0; time < 3; time += 1) await checkVersion(page);
      });
    const listMainFiles = (pages: readonly Page[]) => pages.map((page) => mainFiles.get(page));
    /**
     * Replaces the copies one by one. @param during is called while a copy drains, and before the next copy is replaced
     */
    const deploy = async (
      build: string,
      during: { drains?: (at: number) => Promise<void>; replaced: (at: number) => Promise<void> },
    ): Promise<void> => {
      for (const [at, copy] of copies.entries()) {
        const exited = once(copy.process, 'exit');
        copy.process.kill('SIGTERM');
        await during.drains?.(at);
        await exited;
        copies[at] = await start(build, copy.port);
        await during.replaced(at);
      }
    };

    /** Describes which copies are running and which version each of them reports, for the message of a failure. */
    const describeCopies = async (): Promise<string> => {
      const answers = copies.map(async ({ port }) => {
        const answer = await fetch(`http://127.0.0.1:${port}/assets/version.json`);
        return `${port}: ${answer.status} ${await answer.text()}`;
      });
      const rows = await listRunningCopies(postgres.url);
      return [...rows, ...(await Promise.all(answers))].join('\n');
    };

    await askAll();
    expect(countLoads(all)).toEqual(each(all, 0));
    expect(listMainFiles(all)).toEqual(each(all, findMainFile(builds.old)));
    const last = copies.length - 1;
    await deploy(builds.new, {
      drains: async (at) => {
        await placeOrder(duringDeployment[at] as Page);
        if (at === 1) await orderWithoutAnswer(unanswered);
      },
      replaced: async (at) => {
        await askAll();
        // as long as a copy of the previous build may answer a reload, no page reloads
        // the copies are asked only after a failure: a connection that is kept open would change the measurement
        const loads = countLoads(all);
        if (at < last) expect(loads, loads.some(Boolean) ? await describeCopies() : '').toEqual(each(all, 0));
      },
    });
    expect(await countOrders(postgres.url)).toBe(duringDeployment.length + 1);
    const quiet = [...idle, ...duringDeployment];
    const areReloaded = async (): Promise<boolean> => {
      await askAll();
      return countLoads(quiet).every((count) => count > 0);
    };
    await expect.poll(areReloaded, { timeout: 120_000 }).toBe(true);
    await askAll();
    expect(countLoads(quiet)).toEqual(each(quiet, 1));
    expect(listMainFiles(quiet)).toEqual(each(quiet, findMainFile(builds.new)));
    for (const page of quiet)
      for (const list of ['wishlistItems', 'compareItems']) expect(await countStored(page, list)).toBe(0);
    // pages with a half-filled form or with an order that is being placed reload only when the next page is opened
    expect(countLoads(busy)).toEqual(each(busy, 0));
    for (const field of fields.values()) await expect(field).toHaveValue('Ana');
    // this product is stored after the browser was cleared; the second tab, which reloads later, must not clear it
    await first.goto(productPath);
    await addToWishlist(first);
    await placeOrder(late);
    // the order was placed before the replacement: the copy that placed it and the build of its page are gone
    await placeOrder(unanswered);
    expect(await countOrders(postgres.url)).toBe(ordering.length);
    for (const page of busy) await leaveBy(page).click();
    const expectedLoads = all.map((page) => (page === first ? 2 : 1));
    await expect.poll(() => countLoads(all), { timeout: 60_000 }).toEqual(expectedLoads);
    await expect
      .poll(() => listMainFiles(all), { timeout: 60_000 })
      .toEqual(each(all, findMainFile(builds.new)));
    for (const page of notOrdering) await expect.poll(() => readKept(page)).toEqual(kept.get(page));
    for (const page of ordering) await expect.poll(() => countStored(page, 'cartItems')).toBe(0);
    for (const page of all) {
      const isFirsts = page === first || page === secondTab;
      expect(await countStored(page, 'wishlistItems')).toBe(isFirsts ? 1 : 0);
      expect(await countStored(page, 'compareItems')).toBe(0);
    }
    await expect(listing).toHaveURL(/category\/05-000\/products/);
    await expect(main(listing).getByRole('article').first()).toBeVisible();
    await expect(searching).toHaveURL(/filtro/);
    await expect(english.getByRole('button', { name: 'Departments' })).toBeVisible();
    for (const [seller, customer] of sellers) await waitForServedCustomer(seller, customer);

    await prepareOrder(fourth);
    const loadsBefore = countLoads(all);
    await deploy(builds.old, {
      drains: async (at) => {
        if (at === 1) await placeOrder(fourth);
      },
      replaced: askAll,
    });
    await askAll();
    expect(countLoads(all)).toEqual(loadsBefore);
    expect(listMainFiles(all)).toEqual(each(all, findMainFile(builds.new)));
    expect(await countStored(first, 'wishlistItems')).toBe(1);
    // the newer build's code still loads, though no copy runs that build any more
    await leaveBy(first).click();
    await expect(main(first).getByRole('heading', { level: 1 })).toBeVisible();
    await withDraft.goto('/shop/checkout');
    await expect(notes(withDraft)).toHaveValue(note);
    expect(await countOrders(postgres.url)).toBe(ordering.length + 1);
    expect(troubles).toEqual([]);
  });
