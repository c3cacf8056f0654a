/**
 * Server-side rendering: eight product pages requested concurrently beside eight in turn, each for the first
 * time, so that none is cached. A ratio, because the machine's own speed counts in both.
 */
const pagesAtOnce = 8;
const rounds = 5;

/** Without compression, which happens after the response and is no rendering. */
async function fetchPage(base, path) {
  const answer = await fetch(base + path, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  });
  const html = await answer.text();
  // the service leaves a page to the browser when its rendering takes too long: then nothing was measured
  if (answer.status !== 200 || !html.includes('id="answers"')) throw new Error(`${path} was not rendered`);
}

async function listSlugs(base) {
  const session = await fetch(`${base}/api/shop/session`);
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const answer = await fetch(`${base}/api/dtierp/wsdti/getProductos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token },
    body: JSON.stringify({ limit: 100 }),
  });
  const { message } = await answer.json();
  return message.response.map(({ codigo }) => encodeURIComponent(codigo));
}

async function time(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @returns times in ms for eight pages, and how many times as fast they are at once */
export async function measureRendering({ base }) {
  const paths = (await listSlugs(base)).map((slug) => `/shop/products/${slug}`);
  if (paths.length < pagesAtOnce * (2 + 2 * rounds)) throw new Error(`${paths.length} products are too few`);
  const take = () => paths.splice(0, pagesAtOnce);
  const renderAtOnce = (pages) => Promise.all(pages.map((page) => fetchPage(base, page)));
  const renderInTurn = async (pages) => {
    for (const page of pages) await fetchPage(base, page);
  };
  // starts and warms both threads: their first pages may be so slow that they are left to the browser
  const warmUp = () => Promise.allSettled(take().map((page) => fetchPage(base, page)));
  await warmUp();
  await warmUp();
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
