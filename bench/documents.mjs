/**
 * Sizes of the documents that guests get; only this file defines their maximum. A new connection sends ten packets of
 * 1,460 bytes before the first acknowledgement arrives: a larger document takes another round trip.
 */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Maximum bytes of headers and HTML together, except for a page with its own budget. */
const most = 10 * 1_460;

export const documents = [
  { id: 'home', name: 'Home', path: '/' },
  // sixteen products that have nothing in common, whose texts and attributes need one more packet
  { id: 'allProducts', name: 'All products', path: '/shop/category/products', most: 15_600 },
  { id: 'list', name: 'List of a category', path: '/shop/category/05-001/products' },
  { id: 'search', name: 'Search', path: '/shop/shop-grid-4-sidebar?search=pastillas' },
  { id: 'product', name: 'Product', path: '/shop/products/FRE-PD-1042' },
  { id: 'vehicle', name: 'Vehicle', path: '/vehicles/chevrolet-aveo-2012-1-6-l-dohc-f16d3' },
  { id: 'post', name: 'Blog post', path: '/blog/cuando-cambiar-las-pastillas-de-freno' },
].map((document) => ({ most, ...document }));

/** Host that is written into the page, so that the size does not depend on the port of a test. */
const host = 'www.repuestos.example.ec';
/** User agent of a phone, which most visitors use. */
const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

/** A kept connection needs two more headers. */
const agent = new http.Agent({ keepAlive: true });

function request(base, path) {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'accept-encoding': 'br', 'user-agent': userAgent };
    const asked = http.get(base + path, { headers, agent }, async (answer) => {
      const parts = await answer.toArray();
      const { statusCode, statusMessage, rawHeaders } = answer;
      const lines = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      const head = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
      resolve({ head, body: Buffer.concat(parts), headers: answer.headers });
    });
    asked.once('error', reject);
  });
}

const maxTries = 100;

/**
 * Fetches a page as the second visitor gets it: rendered, and compressed at the best level, which happens after the
 * first answer.
 */
export async function fetchDocument(base, path) {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { head, body, headers } = await request(base, path);
    const html = headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : '';
    if (html.includes('id="answers"') && body.length <= brotliCompressSync(html).length)
      return { head, html, bytes: Buffer.byteLength(head) + body.length };
    await pause(200);
  }
  throw new Error(`${path} is not rendered and compressed`);
}

/** @returns bytes by page, in bench.mjs's form */
export async function measureDocuments({ base }) {
  const figures = {};
  for (const { id, path } of documents)
    figures[`documents.${id}`] = { ours: (await fetchDocument(base, path)).bytes };
  return figures;
}
