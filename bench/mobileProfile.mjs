/** Phone emulation of Lighthouse's mobile settings, with or without CPU throttling. */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';

export const userAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

export const viewport = { width: 412, height: 823 };

/** @param flags further flags of the browser */
export const openBrowser = (flags = []) =>
  chromium.launch({
    executablePath: findOrInstallBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...flags],
  });

/** Pending requests of each page, and their start, in milliseconds. */
const traffic = new WeakMap();
const quietMs = 300;

function watchTraffic(page) {
  const now = { underway: 0, since: performance.now() };
  traffic.set(page, now);
  const change = (by) => () => {
    now.underway += by;
    now.since = performance.now();
  };
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && change(0)());
}

/** Opens a page as on a first visit, with its CDP session. */
export async function openPhone(browser, base) {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'es-EC',
    userAgent,
    viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  watchTraffic(page);
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** @param rate CPU throttling factor */
export const slowDown = (cdp, rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Waits until the network has been idle for a while, and idle callbacks have run. */
export async function settled(page) {
  const quiet = async () => {
    const { underway, since } = traffic.get(page);
    const left = underway > 0 ? quietMs : since + quietMs - performance.now();
    if (left <= 0) return;
    await page.waitForTimeout(left);
    await quiet();
  };
  await quiet();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await quiet();
}

/** Reads the name of a part from its link in a list; the vehicles that it fits follow the name. */
export const readPart = (link) =>
  link.evaluate((element) => (element.firstElementChild ?? element).textContent.trim());

export async function signIn(page, email) {
  await page.goto('/account/login');
  const form = page.getByRole('main');
  await form.locator('[type=email]').fill(email);
  await form.locator('[type=password]').fill('demo1234');
  await form.locator('[type=password]').press('Enter');
  await page.waitForURL(/dashboard|clientes/);
}
