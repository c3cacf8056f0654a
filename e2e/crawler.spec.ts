/** Crawler: follows every link of every page, in each role, and finds no dead link and no empty page. */
import type { Page } from '@playwright/test';
import { isDeepRun, takeEveryOther } from '@/testing/testDepth';
import { expect, printFigures, readThrough, startSession, test } from './fixtures';

/** Sample sizes of similar pages: products, orders, filtered lists and searches. */
const samples: readonly (readonly [RegExp, number])[] = [
  [/^\/shop\/products\//, 3],
  [/^\/account\/orders\/./, 2],
  [/^\/account\/salesman-orders\//, 2],
  [/^\/shop\/shop-grid-4-sidebar/, 6],
  [/^\/shop\/category\/[^?]*\?/, 4],
  [/^\/account\/login\?/, 2],
  [/\?.*page=/, 2],
  [/^\/account\/[^?]*\?/, 4],
];

/** Sample sizes for customers and sellers of pages that the guest's crawl visits. */
const alike: typeof samples = [
  [/^\/shop\/category\//, 3],
  [/^\/blog\/./, 1],
];

/** A default run takes a third of the samples. */
const fewSamples = samples.map(([pattern, count]) => [pattern, Math.ceil(count / 3)] as const);

/** Number of pages that a default run only requests, chosen evenly among the pages that it does not visit. */
const maxRequested = 15;

/**
 * Rules of the guest's crawl. A default run only requests a sample of the pages that it does not visit from the
 * service.
 */
const guestRules: typeof samples = isDeepRun
  ? samples
  : [
      [/^\/(mobile-)?header-/, 1],
      [/^\/blog\/./, 1],
      ...fewSamples,
      [/^\/shop\/category\//, 2],
      [/^\/vehicles\//, 1],
      [/^\/account\//, 2],
    ];

/**
 * Rules of a customer's and a seller's crawl. A default run leaves public pages to the guest's crawl and visits few of
 * the other pages, because the accessibility stories open each of them.
 */
const memberRules: typeof samples = isDeepRun
  ? [...samples, ...alike]
  : [
      [/^\/account\//, 5],
      [/^\//, 3],
    ];

interface Found {
  /** Internal URLs. */
  own: string[];
  others: string[];
  /** Dead links, as the page writes them. */
  dead: string[];
}

const linksOn = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    // the fallback that is shown until the bundle has loaded links to its own page
    const links = [...document.querySelectorAll('a')].filter((link) => !link.closest('#waiting'));
    const isDead = (link: HTMLAnchorElement) =>
      !link.getAttribute('href') || link.getAttribute('href') === '#';
    const living = links.filter((link) => !isDead(link));
    const isOwn = ({ origin }: HTMLAnchorElement) => origin === location.origin;
    return {
      own: living.filter(isOwn).map(({ pathname, search }) => pathname + search),
      others: living.filter((link) => !isOwn(link)).map(({ href }) => href),
      dead: links.filter(isDead).map(({ outerHTML }) => outerHTML),
    };
  });

/** Opens a page, which must have a heading and no dead link, and must not be the 404 page. Returns its links. */
async function visit(page: Page, path: string): Promise<Found> {
  await page.goto(path);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading, path).not.toBeEmpty();
  await readThrough(page);
  // the links of the account's sections are loaded lazily
  if (path.startsWith('/account/')) await page.waitForLoadState('networkidle');
  await expect(page.locator('.undefined'), `a class that no style sheet has, on ${path}`).toHaveCount(0);
  const found = await linksOn(page);
  expect(found.dead, `on ${path}`).toEqual([]);
  await expect(heading, `where a link leads: ${path}`).not.toHaveText('Página no encontrada');
  expect(await page.title(), path).toMatch(/\S.* · Repuestos Andina$/);
  return found;
}

/** Asserts that the service answers a page with status 200, without opening it. */
async function expectServed(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  expect(answer.status(), `where a link leads: ${path}`).toBe(200);
}

/** Crawls from these pages. Returns the visited pages, the requested pages and the external links. */
async function crawl(page: Page, begin: readonly string[], rules: typeof samples) {
  // pictures have no links
  await page.route('**/images/**', (route) => route.abort());
  const seen = new Set(begin);
  const waiting = [...begin];
  const others = new Set<string>();
  const sampled = new Map<number, number>();
  const left: string[] = [];
  const isNew = (path: string): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    return true;
  };
  const isWanted = (path: string): boolean => {
    const sample = rules.findIndex(([pattern]) => pattern.test(path));
    const taken = sampled.get(sample) ?? 0;
    if (sample >= 0 && taken >= rules[sample]![1]) {
      left.push(path);
      return false;
    }
    sampled.set(sample, taken + 1);
    return true;
  };
  const visited: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const found = await visit(page, path);
    visited.push(path);
    found.others.forEach((href) => others.add(href));
    waiting.push(...found.own.filter(isNew).filter(isWanted));
  }
  printFigures(`links from ${begin[0]}`, { visited: visited.length, found: seen.size, dead: 0 });
  const step = isDeepRun ? 1 : Math.ceil(left.length / maxRequested);
  for (const path of left.filter((_path, position) => position % step === 0)) await expectServed(page, path);
  return { visited, asked: left, others: [...others] };
}

const minutes = 60_000;

// the crawls are the longest stories, and they do not depend on each other
test.describe.configure({ mode: 'parallel' });

test('every link that a guest finds leads to a page', async ({ page }) => {
  test.setTimeout(10 * minutes);
  const begin = ['/', '/home-two', '/blog', '/shop/cart'];
  const { visited, asked, others } = await crawl(page, begin, guestRules);
  const found = isDeepRun ? visited : [...visited, ...asked];
  expect(visited).toEqual(expect.arrayContaining(['/shop', '/shop/brands', '/site/about-us']));
  expect(found.filter((path) => path.startsWith('/blog/'))).toHaveLength(12);
  expect(found.filter((path) => path.startsWith('/shop/category/')).length).toBeGreaterThan(30);
  for (const href of others) expect(href).toMatch(/^(https:\/\/[\w.]+\/\S+|mailto:\S+@\S+|tel:\+\d+)$/);
});

test('every link that a customer finds leads to a page @deep', async ({ page }) => {
  test.setTimeout(10 * minutes);
  await startSession(page, 'cliente@demo.ec');
  const begin = ['/account/dashboard', '/shop/cart', '/shop/checkout'];
  const { visited, asked } = await crawl(page, begin, memberRules);
  expect([...visited, ...asked]).toEqual(
    expect.arrayContaining([
      '/account/orders',
      '/account/statement',
      '/account/addresses',
      '/shop/quick-order',
    ]),
  );
});

test('every link that a seller finds leads to a page @deep', async ({ page }) => {
  test.setTimeout(10 * minutes);
  await startSession(page, 'vendedor@demo.ec');
  const begin = ['/account/clientes', '/account/ordenes-vendedor'];
  const { visited, asked } = await crawl(page, begin, memberRules);
  expect([...visited, ...asked]).toContain('/shop');
});

/** The original shop's route table. Pages that require a login redirect to it. */
const routes = [
  '/',
  '/home-two',
  '/shop',
  '/shop/shop-grid-4-sidebar?search=freno',
  '/shop/category/05-000',
  '/shop/category/products',
  '/shop/category/05-000/products',
  '/shop/products/FRE-PD-1042',
  '/shop/wishlist',
  '/shop/cart',
  '/account/login',
  '/site/about-us',
  '/site/contact-us-v1',
  '/blog',
  '/blog/el-vin-en-ecuador',
];

/** Demo URLs: the home page with each header. */
const headers = [
  ...['one', 'two', 'three'].map((number) => `header-spaceship-variant-${number}`),
  ...['one', 'two', 'three', 'four', 'five'].map((number) => `header-classic-variant-${number}`),
  ...['one', 'two'].map((number) => `mobile-header-variant-${number}`),
];

test('every route shows a heading, and has a page title that no other route has', async ({ page }) => {
  test.setTimeout(2 * minutes);
  const titles = new Map<string, string>();
  for (const path of routes) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page).toHaveTitle(/\S.* · Repuestos Andina$/);
    const title = await page.title();
    expect([path, titles.get(title)]).toEqual([path, undefined]);
    titles.set(title, path);
  }
  for (const header of takeEveryOther(headers)) {
    await page.goto(`/${header}`);
    await expect(page).toHaveTitle('Inicio · Repuestos Andina');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  printFigures('routes of the specification that are live', {
    routes: routes.length,
    headers: headers.length,
  });
  await page.goto('/account');
  await expect(page).toHaveURL(/login\?return=%2Faccount$/);
  await page.goto('/no/hay');
  await expect(page).toHaveTitle('Página no encontrada · Repuestos Andina');
});

/** Pages without a form, on which each button must have an effect. */
const quiet = [
  '/blog',
  '/blog/el-vin-en-ecuador',
  '/site/about-us',
  '/site/contact-us-v1',
  '/no/hay',
  '/shop/brands',
];

for (const path of quiet) {
  test(`every button on ${path} has an effect @deep`, async ({ page }) => {
    test.setTimeout(4 * minutes);
    const buttons = page.getByRole('main').getByRole('button');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
    await readThrough(page);
    // an article is followed by sixteen similar products: testing one of them is enough
    const wanted = await buttons.evaluateAll((all) => {
      const cards: (Element | null)[] = [...document.querySelectorAll('section article')];
      return all.flatMap((button, index) => (cards.indexOf(button.closest('article')) < 1 ? [index] : []));
    });
    for (const index of wanted) {
      await page.goto(path);
      await readThrough(page);
      const button = buttons.nth(index);
      const before = await page.evaluate(() => {
        const changes = { seen: 0 };
        new MutationObserver(() => (changes.seen += 1)).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
        Object.assign(window, { changes });
        return location.href;
      });
      await button.click();
      await expect
        .poll(() =>
          page.evaluate(
            (left) =>
              location.href !== left ||
              document.activeElement?.tagName === 'INPUT' ||
              (window as unknown as { changes: { seen: number } }).changes.seen > 0,
            before,
          ),
        )
        .toBe(true);
    }
  });
}
