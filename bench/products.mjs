/**
 * node bench/products.mjs: search time of the service among 2,000 and 20,000 products, with new words, so
 * that no cache answers. Wall time, over HTTP. Needs a build.
 */
import { exponentOf, median, tell } from './figures.cjs';
import { startShop } from './startShop.cjs';

const counts = [2_000, 20_000];
const words = [
  'pastillas',
  'filtro',
  'amortiguador',
  'bomba',
  'disco',
  'banda',
  'sensor',
  'faro',
  'radiador',
];
const rounds = 5;

async function searchTime(count) {
  const { base, end, waitForMetric } = await startShop({ ERP_PRODUCTS: String(count) });
  await waitForMetric('catalogue_filled');
  const times = [];
  // the first round warms up the code
  for (let round = 0; round <= rounds; round += 1) {
    for (const word of words) {
      const search = `${word.slice(0, word.length - round)} ${'aveo kia sail rio d-max hilux'.split(' ')[round]}`;
      const began = performance.now();
      const answer = await fetch(`${base}/api/dtierp/wsdti/getProductosFilter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': 'bench', cookie: 'XSRF-TOKEN=bench' },
        body: JSON.stringify({ search, limit: 10 }),
      });
      await answer.text();
      if (!answer.ok) throw new Error(`«${search}» was answered with ${answer.status}`);
      if (round > 0) times.push(performance.now() - began);
    }
  }
  await end();
  return median(times);
}

const times = [];
for (const count of counts) times.push(await searchTime(count));
process.stdout.write(
  `a search among ${counts.join(' and ')} products: ${times.map((time) => time.toFixed(1)).join(' and ')} ms\n`,
);
tell('products.search', times.at(-1));
tell('products.growth', exponentOf(times, counts));
