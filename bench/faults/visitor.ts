/** A customer in Chromium, before the built shop and its service, who notices what a person would: an empty page, a lost line. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export const port = Number(process.env['FAULTS_PORT'] ?? 18_251);
export const base = `http://127.0.0.1:${port}`;

/** The built service with a data folder of its own; it can be killed and started again. */
export class OwnService {
  private readonly data = mkdtempSync(path.join(tmpdir(), 'shop-faults-'));
  private process: ChildProcess | null = null;

  async start(): Promise<void> {
    // the faults run in production mode, which refuses a service whose ERP can be broken
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: this.data,
      ERP_FAULTS: 'on',
    };
    this.process = spawn(process.execPath, ['dist/server/main.mjs'], { env, stdio: 'ignore' });
    for (;;) {
      const answer = await fetch(`${base}/api/shop/vehicles/years`).catch(() => null);
      if (answer?.ok) return;
      if (this.process.exitCode !== null) throw new Error('the service did not start: npm run build');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** As a machine does it: without asking. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  /** Tells the ERP to misbehave, or, with null, not to any more. */
  async misbehave(fault: string | number | null): Promise<void> {
    await fetch(`${base}/control/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fault }),
    });
  }
}

/** Milliseconds until a page that shows nothing counts as blank: the shop gives up on an answer after 15 s. */
const patience = 25_000;
export const parts = ['fre-pd-1042', 'man-fo-3102'];
const linesIn = (text: string | null): Record<string, number> =>
  Object.fromEntries(
    (JSON.parse(text ?? '[]') as { product: { sku: string }; quantity: number }[]).map(
      ({ product, quantity }) => [product.sku, quantity],
    ),
  );

export class Visitor {
  readonly complaints: string[] = [];
  /** Addresses at which nothing was to be seen. */
  readonly blank: string[] = [];
  loads = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.listen(page);
  }

  static async arrive(browser: Browser): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'es-EC',
      timezoneId: 'America/Guayaquil',
      viewport: { width: 1440, height: 900 },
    });
    return new Visitor(context, await context.newPage());
  }

  /** What the browser reports of a page is a complaint; that an answer was refused it says by itself. */
  private listen(page: Page): void {
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.complaints.push(`console: ${message.text()}`);
    });
    page.on('load', () => (this.loads += 1));
  }

  async tab(): Promise<Page> {
    const page = await this.context.newPage();
    this.listen(page);
    return page;
  }

  get main() {
    return this.page.getByRole('main');
  }

  async signIn(email = 'cliente@demo.ec'): Promise<void> {
    await this.page.goto('/account/login');
    await this.main.locator('[type=email]').fill(email);
    await this.main.locator('[type=password]').fill('demo1234');
    await this.main.locator('[type=password]').press('Enter');
    await this.page.waitForURL(/dashboard/);
  }

  /** Two lines in the cart. */
  async fillCart(): Promise<void> {
    for (const part of parts) {
      await this.page.goto(`/shop/products/${part}`);
      const before = Object.keys(await this.lines()).length;
      await this.main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
      await this.page.waitForFunction(
        (count) => (JSON.parse(localStorage.getItem('cartItems') ?? '[]') as unknown[]).length > count,
        before,
      );
    }
  }

  /** Pieces by part, as the storage has them. */
  async lines(): Promise<Record<string, number>> {
    return linesIn(await this.page.evaluate(() => localStorage.getItem('cartItems')));
  }

  async orderIds(): Promise<string[]> {
    const answer = await this.context.request.get('/api/shop/orders');
    return ((await answer.json()) as { orders: { id: string }[] }).orders.map(({ id }) => id);
  }

  /** A page of the version that is deployed, which the browser knows. */
  async begin(at: string): Promise<void> {
    await this.page.evaluate(() => localStorage.removeItem('app-version'));
    await this.page.goto(at);
    await this.look();
    await this.page.waitForFunction(() => localStorage.getItem('app-version') !== null);
  }

  /** Within the shop, as a link does it: the page is not loaded anew. */
  async go(to: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  }

  /** Whether something is to be seen before patience ends: a page with a heading, not its shape. */
  async look(page = this.page): Promise<boolean> {
    const seen = await page
      .getByRole('main')
      .getByRole('heading')
      .first()
      .waitFor({ state: 'visible', timeout: patience })
      .then(
        () => true,
        () => false,
      );
    if (!seen) this.blank.push(page.url());
    return seen;
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
