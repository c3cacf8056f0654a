/* global document, requestAnimationFrame, history, location */
/**
 * What a guest's visit holds in memory, after everything that can go has gone. The same places again and again, so that
 * what grows after the first round is what nobody lets go of. The page presses its own links: what a test library puts
 * into a page to find things would be counted with it.
 */
import { openBrowser, openPhone, settled } from './mobileProfile.mjs';

/** Five ways each. */
const rounds = 10;
const lists = [
  { department: 'Desgaste', slug: '05-001' },
  { department: 'Mantenimiento', slug: '03-001' },
];

/** In the page: presses what the selector finds, with that text if one is said, once it is there. */
const pressWhenThere = ({ selector, text = '' }) =>
  new Promise((resolve) => {
    const look = () => {
      const found = [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text));
      if (!found) return requestAnimationFrame(look);
      found.click();
      resolve();
    };
    look();
  });

/** In the page: until it is at an address that ends so, and has what the selector finds. */
const whenThere = ({ address, selector }) =>
  new Promise((resolve) => {
    const look = () => {
      if (!location.pathname.endsWith(address) || !document.querySelector(selector))
        return requestAnimationFrame(look);
      resolve();
    };
    look();
  });

/** A list by the menu, two of its parts with the list between them, and home. */
export async function round(page, at) {
  const press = (selector, text) => page.evaluate(pressWhenThere, { selector, text });
  const arrive = async (address, selector) => {
    await page.evaluate(whenThere, { address, selector });
    await settled(page);
  };
  const { department, slug } = lists[at % lists.length];
  const part = (place) => `main article:nth-of-type(${place}) h2 a`;
  await press('header button[aria-label="Abrir menú"]');
  await press('dialog button', department);
  await press(`dialog a[href="/shop/category/${slug}/products"]`);
  for (const place of [1, 2]) {
    await arrive('/products', part(place));
    await press(part(place));
    await arrive('', 'main dl');
    if (place === 1) await page.evaluate(() => history.back());
  }
  await press('header a[href="/"]');
  await arrive('/', 'main h1');
}

/** What is held after each round, with nothing left that can go. */
async function heapsOf(base, flags) {
  const browser = await openBrowser(flags);
  try {
    const { page, cdp } = await openPhone(browser, base);
    const heap = async () => {
      await settled(page);
      // a second time for what the first let go of
      for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      const shown = await page.evaluate(() => document.querySelectorAll('*').length);
      return { shown, megabytes: usedSize / 2 ** 20, nodes, jsEventListeners };
    };
    await page.goto('/');
    const heaps = [await heap()];
    for (let at = 0; at < rounds; at += 1) {
      await round(page, at);
      heaps.push(await heap());
    }
    return heaps;
  } finally {
    await browser.close();
  }
}

const told = (heaps) =>
  heaps
    .map(
      ({ megabytes, nodes, shown, jsEventListeners }, at) =>
        `${at * 5}: ${megabytes.toFixed(2)} MB, ${shown} elements shown, ${nodes} nodes held, ${jsEventListeners} listeners`,
    )
    .join('; ');

/** The engine goes on to compile what runs often, for as long as it does: that is no more of the shop's. */
const withoutCompilers = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

const ofTenAndFifty = (heaps) => [heaps[2].megabytes, heaps[rounds].megabytes];

export async function measureMemory({ base }) {
  const heaps = await heapsOf(base);
  const [ten, fifty] = ofTenAndFifty(heaps);
  const plain = await heapsOf(base, withoutCompilers);
  const [plainTen, plainFifty] = ofTenAndFifty(plain);
  return {
    'memory.ten': { ours: ten, why: told(heaps) },
    'memory.fifty': { ours: fifty },
    'memory.growth': { ours: plainFifty / plainTen, why: told(plain) },
  };
}
