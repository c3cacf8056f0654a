/**
 * How long a person waits after a press, on a phone, at this machine's speed and four times slower: the middle of
 * eleven, each on another product, list or word, so that nothing is there from the time before.
 */
import { median } from './figures.cjs';
import { openBrowser, openPhone, settled, signIn, slowDown } from './phone.mjs';
import { press, timed } from './press.mjs';
import { worstEventOfAVisit } from './visit.mjs';

const times = Number(process.env.TIMES ?? 11);
const speeds = [1, 4];
const aList = '/shop/category/05-001/products';

/** Slow only while it is measured. */
async function slowly(cdp, rate, work) {
  await slowDown(cdp, rate);
  try {
    return await work();
  } finally {
    await slowDown(cdp, 1);
  }
}

async function listToProduct({ page, cdp }, rate) {
  const found = [];
  await page.goto(aList);
  await settled(page);
  for (let at = 0; at < times; at += 1) {
    const link = page.getByRole('main').getByRole('article').nth(at).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const name = await link.textContent();
    await settled(page);
    const wanted = { event: 'pointerdown', selector: 'main h1', text: name };
    found.push(await slowly(cdp, rate, () => timed(page, wanted, () => press(page, link))));
    await settled(page);
    await page.goBack();
    await page.getByRole('main').getByRole('article').first().waitFor();
  }
  return found;
}

/** By the menu, whose lists are the ones a home page leads to; each time from a page that was loaded anew. */
async function homeToList({ page, cdp }, rate) {
  const found = [];
  for (let at = 0; at < times; at += 1) {
    await page.goto('/');
    await settled(page);
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Desgaste' }).tap();
    const link = menu.locator('a[href$="/products"]').nth(at % 8);
    await link.waitFor();
    const name = (await link.textContent()).trim();
    await page.waitForTimeout(500);
    const wanted = { event: 'pointerdown', selector: 'main:has(article h2 a) h1', text: name };
    found.push(await slowly(cdp, rate, () => timed(page, wanted, () => press(page, link))));
  }
  return found;
}

/** The last key of a part number, of which more than one begins so before it. */
async function keyToSuggestions({ page, cdp }, rate) {
  const found = [];
  await page.goto(aList);
  await settled(page);
  const skus = await page
    .getByRole('article')
    .locator('p span:first-child')
    .evaluateAll((parts) =>
      parts.map((part) => /[A-Z]{3}-[A-Z]{2}-\d{4}/.exec(part.textContent)?.[0]).filter(Boolean),
    );
  await page.getByRole('button', { name: 'Abrir búsqueda' }).tap();
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
    found.push(await slowly(cdp, rate, () => timed(page, wanted, () => page.keyboard.press(sku.at(-1)))));
  }
  return found;
}

async function addToCart({ page, cdp }, rate) {
  const found = [];
  await signIn(page, 'cliente@demo.ec');
  await page.goto('/shop/products/man-fo-3102');
  await settled(page);
  const counter = 'header a[href="/shop/cart"]';
  const button = page
    .getByRole('main')
    .getByRole('complementary')
    .getByRole('button', { name: 'Agregar al carrito' });
  for (let at = 0; at < times; at += 1) {
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    const before = await page
      .locator(counter)
      .evaluate((element) => `${element.ariaLabel ?? ''}${element.textContent}`);
    const wanted = { event: 'pointerdown', selector: counter, unlike: before };
    found.push(await slowly(cdp, rate, () => timed(page, wanted, () => press(page, button))));
  }
  return found;
}

const measured = { product: listToProduct, list: homeToList, suggestions: keyToSuggestions, cart: addToCart };

export async function measureInteractions({ base }) {
  const browser = await openBrowser();
  const figures = {};
  const only = process.env.ONLY?.split(',');
  try {
    for (const [name, measure] of Object.entries(measured)) {
      if (only && !only.includes(name)) continue;
      for (const rate of speeds) {
        const phone = await openPhone(browser, base);
        const all = await measure(phone, rate);
        await phone.context.close();
        const came = all.filter((time) => time !== null);
        const told = all.map((time) => (time === null ? 'never' : Math.round(time))).join(' ');
        figures[`interactions.${name}.${rate}`] = {
          // what never came counts as the longest
          ours: came.length * 2 > all.length ? median(all.map((time) => time ?? Infinity)) : null,
          why: `of ${told} ms`,
        };
      }
    }
    if (!only || only.includes('worst')) {
      for (const rate of speeds)
        figures[`interactions.worst.${rate}`] = await worstEventOfAVisit(browser, base, rate);
    }
  } finally {
    await browser.close();
  }
  return figures;
}
