/* global document, requestAnimationFrame, PointerEvent */
/**
 * node bench/cart.mjs: how long a press on "+" takes in a cart of 1,000 lines, on a machine four times slower than this
 * one. Processor time of the page's main thread, so that what else the machine does counts little. `answered`: the
 * shop's own code; `drawn`: with style, layout and paint of the frame that shows it; `clock`: from the press to the
 * frame after it, by the clock. The target is 50 ms to the frame.
 * Needs a running shop (BASE_URL, default http://127.0.0.1:8080).
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const slowdown = Number(process.env.SLOWDOWN ?? 4);
const count = Number(process.env.LINES ?? 1000);
const presses = 24;
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
// the lines stay as they are: what is measured is the press
await page.route('**/wsdti/getProducto', (route) => route.abort());
await page.goto('/account/login');
const main = page.getByRole('main');
await main.locator('input[name=email]').fill('cliente@demo.ec');
await main.locator('input[type=password]').fill('demo1234');
await main.locator('input[type=password]').press('Enter');
await page.waitForURL(/dashboard/);
await page.evaluate(
  (lines) => localStorage.setItem('cartItems', JSON.stringify(lines)),
  Array.from({ length: count }, line),
);

const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
const busy = async () => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
  return { answered: of('ScriptDuration'), drawn: of('TaskDuration') };
};
const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

await page.goto('/shop/cart');
await main.getByRole('listitem').nth(20).waitFor({ timeout: 60_000 });
await page.waitForLoadState('networkidle');

await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

/** A press on a line's "+", or where nothing happens, until two frames have been drawn. */
const pressed = (selector) =>
  page.evaluate(
    (wanted) =>
      new Promise((done) => {
        const began = performance.now();
        const press = { bubbles: true, button: 0 };
        const target = document.querySelector(wanted);
        target.dispatchEvent(new PointerEvent('pointerdown', press));
        target.dispatchEvent(new PointerEvent('pointerup', press));
        requestAnimationFrame(() => {
          // the frame's own work is done when a task after it begins
          setTimeout(() => done(performance.now() - began));
        });
      }),
    selector,
  );

async function costOf(selector) {
  await pressed('footer');
  const before = await busy();
  const clock = await pressed(selector);
  const after = await busy();
  return { answered: after.answered - before.answered, drawn: after.drawn - before.drawn, clock };
}

const costs = [];
const idle = [];
// the first ones run code that has not run yet
for (let press = -4; press < presses; press += 1) {
  const looked = await costOf('footer');
  const cost = await costOf(
    `main section > div > ul:first-child > li:nth-child(${1 + ((press + 4) % 8)}) button[aria-label^=Aumentar]`,
  );
  if (press < 0) continue;
  idle.push(looked);
  costs.push(cost);
}
await browser.close();

for (const kind of ['answered', 'drawn', 'clock']) {
  const looking =
    kind === 'clock'
      ? 0
      : at(
          idle.map((cost) => cost[kind]),
          0.5,
        );
  const times = costs.map((cost) => cost[kind] - looking);
  const told = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(1));
  process.stdout.write(
    `${count} lines, ${slowdown} times slower, ${presses} presses: ${kind} after ${told[0]} ms` +
      ` (95 of 100: ${told[1]} ms, worst: ${told[2]} ms)\n`,
  );
}
