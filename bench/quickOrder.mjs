/**
 * node bench/quickOrder.mjs: time to parse, render and resolve a pasted list of 500 lines, and its growth
 * from 100 lines; and the whole of it four times slower, with the service answering in 50 ms. Processor time of the
 * page's main thread, so that other load counts little; resolving is wall time. BASE_URL names a running shop; without it the built one is started.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { exponentOf, median, tell } from './figures.cjs';
import { findOrStartShop } from './startShop.cjs';

const { base, end } = await findOrStartShop();
const runs = 5;
/** Numbers of lines, in ascending order. */
const counts = [100, 500];
/** Builds a list of numbers of one family, some of which exist: the same share for any length. */
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

/** Returns medians, in milliseconds. `both`: processor time until every line is found and rendered. */
async function costsOf(count, list = listOf(count)) {
  const drawn = [];
  const found = [];
  const both = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('/shop/quick-order', { waitUntil: 'networkidle' });
    await page.getByRole('main').locator('textarea').fill(list);
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
    // the first run also loads the code
    if (run > 0) {
      drawn.push(drawnAfter);
      found.push(Date.now() - began);
      both.push((await busy()) - before);
    } else {
      process.stdout.write(`first, with its code to fetch: drawn after ${drawnAfter.toFixed(0)} ms\n`);
    }
  }
  return { drawn: median(drawn), found: median(found), both: median(both) };
}

/** Lists codes that the shop has, so that no similar ones are searched. */
async function listCodes(count) {
  const codes = [];
  for (let number = 1; codes.length < count; number += 1) {
    const answer = await page.request.get(`/api/shop/products?limit=48&page=${number}`);
    codes.push(...(await answer.json()).products.map(({ sku }) => sku));
  }
  return codes
    .slice(0, count)
    .map((code, at) => `${code}\t${(at % 9) + 1}`)
    .join('\n');
}

/** Answers in 50 ms once an answer with all prices is known. Counts the requests that were answered so. */
async function answerIn50Ms() {
  const answers = [];
  let asked = 0;
  await page.route('**/catalogue/resolve', async (route) => {
    const known = answers.find(({ body }) => body === route.request().postData());
    if (!known) {
      const response = await route.fetch();
      const answer = { status: response.status(), headers: response.headers(), body: await response.body() };
      // late prices come with the next answer
      const { products } = JSON.parse(String(answer.body));
      if (products.every(({ prices }) => prices)) answers.push({ body: route.request().postData(), answer });
      return route.fulfill(answer);
    }
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return route.fulfill(known.answer);
  });
  return () => asked;
}

const costs = [];
for (const count of counts) costs.push(await costsOf(count));
// prices are cached by now, so each list is found with its first request
const countAsked = await answerIn50Ms();
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const slow = await costsOf(500, await listCodes(500));
const asked = countAsked() / runs;
await browser.close();
await end();
process.stdout.write(
  `500 lines, 4 × slower, answered in 50 ms: ${slow.both.toFixed(0)} ms of processor, ${slow.found.toFixed(0)} ms of time at a load of ${loadavg()[0].toFixed(1)}, ${asked} requests\n`,
);
tell('quickOrder.slow', slow.found);
tell('quickOrder.slowBusy', slow.both);
tell('quickOrder.asked', asked);

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
