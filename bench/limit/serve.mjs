/** Server of static pages and our pictures: precompressed, with the service's cache headers. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const publicDir = path.join(import.meta.dirname, '../../dist/public');
const types = { '.avif': 'image/avif', '.png': 'image/png', '.svg': 'image/svg+xml', '.webp': 'image/webp' };

/**
 * @param pages HTML by path
 * @param port 0 for any free port
 */
export async function servePages(pages, port = 0) {
  const compressed = new Map([...pages].map(([name, html]) => [name, brotliCompressSync(html)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://limit');
    const page = compressed.get(pathname);
    if (page) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      });
      return response.end(page);
    }
    const file = path.join(publicDir, path.normalize(pathname));
    const type = types[path.extname(file)];
    if (!type || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${server.address().port}`,
    sizes: new Map([...compressed].map(([name, bytes]) => [name, bytes.length])),
    end: () => new Promise((done) => server.close(done)),
  };
}
