/* global requestIdleCallback */
/** A browser that is the phone of Lighthouse's mobile settings, with or without its slow processor. */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';

export const userAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

export const viewport = { width: 412, height: 823 };

export const openBrowser = () =>
  chromium.launch({
    executablePath: findOrInstallBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** A page of somebody who has never been here, with the protocol's session to it. */
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
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** @param rate how many times slower than this machine */
export const slowDown = (cdp, rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Until nothing is asked for any more, and what waits for an idle moment has had it. */
export async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await page.waitForTimeout(300);
}

export async function signIn(page, email) {
  await page.goto('/account/login');
  const form = page.getByRole('main');
  await form.locator('[type=email]').fill(email);
  await form.locator('[type=password]').fill('demo1234');
  await form.locator('[type=password]').press('Enter');
  await page.waitForURL(/dashboard|clientes/);
}
