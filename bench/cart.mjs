/**
 * npm run bench:cart: response time of a click on "+" in a cart of 1,000 lines, with the CPU throttled four
 * times, and its growth from 100 lines. Measures processor time of the page's main thread, so that other load
 * counts little, minus that of a click without effect. `answered`: the shop's own code; `drawn`: with style,
 * layout and paint of the frame; `clock`: wall time from the click to the next frame. Exits with 1 when the
 * median of `drawn` is over 50 ms at 1,000 lines, or grows faster than the cart. BASE_URL names a running
 * shop; without it the built one is started.
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { exponentOf, tell } from './figures.cjs';
import { findOrStartShop } from './startShop.cjs';

const { base, end } = await findOrStartShop();
const slowdown = Number(process.env.SLOWDOWN ?? 4);
/** Numbers of lines, in ascending order. */
const counts = (process.env.LINES ?? '100,1000').split(',').map(Number);
const target = 50;
const presses = Number(process.env.PRESSES ?? 24);
const stock = 100_000;

const pads = (at) => ({
  id: 900_000 + at,
  sku: `BENCH-${at}`,
  name: `Pastillas de freno delanteras, juego ${at}`,
});
const line = (_, at) => {
  const { id, sku, name } = pads(at);
  const product = {
    id,
    sku,
    slug: sku.toLowerCase(),
    name,
    image: '',
    unitPrice: 1000,
    stock,
    compatibility: 'all',
  };
  return { key: String(id), product, quantity: (at % 9) + 1, options: [], change: null };
};
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await (
  await browser.newContext({ baseURL: base, locale: 'es-EC', viewport: { width: 1440, height: 900 } })
).newPage();
// no refresh of the lines, as only the click is measured
await page.route('**/wsdti/getProducto', (route) => route.abort());
await page.goto('/account/login');
const main = page.getByRole('main');
await main.locator('input[name=email]').fill('cliente@demo.ec');
await main.locator('input[type=password]').fill('demo1234');
await main.locator('input[type=password]').press('Enter');
await page.waitForURL(/dashboard/);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
const busy = async () => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
  return { answered: of('ScriptDuration'), drawn: of('TaskDuration') };
};
const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** Clicks a line's "+", or a place without effect; resolves after the next frame, with milliseconds. */
const pressed = (target) =>
  target.evaluate(
    (element) =>
      new Promise((done) => {
        const began = performance.now();
        const press = { bubbles: true, button: 0 };
        element.dispatchEvent(new PointerEvent('pointerdown', press));
        element.dispatchEvent(new PointerEvent('pointerup', press));
        requestAnimationFrame(() => {
          // a task that runs after the frame's work
          setTimeout(() => done(performance.now() - began));
        });
      }),
  );

async function costOf(target) {
  const before = await busy();
  const clock = await pressed(target);
  const after = await busy();
  return { answered: after.answered - before.answered, drawn: after.drawn - before.drawn, clock };
}

/** Measures the time of each click beyond that of a click without effect. */
async function measure(count) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(
    (lines) => localStorage.setItem('cartItems', JSON.stringify(lines)),
    Array.from({ length: count }, line),
  );
  await page.goto('/shop/cart');
  await main.getByRole('listitem').nth(20).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const nowhere = await page.locator('footer').elementHandle();
  const increases = await main.locator('section button[aria-label^=Aumentar]').elementHandles();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const costs = [];
  const idle = [];
  // the first clicks warm up the code
  for (let press = -4; press < presses; press += 1) {
    // flushes the previous click's remaining work
    await pressed(nowhere);
    const looked = await costOf(nowhere);
    const cost = await costOf(increases[(press + 4) % 8]);
    if (press < 0) continue;
    idle.push(looked);
    costs.push(cost);
  }
  const more = (kind) => {
    const looking =
      kind === 'clock'
        ? 0
        : at(
            idle.map((cost) => cost[kind]),
            0.5,
          );
    return costs.map((cost) => cost[kind] - looking);
  };
  return { answered: more('answered'), drawn: more('drawn'), clock: more('clock') };
}

const middles = [];
for (const count of counts) {
  const times = await measure(count);
  middles.push(at(times.drawn, 0.5));
  for (const kind of ['answered', 'drawn', 'clock']) {
    const told = [0.5, 0.95, 1].map((share) => at(times[kind], share).toFixed(1));
    process.stdout.write(
      `${count} lines, ${slowdown} times slower, ${presses} presses: ${kind} after ${told[0]} ms` +
        ` (95 of 100: ${told[1]} ms, worst: ${told[2]} ms)\n`,
    );
  }
}
await browser.close();
await end();

const growth = middles.at(-1) / middles[0];
const most = counts.at(-1) / counts[0];
const isGood = middles.at(-1) <= target && growth <= most;
process.stdout.write(
  `${isGood ? 'Good' : 'TOO SLOW'}: ${middles.at(-1).toFixed(1)} ms of ${target}; ${most} times the lines cost ${growth.toFixed(1)} times as much\n`,
);
tell('cart.drawn', middles.at(-1));
tell('cart.growth', exponentOf(middles, counts));
process.exitCode = isGood ? 0 : 1;
