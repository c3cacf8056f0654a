/**
 * Heap of a guest's visit after garbage collection. The same pages repeatedly, so that growth after the first
 * round is a leak. The page clicks its own links: a test library's helpers would be counted.
 */
import { openBrowser, openPhone, settled } from './mobileProfile.mjs';

/** Rounds, with five navigations each. */
const rounds = 10;
const lists = [
  { department: 'Desgaste', slug: '05-001' },
  { department: 'Mantenimiento', slug: '03-001' },
];

/** Runs in the page: clicks the element of a selector, with that text if given, once it exists. */
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

/** Runs in the page: waits for a URL with that ending, and for the selector. */
const whenThere = ({ address, selector }) =>
  new Promise((resolve) => {
    const look = () => {
      if (!location.pathname.endsWith(address) || !document.querySelector(selector))
        return requestAnimationFrame(look);
      resolve();
    };
    look();
  });

/** Opens a list with the menu, two of its products with the list between them, and the home page. */
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

/** Measures the heap after each round, after garbage collection. */
async function heapsOf(base, flags) {
  const browser = await openBrowser(flags);
  try {
    const { page, cdp } = await openPhone(browser, base);
    const heap = async () => {
      await settled(page);
      // twice, for objects that the first collection released
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

/** Flags that turn off JIT compilers, whose code would count as growth. */
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
