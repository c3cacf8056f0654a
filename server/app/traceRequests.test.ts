import fastify from 'fastify';
import type { TraceSpan } from '../shared/tracing';
import { traceRequests } from './traceRequests';

/** Requests a page of a service that gives this answer. Returns the names that the request's span was given. */
async function nameSpan(url: string, status: number, type: string): Promise<string[]> {
  const names: string[] = [];
  const span: TraceSpan = {
    traceId: '0'.repeat(32),
    spanId: '0'.repeat(16),
    traceparent: '',
    startChild: () => span,
    set: () => undefined,
    rename: (name) => void names.push(name),
    end: () => undefined,
  };
  const app = fastify();
  traceRequests(app, { startTrace: () => span }, []);
  app.get('/*', (_request, reply) => reply.status(status).type(type).send('{}'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await (await fetch(address + url, { headers: { accept: 'text/html' } })).text();
  await app.close();
  return names;
}

test.each([
  ['a page', '/shop/products/FRE-PD-1042', 200, 'text/html', ['GET /shop/products/:slug']],
  ['a page that fails', '/shop/products/FRE-PD-1042', 500, 'application/json', ['GET /shop/products/:slug']],
  ['an unknown page that fails', '/nada/ana@example.ec', 500, 'application/json', ['GET unknown']],
  ['a file', '/robots.txt', 200, 'text/plain', []],
])('the trace span of %s is named by its route', async (_what, url, status, type, names) => {
  expect(await nameSpan(url, status, type)).toEqual(names);
});
