/** Shared fixtures of the stories: login, cart indicator, failing ERP, and a page without console errors. */
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { isDeepRun } from '@/testing/testDepth';
import { driveLogs, recordStory } from './recording';
import { compareTexts } from './replayEquality';
import { startService, waitForCatalogue } from './service';

export const password = 'demo1234';

/** For `test.use`: the browser of people who have not asked for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Security headers that every response of the service must have. */
const onEveryAnswer = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Whether the story has changed its worker's ERP. If so, `unchangedErp` resets it. */
let isErpChanged = false;

/** Whether a response comes from the service: mocked responses have no Date header. */
const isOfTheService = (answer: Response): boolean =>
  new URL(answer.url()).hostname === '127.0.0.1' && answer.headers()['date'] !== undefined;

/**
 * Page fixture. The story fails on an uncaught error, a console error, a violation of the Content-Security-Policy, or a
 * response without the security headers.
 */
export const test = base.extend<
  {
    complaints: string[];
    isDriven: boolean;
    recording: undefined;
    savedData: undefined;
    savesData: boolean;
    unchangedErp: undefined;
  },
  { service: string }
>({
  /** URL of the worker's own service. */
  service: [
    // Playwright reads a fixture's dependencies from its first parameter: `{}` names no fixture
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = await startService();
      await waitForCatalogue(started);
      await use(started.address);
      await started.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ service }, use) => use(service),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // the browser itself logs refused responses as errors; the stories check how the shop handles them
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(`console: ${message.text()}`);
        }
      });
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          reportError(new Error(`content policy: ${violatedDirective} ${blockedURI} ${sample}`)),
        ),
      );
      page.on('response', (answer) => {
        if (!isOfTheService(answer)) return;
        const missing = onEveryAnswer.filter((name) => !answer.headers()[name]);
        if (missing.length > 0) complaints.push(`without ${missing.join(', ')}: ${answer.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  /**
   * Whether the browser asks to save data. An idle page then prefetches no code of other pages, which spares forty
   * files on each page of a story.
   */
  savesData: [true, { option: true }],
  savedData: [
    async ({ page, savesData }, use) => {
      if (savesData)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      await use(undefined);
    },
    { auto: true },
  ],
  /**
   * Whether the story's logs are also driven through the store. A deep run also replays them in the page, whose text
   * must be the text that was seen.
   */
  isDriven: [false, { option: true }],
  recording: [
    async ({ page, javaScriptEnabled, isDriven }, use, info) => {
      const files = await recordStory(page, javaScriptEnabled !== false, info, () => use(undefined));
      if (!isDriven) return;
      expect(await driveLogs(files)).toEqual([]);
      for (const file of isDeepRun ? files : []) {
        const { compared, others } = await compareTexts(page, file);
        info.annotations.push({ type: 'texts', description: `${compared - others.length} of ${compared}` });
        expect(others, file).toEqual([]);
      }
    },
    { auto: true },
  ],
  unchangedErp: [
    async ({ service }, use) => {
      await use(undefined);
      if (!isErpChanged) return;
      isErpChanged = false;
      const { status } = await fetch(`${service}/control/reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(status).toBe(204);
    },
    { auto: true },
  ],
});

export { expect };

export async function signIn(page: Page, email: string) {
  await page.goto('/account/login');
  const form = page.getByRole('main');
  await form.locator('[type=email]').fill(email);
  await form.locator('[type=password]').fill(password);
  await form.locator('[type=password]').press('Enter');
}

/** Cart indicator; its accessible name contains the quantity and the subtotal. */
export const cartIndicator = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Carrito/ });

export async function search(page: Page, words: string) {
  const box = page.getByRole('combobox', { name: 'Buscar repuestos' });
  await box.fill(words);
  await box.press('Enter');
}

/**
 * Logs in without the form, in a third of the time. Only the cookies matter, and only for the next page, which the
 * story loads itself.
 */
export async function startSession(page: Page, email: string) {
  const readCookie = async (wanted: string) =>
    (await page.context().cookies()).find(({ name }) => name === wanted)?.value;
  await page.request.get('/api/shop/session');
  await page.request.post('/api/dtierp/wsdti/getLoginIn', {
    data: { user: email, password },
    headers: { 'x-xsrf-token': (await readCookie('XSRF-TOKEN')) ?? '' },
  });
  expect(await readCookie('session')).toBeDefined();
}

/**
 * Waits until a seller serves a customer. The bar shows the customer's name before the service has answered, and a page
 * that is loaded before the answer would come without the customer.
 */
export async function waitForServedCustomer(page: Page, customer: string) {
  await expect(page.locator('[aria-busy=false]').filter({ hasText: customer }).first()).toBeVisible();
}

/**
 * Waits until the service has rendered a page. On a busy machine the first visitor receives it without its contents.
 */
export const waitForRenderedPage = (page: Page, path: string, userAgent?: string) =>
  expect
    .poll(async () => {
      const headers = userAgent === undefined ? undefined : { 'user-agent': userAgent };
      return (await page.request.get(path, { headers })).text();
    })
    .toMatch(/<html[^>]* data-screen=/);

/** Makes some calls of the embedded ERP fail, or all of them, until null is given or the story ends. */
export async function misbehave(page: Page, fault: string | number | null, calls?: string[]) {
  isErpChanged = true;
  const answer = await page.request.post('/control/faults', { data: { fault, ...(calls ? { calls } : {}) } });
  expect(answer.ok()).toBe(true);
}

/** Changes a product in the ERP until the story ends. */
export async function changeProduct(
  page: Page,
  change: { sku: string; quantity?: number; priceWithoutIva?: number },
) {
  isErpChanged = true;
  const answer = await page.request.post('/control/product', { data: change });
  expect(answer.ok()).toBe(true);
}

/** Scrolls down in steps until all lazy blocks are loaded. */
export async function readThrough(page: Page) {
  for (let step = 0; step < 40; step += 1) {
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          window.scrollBy(0, 800);
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }),
    );
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]:not(button)'));
    const isAtEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
    if (isAtEnd) return;
  }
  throw new Error(`${page.url()} has no end`);
}

/** Prints a measured value beside its goal, so that a run shows by how much the goal is met. */
export const printFigures = (what: string, figures: object) =>
  process.stdout.write(`face: ${what}: ${JSON.stringify(figures)}\n`);
