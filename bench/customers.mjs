/**
 * npm run bench:customers: time to filter a seller's 10,000 customers, for each key of a few searches, with
 * the CPU throttled four times. Measures processor time of the page's main thread, median of three, so that
 * other load counts little. `answered`: the shop's own code, until the rows are in the page; `drawn`: with
 * style, layout and paint of the frame. Exits with 1 when the 95th percentile is over a frame, or ten times
 * the customers take more than three times as long. BASE_URL names a running shop; without it the built one
 * is started.
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { exponentOf, tell } from './figures.cjs';
import { manyCustomers } from './manyCustomers.mjs';
import { findOrStartShop } from './startShop.cjs';

const { base, end } = await findOrStartShop();
const slowdown = Number(process.env.SLOWDOWN ?? 4);
const rounds = 3;
const frame = 1000 / 60;
const maxGrowth = 3;
/** Common and rare words, one and two, and one without matches. */
const searches = ['taller', 'nanez piston', 'c09999', 'zzzz', 'repuestos 77'];
const keys = searches.flatMap((search) => [...search, ...Array(search.length).fill('Backspace')]);

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** Opens the list with a number of customers, and focuses the search field. */
async function openList(browser, count) {
  const page = await (
    await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await page.route('**/api/shop/session/customers', (route) =>
    route.fulfill({ json: { customers: manyCustomers(count) } }),
  );
  await page.goto('/account/login');
  const main = page.getByRole('main');
  await main.locator('input[name=email]').fill('vendedor@demo.ec');
  await main.locator('input[type=password]').fill('demo1234');
  await main.locator('input[type=password]').press('Enter');
  await page.waitForURL(/clientes/);
  // login returns the demonstration's customers, so a reload requests the mocked ones
  await page.goto('/account/clientes');
  await page.getByText(`${count.toLocaleString('de')} clientes.`).waitFor();
  await main.locator('input[type=search]').focus();
  return page;
}

/** Measures the milliseconds of each key, minus the cost of the measurement itself. */
async function costsOf(browser, count) {
  const page = await openList(browser, count);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
    return { answered: of('ScriptDuration'), drawn: of('TaskDuration') };
  };
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const costOf = async (key) => {
    await frames();
    const before = await busy();
    await page.keyboard.press(key);
    await frames();
    const after = await busy();
    return { answered: after.answered - before.answered, drawn: after.drawn - before.drawn };
  };

  const looked = [];
  const pressed = keys.map(() => []);
  // the first round warms up the code
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, key] of keys.entries()) {
      if (place % 8 === 0) looked.push(await costOf('Shift'));
      const cost = await costOf(key);
      if (round > 0) pressed[place].push(cost);
    }
  }
  await page.context().close();
  const middle = (costs, kind) =>
    at(
      costs.map((cost) => cost[kind]),
      0.5,
    );
  const of = (kind) => pressed.map((costs) => Math.max(0, middle(costs, kind) - middle(looked, kind)));
  return { answered: of('answered'), drawn: of('drawn') };
}

const browser = await chromium.launch({
  executablePath: findOrInstallBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const few = await costsOf(browser, 1_000);
const many = await costsOf(browser, 10_000);
await browser.close();
await end();

const say = (line) => process.stdout.write(`${line}\n`);
say(`10,000 customers, ${slowdown} times slower, ${keys.length} keys:`);
for (const [kind, times] of Object.entries(many)) {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(1));
  say(`  ${kind} after ${half} ms (95 of 100: ${most} ms, worst: ${worst} ms)`);
}
const growth = at(many.answered, 0.5) / at(few.answered, 0.5);
say(`  answered ${growth.toFixed(2)} times as late as of 1,000 (at most ${maxGrowth})`);
const isLate = at(many.answered, 0.95) > frame;
tell('customers.late', at(many.answered, 0.95));
tell('customers.growth', exponentOf([at(few.answered, 0.5), at(many.answered, 0.5)], [1_000, 10_000]));
if (isLate) say(`  95 of 100 answers take longer than a frame of ${frame.toFixed(1)} ms`);
process.exitCode = isLate || growth > maxGrowth ? 1 : 0;
