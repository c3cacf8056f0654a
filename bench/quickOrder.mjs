/* global document, requestAnimationFrame */
/**
 * node bench/quickOrder.mjs: time to parse, render and resolve a pasted list of 500 lines, and its growth
 * from 100 lines. Processor time of the page's main thread, so that other load counts little; resolving is
 * wall time. BASE_URL names a running shop; without it the built one is started.
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { exponentOf, median, tell } from './figures.cjs';
import { findOrStartShop } from './startShop.cjs';

const { base, end } = await findOrStartShop();
const runs = 5;
/** In ascending order. */
const counts = [100, 500];
/** Numbers of one family, some of which exist: the same share, whatever the list's length. */
const listOf = (count) => {
  const step = counts.at(-1) / count;
  return Array.from({ length: count }, (_, at) => `FRE-PD-${1000 + at * step}\t${(at % 9) + 1}`).join('\n');
};

const browser = await chromium.launch({
  executablePath: findOrInstallBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await (
  await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
).newPage();
await page.goto('/account/login');
await page.getByRole('main').locator('input[name=email]').fill('cliente@demo.ec');
await page.getByRole('main').locator('input[type=password]').fill('demo1234');
await page.getByRole('main').locator('input[type=password]').press('Enter');
await page.waitForURL(/dashboard/);

const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
const busy = async () =>
  1000 * (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;

/** Medians, in milliseconds. */
async function costsOf(count) {
  const drawn = [];
  const found = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('/shop/quick-order', { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('textarea').fill(listOf(count));
    const before = await busy();
    // requested while the list renders
    const began = Date.now();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () =>
            document.querySelector('main ol > li')
              ? requestAnimationFrame(resolve)
              : requestAnimationFrame(look);
          document.querySelector('main form').requestSubmit();
          look();
        }),
    );
    const drawnAfter = (await busy()) - before;
    await page.locator('main progress').waitFor({ state: 'detached', timeout: 120_000 });
    // the first one also loads the code
    if (run > 0) {
      drawn.push(drawnAfter);
      found.push(Date.now() - began);
    } else {
      process.stdout.write(`first, with its code to fetch: drawn after ${drawnAfter.toFixed(0)} ms\n`);
    }
  }
  return { drawn: median(drawn), found: median(found) };
}

const costs = [];
for (const count of counts) costs.push(await costsOf(count));
await browser.close();
await end();

for (const [at, { drawn, found }] of costs.entries())
  process.stdout.write(
    `${counts[at]} lines: drawn after ${drawn.toFixed(0)} ms, found after ${found.toFixed(0)} ms (medians of ${runs})\n`,
  );
const growthOf = (kind) =>
  exponentOf(
    costs.map((cost) => cost[kind]),
    counts,
  );
tell('quickOrder.drawn', costs.at(-1).drawn);
tell('quickOrder.growth', growthOf('drawn'));
tell('quickOrder.foundGrowth', growthOf('found'));
