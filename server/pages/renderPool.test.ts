import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RawServiceClient } from './injectAsGuest';
import { getCurrentSpan, traceIn, type TraceSpan } from '../shared/tracing';
import { createRenderPool, type Renderer } from './renderPool';

/** Renders the requested text, once the service has answered. `/broken` throws. */
const bundle = `
const render = async (path, { language }, ask) => {
  if (path === '/broken') throw new Error('cannot be rendered');
  const prefix = path.startsWith('/assets/') ? '' : '/api';
  const { body } = await ask({ method: 'GET', path: prefix + path });
  return { head: '', body: [path, language, body.text].join(' '), answers: [], data: [] };
};
exports.renderGuestPage = render;
exports.renderAppShell = (context, ask) => render('/shell', context, ask);
`;
const root = path.join(__dirname, '../..');
const context = { screen: 'desk', language: 'es' } as const;

let folder: string;
let pool: Renderer;
let asked: string[];
let answer: RawServiceClient;

const answerText = (text: string) => Promise.resolve({ status: 200, json: JSON.stringify({ text }) });

beforeAll(() => {
  // inside the project, so that the worker finds its packages
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'render-pool-'));
  writeFileSync(path.join(folder, 'bundle.cjs'), bundle);
  buildSync({
    entryPoints: [path.join(__dirname, 'renderWorker.ts')],
    outfile: path.join(folder, 'renderWorker.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    tsconfig: path.join(root, 'tsconfig.json'),
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  asked = [];
  answer = () => answerText('answered');
  const created = createRenderPool({
    worker: path.join(folder, 'renderWorker.cjs'),
    bundle: path.join(folder, 'bundle.cjs'),
    publicDir: folder,
    sheets: '',
    ask: (request) => {
      asked.push(request.path);
      return answer(request);
    },
  });
  if (!created) throw new Error('no pool');
  pool = created;
});
afterEach(() => pool.close());

test('a page is rendered in a thread, and its requests are answered by the service', async () => {
  expect(await pool.render('/shop', context)).toMatchObject({ body: '/shop es answered', styles: '' });
  expect(asked).toEqual(['/api/shop']);
});

test('the app shell is rendered without a path', async () => {
  expect(await pool.render(null, context)).toMatchObject({ body: '/shell es answered' });
});

test('eight pages that are rendered at the same time each contain the answers to their own requests', async () => {
  answer = ({ path: wanted }) => answerText(wanted);
  const paths = Array.from({ length: 8 }, (_, n) => `/blog/${n}`);
  const pages = await Promise.all(paths.map((wanted) => pool.render(wanted, context)));
  expect(pages.map(({ body }) => body)).toEqual(paths.map((wanted) => `${wanted} es /api${wanted}`));
});

test('a file of the build is requested once by each thread, whatever its query', async () => {
  for (const end of ['', '?t=1', '?t=2'])
    expect(await pool.render(`/assets/es.json${end}`, context)).toMatchObject({
      body: `/assets/es.json${end} es answered`,
    });
  expect(asked).toEqual(['/assets/es.json']);
});

test('the session’s answer, which every guest’s page contains, is requested once by a thread until it is cleared', async () => {
  for (const path of ['/shop/session', '/shop/products', '/shop/session', '/shop/products'])
    await pool.render(path, context);
  expect(asked).toEqual(['/api/shop/session', '/api/shop/products', '/api/shop/products']);
  pool.clear?.();
  await pool.render('/shop/session', context);
  expect(asked).toHaveLength(4);
});

test('a file that could not be fetched is requested again', async () => {
  answer = () => Promise.resolve({ status: 503, json: '{}' });
  await pool.render('/assets/es.json', context);
  await pool.render('/assets/es.json', context);
  expect(asked).toHaveLength(2);
});

test('a page that throws is reported as an error, and the thread renders the next page', async () => {
  await expect(pool.render('/broken', context)).rejects.toThrow('cannot be rendered');
  expect(await pool.render('/shop', context)).toMatchObject({ body: '/shop es answered' });
});

test('a page is not rendered when the service cannot answer one of its requests', async () => {
  answer = () => Promise.reject(new Error('closed'));
  await expect(pool.render('/shop', context)).rejects.toThrow('closed');
});

describe('a page of a traced request', () => {
  let ended: string[];
  const makeSpan = (name: string): TraceSpan => ({
    ...{ traceId: '', spanId: name, traceparent: '' },
    startChild: (child) => makeSpan(`${name} > ${child}`),
    set: () => undefined,
    rename: () => undefined,
    end: (failure = 'ok') => void ended.push(`${name}: ${failure}`),
  });
  beforeEach(() => {
    ended = [];
  });

  test('has a span with a child span for its wait for a thread, and its requests are made in that span', async () => {
    let askedIn: string | undefined;
    answer = () => {
      askedIn = getCurrentSpan()?.spanId;
      return answerText('answered');
    };
    await traceIn(makeSpan('GET /'), () => pool.render('/shop', context));
    expect(askedIn).toBe('GET / > render a page');
    expect(ended).toEqual([
      'GET / > render a page > wait for a thread: ok',
      'GET / > render a page: ok',
      'GET /: ok',
    ]);
  });

  test('has its requests below its own span while other pages wait for the thread', async () => {
    const asked: (string | undefined)[][] = [];
    answer = ({ path: wanted }) => {
      asked.push([wanted, getCurrentSpan()?.spanId]);
      return answerText('answered');
    };
    const paths = ['/shop', '/blog', '/a', '/b', '/c'];
    await Promise.all(paths.map((wanted) => traceIn(makeSpan(wanted), () => pool.render(wanted, context))));
    expect(asked.sort()).toEqual(
      paths.map((wanted) => [`/api${wanted}`, `${wanted} > render a page`]).sort(),
    );
  });

  test('ends its spans when no client waits for it', async () => {
    const rendering = traceIn(makeSpan('GET /'), () => pool.render('/shop', context, () => false));
    await expect(rendering).rejects.toThrow();
    expect(ended).toContain('GET / > render a page: CLIENT_GONE');
  });
});

test('the pool is not created without a built shop', () => {
  const nowhere = path.join(folder, 'nowhere.mjs');
  const options = { worker: nowhere, bundle: nowhere, publicDir: folder, sheets: '', ask: answer };
  expect(createRenderPool(options)).toBeNull();
});
