/** Cost of first and repeated visits: requests, bytes, nodes, and time to interactive. */
import { median } from './figures.cjs';
import { openBrowser, openPhone, readPart, settled, slowDown } from './mobileProfile.mjs';
import { press, spanOf } from './click.mjs';
import { servePages } from './limit/serve.mjs';
import { makeStaticPages } from './limit/staticPages.mjs';

const times = 9;
const kilobyte = 1024;

/** Runs in the page, from its start: clicks the search button as soon as it exists, until the search is open. */
function tryHeader() {
  window.benchAnswered = new Promise((resolve) => {
    const trial = setInterval(() => {
      const control = document.querySelector('header button[aria-expanded]');
      if (control?.ariaExpanded === 'true') {
        clearInterval(trial);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        return;
      }
      control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      control?.click();
    }, 20);
  });
}

/** Runs in the static page, from its start: follows a link as soon as one is painted, until the click is answered. */
function tryLink() {
  window.benchAnswered = new Promise((resolve) => {
    const trial = setInterval(() => {
      const link = document.querySelector('a[href]');
      if (!link || performance.getEntriesByName('first-contentful-paint').length === 0) return;
      clearInterval(trial);
      link.addEventListener('click', (event) => {
        event.preventDefault();
        link.style.outline = 'solid';
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      link.click();
    }, 20);
  });
}

/** Measures our home page and the static one alternately, so that other load affects both. */
async function coldToInteractive(browser, base) {
  const limit = await servePages(await makeStaticPages(base));
  const timeOf = async (address, tryPage) => {
    const { context, page, cdp } = await openPhone(browser, address);
    await page.addInitScript(tryPage);
    await slowDown(cdp, 4);
    await page.goto('/');
    const time = await page.evaluate(() => window.benchAnswered);
    await context.close();
    return time;
  };
  const [found, limits] = [[], []];
  try {
    for (let at = 0; at < times; at += 1) {
      found.push(await timeOf(base, tryHeader));
      limits.push(await timeOf(limit.base, tryLink));
    }
  } finally {
    await limit.end();
  }
  const list = (all) => all.map(Math.round).join(' ');
  return { ours: median(found), limit: median(limits), why: `of ${list(found)} ms, beside ${list(limits)}` };
}

/** Runs in the page, from its start: records long tasks, and the scripts of long frames. */
function watchLongTasks() {
  window.benchTasks = [];
  window.benchScripts = [];
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => window.benchTasks.push({ startTime, duration }));
  observe('long-animation-frame', (frame) => {
    for (const { sourceURL, sourceFunctionName, invoker, startTime, duration } of frame.scripts) {
      const what = `${sourceURL.split('/').at(-1)} ${sourceFunctionName || invoker}`;
      window.benchScripts.push({ startTime, duration, what });
    }
  });
}

/** Returns long tasks that started within five seconds after the load event. */
async function longTasks(browser, base) {
  const counts = [];
  let why = '';
  for (let at = 0; at < 5; at += 1) {
    const { context, page, cdp } = await openPhone(browser, base);
    await page.addInitScript(watchLongTasks);
    await slowDown(cdp, 4);
    await page.goto('/');
    await page.waitForTimeout(5_000);
    const { tasks, scripts } = await page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
      const after = ({ startTime, duration }) => startTime > loadEventEnd && duration > 50;
      return { tasks: window.benchTasks.filter(after), scripts: window.benchScripts.filter(after) };
    });
    await context.close();
    counts.push(tasks.length);
    const told = (all) =>
      all
        .map(
          ({ startTime, duration, what = '' }) =>
            `${what} ${Math.round(duration)} ms at ${Math.round(startTime)}`,
        )
        .join(', ');
    why = `tasks ${told(tasks)}; scripts ${told(scripts)}`;
  }
  return { ours: median(counts), why };
}

/** Runs in the page: returns the requests between two times, without pictures and fonts. */
const askedBetween = ({ began, ended }) =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime, initiatorType, transferSize }) => {
      const isData = !/^(?:img|css)$/.test(initiatorType) && transferSize > 0;
      return isData && startTime >= began && startTime <= ended;
    })
    .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }));

/**
 * Measures the worst of the common navigations: requests until the new page is shown, which is when it requests
 * pictures.
 */
async function navigations(browser, base) {
  const { context, page } = await openPhone(browser, base);
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
  const main = page.getByRole('main');
  const above = page.getByRole('navigation', { name: 'Ruta' });
  const ways = [];
  const go = async (name, link, heading) => {
    await settled(page);
    const wanted = { event: 'pointerdown', selector: 'main h1', text: heading };
    const { began, ended } = await spanOf(page, wanted, () => press(page, link));
    await settled(page);
    ways.push({ name, asked: await page.evaluate(askedBetween, { began, ended }) });
  };
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Desgaste' }).tap();
  await go('home to list', menu.getByRole('link', { name: 'Pastillas y zapatas' }), 'Pastillas y zapatas');
  const link = main.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await go('list to product', link, await readPart(link));
  await go(
    'product to list',
    above.getByRole('link', { name: 'Pastillas y zapatas' }),
    'Pastillas y zapatas',
  );
  await go('list to department', above.getByRole('link', { name: 'Desgaste' }), 'Desgaste');
  await context.close();
  const why = ways
    .map(({ name, asked }) => {
      const each = asked.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
      return `${name}: ${each || 'nothing'}`;
    })
    .join('; ');
  const bytesOf = ({ asked }) => asked.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    'loading.navigationRequests': { ours: Math.max(...ways.map(({ asked }) => asked.length)), why },
    'loading.navigationBytes': { ours: Math.max(...ways.map(bytesOf)) / kilobyte, why },
  };
}

const idlePages = [
  ...['/', '/shop/category/products', '/shop/category/05-001/products', '/shop/products/FRE-PD-1042'],
  ...['/blog/cuando-cambiar-las-pastillas-de-freno', '/account/login'],
];

/**
 * Runs in the page: kilobytes of the scripts that ran, including prefetched ones, and of those that were only
 * prefetched.
 */
function readScripts() {
  const sizes = new Map();
  const run = new Set();
  for (const { name, initiatorType, encodedBodySize } of performance.getEntriesByType('resource')) {
    if (!name.endsWith('.js')) continue;
    sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
    // a script that runs is requested by its element, and a prefetched one by its link
    if (initiatorType === 'script') run.add(name);
  }
  const sum = (isCounted) =>
    [...sizes].reduce((bytes, [name, size]) => bytes + (isCounted(name) ? size : 0), 0) / 1024;
  return { run: sum((name) => run.has(name)), prefetched: sum((name) => !run.has(name)) };
}

/**
 * Measures the script of a guest who only looks, until the page is idle, in kilobytes for the worst page: run, and
 * prefetched for other pages.
 */
async function scriptUntilIdle(browser, base) {
  const pages = [];
  for (const path of idlePages) {
    const { context, page } = await openPhone(browser, base);
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
    await page.goto(path);
    await settled(page);
    await page.waitForTimeout(3_000);
    pages.push({ path, ...(await page.evaluate(readScripts)) });
    await context.close();
  }
  const why = pages
    .map(({ path, run, prefetched }) => `${path} ${run.toFixed(1)} + ${prefetched.toFixed(1)}`)
    .join(', ');
  return {
    'loading.idleScript': { ours: Math.max(...pages.map(({ run }) => run)), why },
    'loading.idlePrefetched': { ours: Math.max(...pages.map(({ prefetched }) => prefetched)) },
  };
}

/** Measures the home page: first load, scrolled to its end, and a repeated visit. */
async function home(browser, base) {
  const { context, page, cdp } = await openPhone(browser, base);
  const asked = [];
  const loaded = [];
  const kept = new Set();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.initialPriority !== 'VeryLow') asked.push(new URL(request.url).pathname);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isKept = kept.has(requestId) || response.fromDiskCache || response.fromPrefetchCache;
    if (/Script|Stylesheet/.test(type) && !isKept) loaded.push(new URL(response.url).pathname);
  });
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.goto('/');
  await settled(page);
  const requests = asked.length;
  const why = asked.join(' ');
  const came = await nodes();
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end + 4_000; top += 600) {
    await page.evaluate((at) => scrollTo(0, at), top);
    await page.waitForTimeout(60);
  }
  await settled(page);
  const read = await nodes();
  loaded.length = 0;
  await page.goto('/');
  await settled(page);
  await context.close();
  return {
    'loading.requests': { ours: requests, why },
    'loading.nodes': { ours: came },
    'loading.nodesRead': { ours: read },
    'loading.repeated': { ours: loaded.length, why: loaded.join(' ') },
  };
}

export async function measureLoading({ base }) {
  const browser = await openBrowser();
  try {
    return {
      'loading.interactive': await coldToInteractive(browser, base),
      'loading.longTasks': await longTasks(browser, base),
      ...(await scriptUntilIdle(browser, base)),
      ...(await home(browser, base)),
      ...(await navigations(browser, base)),
    };
  } finally {
    await browser.close();
  }
}
