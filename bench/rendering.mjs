/**
 * Server-side rendering: eight product pages requested concurrently, compared with eight one after the other, each for
 * the first time, so that none is cached. A ratio, because the machine's own speed affects both.
 */
const pagesAtOnce = 8;
const rounds = 10;
/**
 * Number of groups of eight that warm up: before that the threads compile more than they render, on the core that is
 * measured.
 */
const warmUps = 60;

/** Fetches a page without compression, which happens after the response and is not part of rendering. */
async function fetchPage(base, path) {
  const answer = await fetch(base + path, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  });
  const html = await answer.text();
  // the service leaves a page to the browser when its rendering takes too long, which would not be a measurement
  if (answer.status !== 200 || !html.includes('id="answers"')) throw new Error(`${path} was not rendered`);
}

/** Reads the paths of all products from the sitemap. */
async function listPaths(base) {
  const readPaths = async (path) => {
    const xml = await (await fetch(base + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const parts = (await readPaths('/sitemap.xml')).filter((path) => path.startsWith('/sitemap-products.xml'));
  const paths = await Promise.all(parts.map(readPaths));
  return paths.flat().filter((path) => path.startsWith('/shop/products/'));
}

async function time(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @returns milliseconds for eight pages, and how many times faster they are when requested concurrently */
export async function measureRendering({ base }) {
  const needed = pagesAtOnce * (warmUps + 2 * rounds);
  const paths = await listPaths(base);
  if (paths.length < needed) throw new Error(`${paths.length} products are too few`);
  const take = () => paths.splice(0, pagesAtOnce);
  const renderAtOnce = (pages) => Promise.all(pages.map((page) => fetchPage(base, page)));
  const renderInTurn = async (pages) => {
    for (const page of pages) await fetchPage(base, page);
  };
  // the first pages of a thread may be so slow that they are left to the browser
  for (let chunk = 0; chunk < warmUps; chunk += 1)
    await Promise.allSettled(take().map((page) => fetchPage(base, page)));
  const [inTurn, atOnce] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    inTurn.push(await time(() => renderInTurn(take())));
    atOnce.push(await time(() => renderAtOnce(take())));
  }
  return {
    'rendering.inTurn': { ours: median(inTurn) },
    'rendering.atOnce': { ours: median(atOnce) },
    'rendering.ratio': { ours: median(inTurn) / median(atOnce) },
  };
}
