/** First paint: at every width and for every user agent, the service's HTML is complete before any script runs. */
import type { Page } from '@playwright/test';
import { isDeepRun } from '../src/testing/testDepth';
import { expect, printFigures, test, withMotion, waitForRenderedPage } from './fixtures';

test.use(withMotion);

const sizes = [
  [390, 844],
  [700, 900],
  [820, 1180],
  [1024, 768],
  [1199, 800],
  [1440, 900],
  [1920, 1080],
] as const;

const userAgents = {
  phone: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 15; Tablet) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  messenger: 'WhatsApp/2.24',
};

/** Text or link of a page's first content. */
const pages: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/': (page) => page.getByRole('link', { name: 'Ver el catálogo' }),
  '/shop/category/05-001/products': (page) => page.locator('main a[href^="/shop/products/"]:visible'),
  '/shop/products/FRE-PD-1042': (page) => page.getByText('FRE-PD-1042'),
  '/shop/category/05-000': (page) => page.locator('main a[href^="/shop/category/"]:visible'),
  '/blog': (page) => page.locator('main a[href^="/blog/"]:visible'),
};

const combinations = Object.keys(pages).flatMap((path) =>
  Object.keys(userAgents).flatMap((agent) => sizes.map((size) => ({ path, agent, size }))),
);
/** A usual run covers each size, each user agent and each page, but not each of their combinations. */
const shown = combinations.filter((_, index) => isDeepRun || index % 9 === 0);

test.describe('with all scripts blocked', () => {
  for (const [agent, userAgent] of Object.entries(userAgents)) {
    const own = shown.filter((one) => one.agent === agent);
    test.describe(() => {
      test.use({ userAgent });
      test(`a page for a ${agent} is complete at ${own.length} combinations of size and URL`, async ({
        page,
      }) => {
        test.setTimeout(40_000 + own.length * 5_000);
        await page.route('**/*.js', (route) => route.abort());
        for (const { path, size } of own) {
          const [width, height] = size;
          const where = `${path} at ${width} px`;
          await page.setViewportSize({ width, height });
          await waitForRenderedPage(page, path, userAgent);
          await page.goto(path, { waitUntil: 'load' });
          const header = page.getByRole('banner');
          await expect(header, where).toHaveCount(1);
          await expect(header.getByRole('link', { name: /inicio/i }).first(), where).toBeInViewport();
          const search =
            width < 700
              ? header.getByRole('button', { name: 'Busque un repuesto' })
              : header.getByRole('combobox', { name: 'Buscar repuestos' });
          await expect(search, where).toBeInViewport();
          await expect(page.getByRole('heading', { level: 1 }), where).toBeInViewport();
          await expect(pages[path]!(page).first(), where).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
        }
        printFigures(`first paint for a ${agent}, without scripts`, { whole: own.length, of: own.length });
      });
    });
  }
});

for (const [agent, width] of [
  ['desktop', 820],
  ['phone', 1440],
] as const) {
  test.describe(() => {
    test.use({ userAgent: userAgents[agent], viewport: { width, height: 900 } });
    test(`a page for a ${agent} does not shift at ${width} px when the script takes over`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of Object.keys(pages)) {
        await waitForRenderedPage(page, path, userAgents[agent]);
        await page.goto(path);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__reactFiber')),
        );
        await expect(page.getByRole('banner')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        const shifted = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
        );
        printFigures(`shift of ${path} for a ${agent} at ${width} px`, { shifted, wanted: 0.01 });
        expect(shifted, path).toBeLessThanOrEqual(0.01);
      }
    });
  });
}

test.describe('on a slow phone', () => {
  test.use({ userAgent: userAgents.phone, viewport: { width: 412, height: 823 } });

  for (const path of ['/shop/category/05-001/products', '/shop/products/FRE-PD-1042'])
    test(`${path} has no layout shift, sets neither lang nor dir on the html element, and loads its code after the first paint`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await waitForRenderedPage(page, path, userAgents.phone);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(() => {
        const seen = { moved: [] as string[], changed: [] as (string | null)[] };
        Object.assign(window, { seen });
        type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            seen.moved.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join()}`);
        }).observe({ type: 'layout-shift', buffered: true });
        // language and direction of the page: setting them makes the browser style every element again, even if the
        // values stay the same
        new MutationObserver((records) => {
          for (const { target, attributeName } of records)
            if (target === document.documentElement) seen.changed.push(attributeName);
        }).observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
      });
      // a pointer that has rested over the page from the beginning
      await page.mouse.move(200, 400);
      await page.goto(path);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
      // this is the last change that a new page makes by itself; whatever it moved is on the screen two frames later
      await page.waitForFunction(() => document.querySelector('link[rel=prefetch]'));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const { seen, painted, asked } = await page.evaluate(() => ({
        seen: (window as unknown as { seen: { moved: string[]; changed: string[] } }).seen,
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.(css|js)$/.test(name))
          .map(({ startTime }) => startTime),
      }));
      printFigures(`first paint of ${path} on a slow phone`, { painted, asked: Math.min(...asked) });
      expect(seen).toEqual({ moved: [], changed: [] });
      expect(asked.length).toBeGreaterThan(2);
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
    });

  test('the tab’s storage is read before hydration, as its first read waits for another process', async ({
    page,
  }) => {
    const path = '/shop/category/05-001/products';
    await waitForRenderedPage(page, path, userAgents.phone);
    await page.addInitScript(() => {
      const reads: string[] = [];
      Object.assign(window, { reads });
      const readItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!
        .value as Storage['getItem'];
      Storage.prototype.getItem = function read(this: Storage, key) {
        const root = document.querySelector('#shop') ?? {};
        const isHydrating = Object.keys(root).some((name) => name.startsWith('__reactContainer'));
        if (this === sessionStorage) reads.push(isHydrating ? 'in hydration' : 'before');
        return readItem.call(this, key);
      };
    });
    await page.goto(path);
    const listReads = () => page.evaluate(() => (window as unknown as { reads: string[] }).reads);
    await expect.poll(listReads).toEqual(['before', 'in hydration']);
  });

  test('skeletons of a row pulse at the same time', async ({ page }) => {
    let bringRow: () => void = () => undefined;
    const isWanted = new Promise<void>((resolve) => (bringRow = resolve));
    await page.route('**/api/shop/product-rows?*', async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toBeAttached();
    const animations = await page.evaluate(() => document.getAnimations().length);
    printFigures('animations of a row that is asked for', { animations });
    expect(animations).toBe(1);
    bringRow();
    await expect(page.getByRole('article').first()).toBeAttached();
  });
});
