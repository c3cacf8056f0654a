/** A customer in Chromium with the built shop and its service; detects blank pages and lost lines. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export const port = Number(process.env['FAULTS_PORT'] ?? 18_251);
export const base = `http://127.0.0.1:${port}`;

/** The built service with its own data folder, which can be killed and restarted. */
export class OwnService {
  private readonly data = mkdtempSync(path.join(tmpdir(), 'shop-faults-'));
  private process: ChildProcess | null = null;

  async start(): Promise<void> {
    // faults run in production mode, which refuses a service with fault control
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DRAIN_SECONDS: '0',
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

  /** Kills the process without a graceful shutdown. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  /** Makes the ERP misbehave; with null it behaves again. */
  async misbehave(fault: string | number | null): Promise<void> {
    await fetch(`${base}/control/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fault }),
    });
  }
}

/** Milliseconds after which an empty page counts as blank: the shop gives up on an answer after 15 s. */
const patience = 25_000;
export const parts = ['FRE-PD-1042', 'MAN-FO-3102'];
const linesIn = (text: string | null): Record<string, number> =>
  Object.fromEntries(
    (JSON.parse(text ?? '[]') as { product: { sku: string }; quantity: number }[]).map(
      ({ product, quantity }) => [product.sku, quantity],
    ),
  );

export class Visitor {
  readonly complaints: string[] = [];
  /** URLs of blank pages. */
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

  /** Reports console errors, except for refused answers, which the browser logs itself. */
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

  /** Fills the cart with two lines. */
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

  /** Returns quantities by product, from the storage. */
  async lines(): Promise<Record<string, number>> {
    return linesIn(await this.page.evaluate(() => localStorage.getItem('cartItems')));
  }

  async orderIds(): Promise<string[]> {
    const answer = await this.context.request.get('/api/shop/orders');
    return ((await answer.json()) as { orders: { id: string }[] }).orders.map(({ id }) => id);
  }

  /** Opens a page in a browser that already knows the deployed version. */
  async begin(at: string): Promise<void> {
    await this.page.evaluate(() => localStorage.removeItem('app-version'));
    await this.page.goto(at);
    await this.look();
    await this.page.waitForFunction(() => localStorage.getItem('app-version') !== null);
  }

  /** Navigates within the shop with a link, without a reload. */
  async go(to: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  }

  /** Whether the page renders in time: with a heading, and not only a skeleton. */
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
