/**
 * Response time of clicks on a phone, at this machine's speed and throttled four times: median of eleven, each with
 * another product, list or word, so that caches do not help. Each alternates with the same DOM change in a page without
 * scripts.
 */
import { median } from './figures.cjs';
import { openByHand, textIn } from './baseline/vanilla.mjs';
import { openBrowser, openPhone, readPart, settled, signIn, slowDown } from './mobileProfile.mjs';
import { press, spanOf } from './click.mjs';
import { worstEventsOfAVisit } from './scriptedSession.mjs';

const times = Number(process.env.TIMES ?? 11);
const speeds = [1, 4];
const aList = '/shop/category/05-001/products';

/** Throttles the CPU during the measurement only. */
async function slowly(cdp, rate, work) {
  await slowDown(cdp, rate);
  try {
    return await work();
  } finally {
    await slowDown(cdp, 1);
  }
}

const timeOf = ({ began, ended }) => ended - began;

/**
 * Clicks on our page and on the one without scripts. @param act clicks on the given page @returns milliseconds; ours is
 * null, without a limit, when the answer never came
 */
async function measure(both, rate, wanted, act) {
  const spanOn = ({ page, cdp }) => slowly(cdp, rate, () => spanOf(page, wanted, () => act(page)));
  const ours = await spanOn(both.ours);
  if (!ours) return { ours: null };
  await settled(both.ours.page);
  await openByHand(both.limit.page, { ...ours, event: wanted.event });
  const limit = await spanOn(both.limit);
  if (!limit || textIn(limit.shown.html) !== textIn(ours.shown.html))
    throw new Error(`The change made by hand is another one than ours: ${JSON.stringify(wanted)}`);
  return { ours: timeOf(ours), limit: timeOf(limit) };
}

async function listToProduct(both, rate) {
  const { page } = both.ours;
  const found = [];
  await page.goto(aList);
  await settled(page);
  for (let at = 0; at < times; at += 1) {
    const linkOn = (shown) =>
      shown.getByRole('main').getByRole('article').nth(at).getByRole('heading').getByRole('link');
    await linkOn(page).scrollIntoViewIfNeeded();
    const name = await readPart(linkOn(page));
    await settled(page);
    const wanted = { event: 'pointerdown', selector: 'main h1', text: name };
    found.push(await measure(both, rate, wanted, (shown) => press(shown, linkOn(shown))));
    await settled(page);
    await page.goBack();
    await page.getByRole('main').getByRole('article').first().waitFor();
  }
  return found;
}

/** Opens a list with the menu, whose lists the home page links; each time from a reloaded page. */
async function homeToList(both, rate) {
  const { page } = both.ours;
  const found = [];
  for (let at = 0; at < times; at += 1) {
    await page.goto('/');
    await settled(page);
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Desgaste' }).tap();
    const linkOn = (shown) => shown.locator('dialog a[href$="/products"]').nth(at % 8);
    await linkOn(page).waitFor();
    const name = (await linkOn(page).textContent()).trim();
    await page.waitForTimeout(500);
    const wanted = { event: 'pointerdown', selector: 'main:has(article h2 a) h1', text: name };
    found.push(await measure(both, rate, wanted, (shown) => press(shown, linkOn(shown))));
  }
  return found;
}

/** Types the last key of a part number whose prefix matches several products. */
async function keyToSuggestions(both, rate) {
  const { page } = both.ours;
  const found = [];
  await page.goto(aList);
  await settled(page);
  const skus = await page
    .getByRole('article')
    .evaluateAll((parts) =>
      parts.map((part) => /[A-Z]{3}-[A-Z]{2}-\d{4}/.exec(part.textContent)?.[0]).filter(Boolean),
    );
  await page.getByRole('button', { name: 'Busque un repuesto' }).tap();
  const box = page.getByRole('combobox', { name: 'Buscar repuestos' });
  for (let at = 0; at < times; at += 1) {
    const sku = skus[at % skus.length];
    await box.fill('');
    await settled(page);
    await box.pressSequentially(sku.slice(0, -1), { delay: 60 });
    await page.getByRole('search').getByRole('option').first().waitFor();
    await settled(page);
    const options = '[role=search] [role=listbox], search [role=listbox]';
    const before = await page.locator(options).first().textContent();
    const wanted = { event: 'keydown', selector: options, text: sku, unlike: before };
    found.push(await measure(both, rate, wanted, (shown) => shown.keyboard.press(sku.at(-1))));
  }
  return found;
}

async function addToCart(both, rate) {
  const { page } = both.ours;
  const found = [];
  await signIn(page, 'cliente@demo.ec');
  await page.goto('/shop/products/MAN-FO-3102');
  await settled(page);
  const counter = 'header a[href="/shop/cart"]';
  const buttonOn = (shown) =>
    shown.getByRole('main').getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' });
  for (let at = 0; at < times; at += 1) {
    await buttonOn(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    const before = await page
      .locator(counter)
      .evaluate((element) => `${element.ariaLabel ?? ''}${element.textContent}`);
    const wanted = { event: 'pointerdown', selector: counter, unlike: before };
    found.push(await measure(both, rate, wanted, (shown) => press(shown, buttonOn(shown))));
  }
  return found;
}

/** Returns the figure; a missing answer counts as the longest. */
function figureOf(found) {
  const ours = median(found.map((one) => one.ours ?? Infinity));
  const limits = found.filter((one) => one.limit !== undefined).map((one) => one.limit);
  const told = (all) => all.map((time) => (time === null ? 'never' : Math.round(time))).join(' ');
  return {
    ours: ours === Infinity ? null : ours,
    limit: limits.length > 0 ? median(limits) : undefined,
    why: `of ${told(found.map((one) => one.ours))} ms, beside ${told(limits)}`,
  };
}

const measured = { product: listToProduct, list: homeToList, suggestions: keyToSuggestions, cart: addToCart };

export async function measureInteractions({ base }) {
  const browser = await openBrowser();
  const figures = {};
  const only = process.env.ONLY?.split(',');
  try {
    for (const [name, all] of Object.entries(measured)) {
      if (only && !only.includes(name)) continue;
      for (const rate of speeds) {
        const both = { ours: await openPhone(browser, base), limit: await openPhone(browser, base) };
        const found = await all(both, rate);
        await both.ours.context.close();
        await both.limit.context.close();
        figures[`interactions.${name}.${rate}`] = figureOf(found);
      }
    }
    if (!only || only.includes('worst')) {
      for (const rate of speeds) {
        const { all, own } = await worstEventsOfAVisit(browser, base, rate);
        figures[`interactions.worst.${rate}`] = all;
        figures[`interactions.worstOwn.${rate}`] = own;
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}
