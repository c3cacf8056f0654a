/* global document, requestAnimationFrame */
/**
 * node bench/quickOrder.mjs: how long a pasted list of 500 lines takes to be read and drawn, and to be found.
 * Processor time of the page's main thread, so that what else the machine does counts little; finding is by the clock.
 * Needs a running shop (BASE_URL, default http://127.0.0.1:8080).
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const runs = 5;
/** The whole catalogue's families, so that most lines are real parts and some are not. */
const list = Array.from({ length: 500 }, (_, at) => `FRE-PD-${1000 + at}\t${(at % 9) + 1}`).join('\n');

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

const drawn = [];
const found = [];
for (let run = 0; run <= runs; run += 1) {
  await page.goto('/shop/quick-order', { waitUntil: 'networkidle' });
  await page.getByRole('main').locator('textarea').fill(list);
  const before = await busy();
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
  const began = Date.now();
  await page.locator('main progress').waitFor({ state: 'detached', timeout: 120_000 });
  // the first one also fetches the code that reads and draws
  if (run > 0) {
    drawn.push(drawnAfter);
    found.push(Date.now() - began);
  } else {
    process.stdout.write(`first, with its code to fetch: drawn after ${drawnAfter.toFixed(0)} ms\n`);
  }
}
await browser.close();
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)].toFixed(0);
process.stdout.write(
  `500 lines: drawn after ${median(drawn)} ms, found after ${median(found)} ms (medians of ${runs})\n`,
);
