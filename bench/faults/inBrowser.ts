/** Part of the fault table that needs a real browser: the built shop in Chromium, with its own service. */
import { chromium, type Browser, type Request, type Route } from '@playwright/test';
import { interferences, networkFaults, type NetworkFault } from './faults';
import { randomOf, type Random } from './random';
import type { Row } from './table';
import { OwnService, Visitor } from './visitor';

/** Injections per fault. */
const times = 10;
const places = [
  '/',
  '/shop/category/05-001/products',
  '/shop/products/FRE-PD-1042',
  '/shop/cart',
  '/shop/checkout',
  '/account/orders',
  '/account/statement',
  '/shop/brands',
  '/blog',
  '/account/addresses',
];
/** Pages whose code is not preloaded. */
const seldom = ['/shop/brands', '/shop/wishlist', '/shop/compare', '/site/about-us', '/account/garage'];

interface Scene {
  visitor: Visitor;
  service: OwnService;
  random: Random;
}
interface Scenario {
  fault: string;
  /** Whether the visitor is a guest, who has no cart and no orders to lose. */
  isGuest?: boolean;
  /** Whether the storage fails, so that the lines exist only in the page. */
  forgets?: boolean;
  play: (scene: Scene) => Promise<void>;
}

/** Applies a fault to one request to the real service. */
async function interfered(route: Route, fault: NetworkFault, random: Random): Promise<void> {
  const { reaches, after, hears } = interferences[fault](random);
  const answer = reaches > 0 ? await route.fetch() : null;
  if (reaches === 2) await route.fetch();
  // limited, so that the run does not wait for real minutes
  await new Promise((resolve) => setTimeout(resolve, Math.min(after, 2_000)));
  if (hears === 'silence') return;
  if (hears === 'lost') return route.abort();
  if (hears === 'answer') return answer ? route.fulfill({ response: answer }) : route.abort();
  if (typeof hears === 'object')
    return route.fulfill({ status: hears.status, contentType: hears.type, body: hears.text });
  if (answer) return route.fulfill({ response: answer, body: hears(await answer.text()) });
}

/** Network faults while the customer navigates by links and reloads. */
const onTheWay = (fault: NetworkFault): Scenario => ({
  fault,
  play: async ({ visitor, random }) => {
    await visitor.page.route('**/api/**', (route) => {
      if (!random.chance(0.6)) return route.continue();
      // a closed page cancels its requests
      return interfered(route, fault, random).catch(() => undefined);
    });
    for (const [position, place] of places.entries()) {
      if (position % 3 === 0 && fault !== 'hanging until the time-out') await visitor.page.goto(place);
      else await visitor.go(place);
      await visitor.look();
    }
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Faults of the ERP behind the gateway. */
const fromTheErp = (fault: string, how: string | number): Scenario => ({
  fault,
  play: async ({ visitor, service }) => {
    await service.misbehave(how);
    for (const place of places) {
      await visitor.go(place);
      await visitor.look();
    }
    await service.misbehave(null);
  },
});

/** Removes chunks that were not loaded yet; with `version`, as after a deployment. */
async function withoutCode(visitor: Visitor, version: string | null, work: () => Promise<void>) {
  let isGone = true;
  await visitor.page.route(/\/assets\/(?!main|vendor)[^/]+\.(js|css)$/, (route) =>
    isGone ? route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }) : route.fallback(),
  );
  if (version !== null)
    await visitor.page.route('**/assets/version.json*', (route) => route.fulfill({ json: { version } }));
  // the reloaded page is the new version's, whose files exist
  const back = (request: Request) => {
    if (request.isNavigationRequest()) isGone = false;
  };
  visitor.page.on('request', back);
  await work();
  isGone = false;
  visitor.page.off('request', back);
  await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
}

const complain = (visitor: Visitor, what: string) => void visitor.complaints.push(what);

const scenarios: Scenario[] = [
  ...networkFaults.map(onTheWay),
  fromTheErp('ERP down', 'error500'),
  fromTheErp('HTML instead of JSON', 'html'),
  fromTheErp('truncated JSON', 'truncated'),
  fromTheErp('wrong types', 'wrongShape'),
  fromTheErp('rows without required fields', 'rowsWithoutFields'),
  fromTheErp('slow, up to 14 s', 1_000),
  {
    fault: 'code missing after a deploy',
    play: async ({ visitor }) => {
      for (let time = 0; time < times; time += 1) {
        await visitor.begin('/site/contact-us-v1');
        const before = visitor.loads;
        await withoutCode(visitor, `deploy-${time}`, async () => {
          await visitor.go(seldom[time % seldom.length]!);
          await visitor.page.waitForEvent('load', { timeout: 15_000 }).catch(() => undefined);
          await visitor.look();
        });
        if (await visitor.main.getByText('No pudimos mostrar').isVisible())
          complain(visitor, 'the page did not come');
        if (visitor.loads !== before + 1)
          complain(visitor, `${visitor.page.url()}: loaded ${visitor.loads - before} times after a deploy`);
      }
    },
  },
  {
    fault: 'code missing, no other version',
    play: async ({ visitor }) => {
      for (let time = 0; time < times; time += 1) {
        await visitor.begin('/site/contact-us-v1');
        const before = visitor.loads;
        await withoutCode(visitor, null, async () => {
          await visitor.go(seldom[time % seldom.length]!);
          await visitor.main.getByRole('button', { name: 'Reintentar' }).waitFor();
        });
        await visitor.main.getByRole('button', { name: 'Reintentar' }).click();
        await visitor.main.getByText('No pudimos mostrar').waitFor({ state: 'detached' });
        await visitor.look();
        if (visitor.loads !== before) complain(visitor, 'loaded anew though no other version is there');
      }
    },
  },
  {
    fault: 'new version amid a form',
    play: async ({ visitor }) => {
      for (let time = 0; time < times; time += 1) {
        await visitor.begin('/site/contact-us-v1');
        const field = visitor.main.getByRole('textbox', { name: /Asunto/ });
        await field.fill(`Pedido ${time}`);
        const before = visitor.loads;
        await withoutCode(visitor, `form-${time}`, async () => {
          const asked = visitor.page.waitForResponse(/version\.json/);
          await visitor.page
            .getByRole('banner')
            .getByRole('button', { name: /^Departamentos/ })
            .click();
          await asked;
          await visitor.page.getByText('Hay una versión nueva', { exact: false }).first().waitFor();
          if (visitor.loads !== before) complain(visitor, 'loaded anew over a form');
          if ((await field.inputValue()) !== `Pedido ${time}`) complain(visitor, 'what was typed is gone');
        });
        await visitor.look();
      }
    },
  },
  {
    fault: 'offline and back',
    play: async ({ visitor }) => {
      await visitor.page.goto('/shop/checkout');
      await visitor.main.getByRole('checkbox').check();
      const place = visitor.main.getByRole('button', { name: 'Realizar pedido' });
      for (let time = 0; time < times; time += 1) {
        await visitor.context.setOffline(true);
        await place.click();
        await visitor.main.getByText('No hay conexión', { exact: false }).first().waitFor();
        await visitor.look();
        await visitor.context.setOffline(false);
        await visitor.page.waitForFunction(() => navigator.onLine);
      }
    },
  },
  {
    fault: 'signed out in another tab',
    play: async ({ visitor }) => {
      for (let time = 0; time < times; time += 1) {
        if (time > 0) {
          // rate limit of logins per account and minute
          await visitor.signIn(time % 2 === 0 ? 'cliente@demo.ec' : 'mayorista@demo.ec');
          await visitor.fillCart();
        }
        await visitor.page.goto('/shop/cart');
        const other = await visitor.tab();
        await other.goto('/account/profile');
        await other.getByRole('main').getByRole('heading').first().waitFor();
        await other
          .getByRole('banner')
          .getByRole('button', { name: /Mi cuenta/ })
          .first()
          .click();
        await other.getByRole('button', { name: 'Cerrar sesión' }).first().click();
        await other.waitForURL(/login/);
        await visitor.look();
        await visitor.look(other);
        await other.close();
      }
      // the account's data were cleared at logout
      await visitor.signIn();
      await visitor.fillCart();
    },
  },
  {
    fault: 'service killed and restarted',
    play: async ({ visitor, service }) => {
      await visitor.page.goto('/shop/cart');
      await visitor.look();
      for (let time = 0; time < times; time += 1) {
        await service.kill();
        await visitor.go(places[time % places.length]!);
        await visitor.look();
        await service.start();
        const retry = visitor.main.getByRole('button', { name: 'Reintentar' }).first();
        if (await retry.isVisible()) await retry.click();
        await visitor.look();
      }
    },
  },
  {
    fault: 'texts do not come',
    isGuest: true,
    play: async ({ visitor }) => {
      await visitor.context.route('**/assets/i18n/**', (route) => route.abort());
      const tabs = await Promise.all(
        Array.from({ length: times }, async () => {
          const tab = await visitor.tab();
          await tab.goto('/');
          return tab;
        }),
      );
      for (const tab of tabs) await visitor.look(tab);
      await visitor.context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const tab of tabs) {
        await tab.getByRole('banner').waitFor({ timeout: 20_000 });
        await visitor.look(tab);
        await tab.close();
      }
    },
  },
  ...(['forbidden', 'full'] as const).map((how): Scenario => ({
    fault: `storage ${how}`,
    forgets: true,
    play: async ({ visitor }) => {
      await visitor.page.addInitScript((kind) => {
        const refuse = (name: string) => {
          throw new DOMException('refused', name);
        };
        if (kind === 'full') Storage.prototype.setItem = () => refuse('QuotaExceededError');
        else
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { get: () => refuse('SecurityError') });
      }, how);
      await visitor.page.goto('/');
      for (let time = 0; time < times; time += 1) {
        if (time % 3 === 0) await visitor.page.goto(places[time % places.length]!);
        else await visitor.go(places[time % places.length]!);
        await visitor.look();
      }
    },
  })),
  {
    fault: 'storage corrupt',
    play: async ({ visitor }) => {
      const texts = ['{broken', '', 'null', '7', '{}', '[null]', '"x"', '[{}]', 'undefined', '{"a":1}'];
      for (const text of texts) {
        await visitor.page.evaluate((bad) => {
          for (const key of [
            'garage',
            'wishlistItems',
            'compareItems',
            'currentVehicle',
            'recentProducts',
            'language',
          ])
            localStorage.setItem(key, bad);
          const lines = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as unknown[];
          localStorage.setItem('cartItems', JSON.stringify([bad, ...lines]));
        }, text);
        await visitor.page.reload();
        await visitor.look();
      }
    },
  },
  {
    fault: 'double clicks',
    play: async ({ visitor }) => {
      await visitor.page.goto('/shop/checkout');
      await visitor.main.getByRole('checkbox').check();
      const place = visitor.main.getByRole('button', { name: 'Realizar pedido' });
      // the service answers each click, and the page never receives it
      await visitor.page.route('**/api/shop/orders', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        return route.abort();
      });
      for (let time = 0; time < times; time += 1) {
        await place.dblclick();
        await visitor.main.getByText('No hay conexión', { exact: false }).first().waitFor();
        await visitor.look();
      }
      await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
];

/** Returns the cart's contents, the lines that can still be ordered afterwards, and the number of orders. */
async function played(
  { fault, isGuest, forgets, play }: Scenario,
  browser: Browser,
  service: OwnService,
  seed: number,
) {
  const visitor = await Visitor.arrive(browser);
  if (!isGuest) {
    await visitor.signIn();
    await visitor.fillCart();
  }
  const before = isGuest ? {} : await visitor.lines();
  const orders = isGuest ? [] : await visitor.orderIds();
  await play({ visitor, service, random: randomOf(seed) });
  let lostLines = 0;
  let duplicateOrders = 0;
  if (!isGuest && !forgets) {
    // a page that was left during a fault may have lost its session, and the cart waits for the account
    await visitor.page.goto('/shop/checkout');
    await visitor.page.waitForURL(/checkout|login/);
    const place = visitor.main.getByRole('button', { name: 'Realizar pedido' });
    if (visitor.page.url().includes('login')) await visitor.signIn();
    await visitor.page.goto('/shop/checkout');
    await visitor.look();
    const after = await visitor.lines();
    lostLines = Object.keys(before).filter((sku) => after[sku] !== before[sku]).length;
    const terms = visitor.main.getByRole('checkbox');
    await terms.check();
    await place.click();
    await visitor.page.waitForURL(/success/);
    duplicateOrders = (await visitor.orderIds()).length - orders.length - 1;
  }
  await visitor.leave();
  const row: Row = {
    fault,
    injected: times,
    lostLines,
    duplicateOrders,
    blankScreens: visitor.blank.length,
    uncaught: visitor.complaints.length,
  };
  return { row, told: [...visitor.blank.map((url) => `blank: ${url}`), ...visitor.complaints] };
}

/** Runs all scenarios, each with an account and a cart of its own. `only` names one fault. */
export async function inBrowser(say: (line: string) => void, only?: string): Promise<Row[]> {
  const service = new OwnService();
  await service.start();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: Row[] = [];
  try {
    for (const [seed, scenario] of scenarios.entries()) {
      if (only !== undefined && scenario.fault !== only) continue;
      const began = performance.now();
      try {
        const { row, told } = await played(scenario, browser, service, seed);
        rows.push(row);
        for (const what of told) say(`${scenario.fault}: ${what}`);
      } catch (error) {
        // an error that ends a scenario counts as a failure
        say(`${scenario.fault}: ${String(error)}`);
        rows.push({
          fault: scenario.fault,
          injected: times,
          lostLines: 0,
          duplicateOrders: 0,
          blankScreens: 0,
          uncaught: 1,
        });
      }
      say(`in Chromium, ${scenario.fault} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await browser.close();
    await service.kill();
  }
  return rows;
}
