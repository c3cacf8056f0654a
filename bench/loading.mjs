/* global window, document, requestAnimationFrame, scrollTo */
/** What coming to the shop costs, and coming again: requests, bytes, nodes, and when it answers. */
import { median } from './figures.mjs';
import { openBrowser, openPhone, settled, slowDown } from './phone.mjs';
import { touch } from './press.mjs';

const times = 9;
const kilobyte = 1024;

/** In the page, from its beginning: tries a control of the header until it answers, and looks for long tasks. */
function tryHeader() {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.benchLongTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  window.benchAnswered = new Promise((resolve) => {
    const trial = setInterval(() => {
      const control = document.querySelector('header button[aria-label="Abrir búsqueda"]');
      control?.click();
      const box = document.querySelector('header [role=combobox]');
      if (!box && control?.ariaExpanded !== 'true') return;
      clearInterval(trial);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    }, 10);
  });
}

async function coldToInteractive(browser, base) {
  const found = [];
  for (let at = 0; at < times; at += 1) {
    const { context, page, cdp } = await openPhone(browser, base);
    await page.addInitScript(tryHeader);
    await slowDown(cdp, 4);
    await page.goto('/');
    found.push(await page.evaluate(() => window.benchAnswered));
    await context.close();
  }
  return { ours: median(found), why: `of ${found.map(Math.round).join(' ')} ms` };
}

/** Which began after the page had loaded, within the five seconds after. */
async function longTasks(browser, base) {
  const counts = [];
  let told = '';
  for (let at = 0; at < 3; at += 1) {
    const { context, page, cdp } = await openPhone(browser, base);
    await page.addInitScript(() => {
      window.benchFrames = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration, scripts } of list.getEntries()) {
          const longest = scripts.toSorted((a, b) => b.duration - a.duration).slice(0, 2);
          window.benchFrames.push({
            startTime,
            duration,
            scripts: longest.map(
              ({ sourceURL, invoker, duration }) =>
                `${sourceURL.split('/').at(-1) || invoker} ${Math.round(duration)} ms`,
            ),
          });
        }
      }).observe({ type: 'long-animation-frame', buffered: true });
    });
    await page.addInitScript(tryNothing);
    await slowDown(cdp, 4);
    await page.goto('/');
    await page.waitForTimeout(5_000);
    const { tasks, frames } = await page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
      const after = ({ startTime }) => startTime > loadEventEnd;
      return { tasks: window.benchLongTasks.filter(after), frames: window.benchFrames.filter(after) };
    });
    await context.close();
    counts.push(tasks.length);
    const within = tasks.map(
      ({ startTime, duration }) => `${Math.round(duration)} ms at ${Math.round(startTime)}`,
    );
    const scripts = frames.map((frame) => frame.scripts.join(' + ')).filter(Boolean);
    told = `tasks ${within.join(', ')}; frames of ${scripts.join(', ')}`;
  }
  return { ours: median(counts), why: told };
}

function tryNothing() {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.benchLongTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

const isPicture = (request) => ['image', 'font'].includes(request.resourceType());

/** Requests since the last call, pictures left out, with the bytes that came. */
function countRequests(page) {
  let sent = [];
  page.on('request', (request) => sent.push(request));
  return {
    begin: () => void (sent = []),
    async end() {
      const asked = sent.filter((request) => !isPicture(request));
      const sizes = await Promise.all(
        asked.map((request) =>
          request.sizes().catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 })),
        ),
      );
      const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
      return { asked: asked.map((request) => new URL(request.url()).pathname), bytes };
    },
  };
}

/** The worst of the ways people go: what is asked for until the first picture of the new page is there. */
async function navigations(browser, base) {
  const { context, page } = await openPhone(browser, base);
  const counted = countRequests(page);
  const main = page.getByRole('main');
  const path = page.getByRole('navigation', { name: 'Ruta' });
  const shown = async (heading) => {
    await main.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main img')].some((image) => image.complete),
    );
  };
  const ways = [];
  const go = async (name, link, heading) => {
    await settled(page);
    counted.begin();
    await touch(page, link);
    await shown(heading);
    ways.push({ name, ...(await counted.end()) });
  };
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Desgaste' }).tap();
  await go('home to list', menu.getByRole('link', { name: 'Pastillas y zapatas' }), 'Pastillas y zapatas');
  const link = main.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await go('list to product', link, await link.textContent());
  await go('product to list', path.getByRole('link', { name: 'Pastillas y zapatas' }), 'Pastillas y zapatas');
  await go('list to department', path.getByRole('link', { name: 'Desgaste' }), 'Desgaste');
  await context.close();
  const why = ways.map(
    ({ name, asked, bytes }) => `${name}: ${bytes} bytes, ${asked.join(' ') || 'nothing'}`,
  );
  return {
    'loading.navigationRequests': {
      ours: Math.max(...ways.map(({ asked }) => asked.length)),
      why: why.join('; '),
    },
    'loading.navigationBytes': {
      ours: Math.max(...ways.map(({ bytes }) => bytes)) / kilobyte,
      why: why.join('; '),
    },
  };
}

/** The home page as it comes, read to its end, and come to again. */
async function home(browser, base) {
  const { context, page, cdp } = await openPhone(browser, base);
  const asked = [];
  const loaded = [];
  const kept = new Set();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await cdp.send('Network.enable');
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
      ...(await home(browser, base)),
      ...(await navigations(browser, base)),
    };
  } finally {
    await browser.close();
  }
}
