/**
 * npm run screenshots [-- PATH…]: every page at 390, 820 and 1440 px in both languages, as PNG files in screenshots/.
 * Needs a running shop (BASE_URL, default http://127.0.0.1:8080).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from './browser.mjs';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:8080';
const folder = path.join(import.meta.dirname, '../screenshots');
const widths = (process.env.WIDTHS ?? '390,820,1440').split(',').map(Number);
const languages = (process.env.LANGUAGES ?? 'es,en').split(',');

const demos = [
  ...['one', 'two', 'three'].map((number) => `/header-spaceship-variant-${number}`),
  ...['one', 'two', 'three', 'four', 'five'].map((number) => `/header-classic-variant-${number}`),
  ...['one', 'two'].map((number) => `/mobile-header-variant-${number}`),
];
const open = [
  '/',
  '/home-two',
  ...demos,
  '/shop',
  '/shop/category/05-000',
  '/shop/category/05-001/products',
  '/shop/shop-grid-4-sidebar?search=aceite',
  '/shop/products/fre-pd-1042',
  '/shop/products/man-ac-3301',
  '/shop/wishlist',
  '/shop/compare',
  '/shop/brands',
  '/shop/cart',
  '/account/login',
  '/account/login?view=sign-up',
  '/account/garage',
  '/site/about-us',
  '/site/contact-us-v1',
  '/blog',
  '/blog/cuando-cambiar-las-pastillas-de-freno',
  '/no/existe',
];
const people = {
  guest: { pages: open },
  customer: {
    email: 'cliente@demo.ec',
    pages: [
      '/shop/category/05-001/products',
      '/shop/products/fre-pd-1042',
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

for (const language of languages) {
  for (const width of widths) {
    for (const [person, { email, pages }] of Object.entries(people)) {
      const shown = pages.filter((page) => wanted.length === 0 || wanted.includes(page));
      if (shown.length === 0) continue;
      const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: base });
      await context.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
      const page = await context.newPage();
      if (email) {
        await page.goto('/account/login');
        const main = page.getByRole('main');
        await main.locator('input[type=email], input[name=email]').first().fill(email);
        await main.locator('input[type=password]').fill('demo1234');
        await main.locator('input[type=password]').press('Enter');
        await page.waitForURL(/dashboard|clientes/);
      }
      if (person === 'customer') {
        for (const part of ['/shop/products/fre-pd-1042', '/shop/products/man-fo-3102']) {
          await page.goto(part);
          await page.locator('aside button[type=submit]').click();
          await page.waitForTimeout(500);
        }
      }
      for (const place of shown) {
        await page.goto(place, { waitUntil: 'networkidle' });
        const name = `${person}${place === '/' ? '-home' : place.replace(/[/?=]+/g, '-')}`;
        await page.screenshot({
          path: path.join(folder, `${language}-${width}-${name}.png`),
          fullPage: true,
        });
      }
      await context.close();
    }
  }
}
await browser.close();
