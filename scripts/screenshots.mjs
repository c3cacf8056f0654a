/**
 * npm run screenshots [-- PATH…]: every page in full at 390 (phone), 820 and 1024 (tablets), 1440 (desktop) and 1920 px
 * (wide), in both languages and both themes, as PNG files in screenshots/. Needs a running shop (BASE_URL, default
 * http://127.0.0.1:8080).
 * WIDTHS=390,1440, LANGUAGES=es, THEMES=light and PEOPLE=guest limit the screenshots. BLOCKED=on loads no script, and
 * so shows guests' pages as the service renders them. Pages that never finish loading are taken too, and are named at
 * the end.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from './browser.mjs';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const folder = path.join(import.meta.dirname, '../screenshots');
const widths = (process.env.WIDTHS ?? '390,820,1024,1440,1920').split(',').map(Number);
const languages = (process.env.LANGUAGES ?? 'es,en').split(',');
const themes = (process.env.THEMES ?? 'light,dark').split(',');
const chosenPeople = process.env.PEOPLE?.split(',');
const isBlocked = process.env.BLOCKED === 'on';

const demos = [
  ...['one', 'two', 'three'].map((number) => `/header-spaceship-variant-${number}`),
  ...['one', 'two', 'three', 'four', 'five'].map((number) => `/header-classic-variant-${number}`),
  ...['one', 'two'].map((number) => `/mobile-header-variant-${number}`),
];
const openPages = [
  '/',
  '/home-two',
  ...demos,
  '/shop',
  '/shop/category/05-000',
  '/shop/category/05-001/products',
  '/shop/shop-grid-4-sidebar?search=aceite',
  '/shop/products/FRE-PD-1042',
  '/shop/products/MAN-AC-3301',
  '/shop/wishlist',
  '/shop/compare',
  '/shop/brands',
  '/shop/cart',
  '/account/login',
  '/account/login?view=sign-up',
  '/account/login?view=forgot',
  '/account/garage',
  '/site/about-us',
  '/site/contact-us-v1',
  '/blog',
  '/blog/cuando-cambiar-las-pastillas-de-freno',
  '/no/existe',
];
const people = {
  guest: { pages: openPages },
  customer: {
    email: 'cliente@demo.ec',
    pages: [
      '/shop/category/05-001/products',
      '/shop/products/FRE-PD-1042',
      '/shop/cart',
      '/shop/checkout',
      '/shop/quick-order',
      '/account/dashboard',
      '/account/orders',
      '/account/addresses',
      '/account/addresses/new',
      '/account/statement',
      '/account/profile',
      '/account/password',
    ],
  },
  seller: { email: 'vendedor@demo.ec', pages: ['/account/clientes', '/account/ordenes-vendedor'] },
};

/**
 * Resolves once each picture on the screen is drawn and no part of the screen is still loading. Without scripts no such
 * part ever loads.
 */
const waitForContent = (page) =>
  page.waitForFunction((hasScripts) => {
    const isOnScreen = (element) => {
      const { top, right, bottom, left, height } = element.getBoundingClientRect();
      // slides of a carousel that are out of sight are inert
      const isBeside = right <= 0 || left >= window.innerWidth || element.closest('[inert]') !== null;
      return height > 0 && top < window.innerHeight && bottom > 0 && !isBeside;
    };
    const busy = document.querySelectorAll('main [aria-busy=true]:not(button)');
    // a block that loads only near the screen is until then an empty box with its final height
    const empty = [...document.querySelectorAll('main :is(div, section):empty')].filter(
      (room) => room.getBoundingClientRect().height > 100,
    );
    const coming = [...document.images].filter(({ complete }) => !complete);
    return ![...(hasScripts ? [...busy, ...empty] : []), ...coming].some(isOnScreen);
  }, !isBlocked);

/** Number of scroll steps of half a window within which every page must end. A page that keeps growing has a fault. */
const maxSteps = 80;

/**
 * Scrolls to the end in steps, so that every block that loads near the screen has loaded, and back to the top. Every
 * wait here has a limit: waiting for an animation frame inside `evaluate` has none, and a page that draws no frame
 * would block for ever.
 */
async function scrollThrough(page) {
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  for (let steps = 0; !(await page.evaluate(isAtEnd)); steps += 1) {
    if (steps === maxSteps) throw new Error(`the page has no end after ${maxSteps} steps`);
    await waitForContent(page);
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' }));
  }
  await waitForContent(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // without this, content-visibility would leave parts off the screen empty in a full-page screenshot
    for (const element of document.querySelectorAll('*'))
      if (window.getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
  });
  await waitForContent(page);
}

/** Opens a page. With scripts it also waits for hydration. */
async function open(page, place) {
  await page.goto(place, { waitUntil: 'load' });
  if (isBlocked) return;
  await page.waitForFunction(() => document.documentElement.dataset.screen === undefined);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // parts beside the content, such as the sections of an account, load code of their own
  await page.waitForLoadState('networkidle');
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});

const failures = [];
const settings = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);
for (const { language, theme, width } of settings) {
  for (const [person, { email, pages }] of Object.entries(people)) {
    const shown = pages.filter((page) => wanted.length === 0 || wanted.includes(page));
    // login needs scripts
    if (shown.length === 0 || (isBlocked && email)) continue;
    if (chosenPeople && !chosenPeople.includes(person)) continue;
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      baseURL: base,
      colorScheme: theme,
    });
    if (isBlocked) await context.route('**/*.js', (route) => route.abort());
    await context.addCookies([{ name: 'language', value: language, url: base }]);
    await context.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
    const page = await context.newPage();
    if (email) {
      await open(page, '/account/login');
      const main = page.getByRole('main');
      await main.locator('input[type=email], input[name=email]').first().fill(email);
      await main.locator('input[type=password]').fill('demo1234');
      await main.locator('input[type=password]').press('Enter');
      await page.waitForURL(/dashboard|clientes/);
    }
    if (person === 'customer') {
      for (const part of ['/shop/products/FRE-PD-1042', '/shop/products/MAN-FO-3102']) {
        await open(page, part);
        await page.locator('aside button[type=submit]').click();
        await page
          .getByRole('status')
          .filter({ hasText: /agreg|added/i })
          .first()
          .waitFor();
      }
    }
    for (const place of shown) {
      const name = `${person}${place === '/' ? '-home' : place.replace(/[/?=]+/g, '-')}`;
      const kind = [language, theme, width, name, ...(isBlocked ? ['blocked'] : [])].join('-');
      try {
        await open(page, place);
        await scrollThrough(page);
      } catch (error) {
        failures.push(`${kind}: ${error.message.split('\n')[0]}`);
      }
      await page.screenshot({ path: path.join(folder, `${kind}.png`), fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
