import { Problem } from '../shared/problem';
import type { Renderer } from './renderPool';
import type { SharedPages } from './sharedPages';
import { createSsrCache, type PageOutcome, type SsrCache } from './ssrCache';

const minute = 60_000;

let clock: number;
let isDown: boolean;
let rendered: string[];
let faults: string[];
let screens: SsrCache;
let hanging: Promise<void> | null;
/** Promise that a rendering waits for, as if other pages were rendered before it; null for none. */
let turn: Promise<void> | null;

beforeEach(() => {
  [clock, isDown, rendered, faults, hanging, turn] = [minute, false, [], [], null, null];
  screens = createSsrCache({
    renderer: {
      async render(path, { screen, language }, isWanted = () => true) {
        if (turn) await turn;
        if (!isWanted()) throw new Problem('CLIENT_GONE');
        const what = path ?? 'shell';
        rendered.push(what);
        const times = rendered.length;
        await hanging;
        if (isDown) throw new Error('not answered');
        const body = [what, 'fresh', language, times].join(' ');
        return { head: `<title>${screen}</title>`, body, answers: '[]', data: [], styles: '' };
      },
    },
    now: () => new Date(clock),
    onError: (_, page) => faults.push(page),
    waitMs: 0,
  });
});

const phone = { screen: 'phone', language: 'es' } as const;
const desk = { screen: 'desk', language: 'es' } as const;

const getBody = async (page: string) => (await screens.getPage(page, phone))?.body;

test('a page is rendered once for each kind of screen', async () => {
  expect(await getBody('/')).toBe('/ fresh es 1');
  expect(await getBody('/')).toBe('/ fresh es 1');
  expect((await screens.getPage('/', desk))?.head).toBe('<title>desk</title>');
  expect(rendered).toEqual(['/', '/']);
});

test('concurrent requests wait for one rendering', async () => {
  await Promise.all(Array.from({ length: 20 }, () => getBody('/shop/products/a-1')));
  expect(rendered).toHaveLength(1);
});

test('a stale page is served once more, and rendered again in the background', async () => {
  await getBody('/');
  clock += 5 * minute + 1;
  expect(await getBody('/')).toBe('/ fresh es 1');
  await screens.getPage('/', desk);
  expect(await getBody('/')).toBe('/ fresh es 2');
});

test('a page that fails to render is left to the browser, and retried soon', async () => {
  isDown = true;
  expect(await getBody('/')).toBeUndefined();
  expect(await getBody('/')).toBeUndefined();
  expect(faults).toEqual(['/ phone es']);
  isDown = false;
  clock += 5_001;
  await getBody('/');
  expect(await getBody('/')).toBe('/ fresh es 2');
});

test('a stale page is served while rendering fails', async () => {
  await getBody('/');
  isDown = true;
  clock += 5 * minute + 1;
  await getBody('/');
  await screens.getPage('/', desk);
  expect(await getBody('/')).toBe('/ fresh es 1');
});

test.each(['/?utm_source=x', '/shop/all?page=2', '/account/login', '/shop/cart', '/shop/products/a/b', '/x'])(
  'the page of %s is left to the browser',
  async (page) => {
    expect(await screens.getPage(page, desk)).toBeNull();
    expect(rendered).toEqual([]);
  },
);

test.each(['fre-pd-1042', '12.34', 'ma%20fo', 'a+b', 'pi%C3%B1on', 'a%2Fb'])(
  'the pages of a product and of a category with the code %s are rendered',
  async (code) => {
    for (const page of [`products/${code}`, `category/${code}`, `category/${code}/products`])
      expect(await screens.getPage(`/shop/${page}`, desk)).not.toBeNull();
  },
);

test('the page of a vehicle is rendered, and the URLs of its categories are left to the browser', async () => {
  expect(await screens.getPage('/vehicles/chevrolet-aveo-2012-1-6-l', desk)).not.toBeNull();
  expect(await screens.getPage('/vehicles/chevrolet-aveo-2012-1-6-l/05-001', desk)).toBeNull();
});

describe('an ERP that does not answer', () => {
  let answer: () => void;
  beforeEach(() => {
    hanging = new Promise((resolve) => (answer = resolve));
  });
  afterEach(() => answer());

  test('leaves a page to the browser, and the page that is rendered later is served to the next request', async () => {
    expect(await getBody('/')).toBeUndefined();
    answer();
    expect(await getBody('/')).toBe('/ fresh es 1');
  });

  test('leaves further pages to the browser while twenty pages wait for it', async () => {
    const many = Array.from({ length: 30 }, (_, n) => getBody(`/blog/${n}`));
    await Promise.all(many);
    answer();
    await getBody('/blog/0');
    await getBody('/blog/19');
    expect(rendered).toHaveLength(20);
  });
});

test('without a renderer nothing is rendered', async () => {
  const none = createSsrCache({ renderer: null, now: () => new Date(), onError: () => undefined });
  expect(await none.getPage('/', phone)).toBeNull();
});

test('each language has its own page, and the shell of signed-in accounts is a separate page', async () => {
  await getBody('/');
  expect((await screens.getPage('/', { ...phone, language: 'en' }))?.body).toBe('/ fresh en 2');
  expect((await screens.getShell(phone))?.body).toBe('shell fresh es 3');
  expect((await screens.getShell(phone))?.body).toBe('shell fresh es 3');
});

test('a page is not rendered for clients that disconnected before its turn, and is rendered for the next client', async () => {
  let begin: () => void = () => undefined;
  turn = new Promise((resolve) => (begin = resolve));
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [first, second].map(({ signal }) => screens.getPage('/', phone, signal));
  const other = screens.getPage('/blog', phone, second.signal);
  first.abort();
  second.abort();
  begin();
  expect(await Promise.all([...asked, other])).toEqual([null, null, null]);
  await screens.warm('/shop', phone);
  expect([rendered, faults]).toEqual([['/shop'], []]);
  expect(await screens.getPage('/', phone, first.signal)).toBeNull();
  expect(await getBody('/')).toBe('/ fresh es 2');
});

test('a page is rendered while one of its clients still waits', async () => {
  let begin: () => void = () => undefined;
  turn = new Promise((resolve) => (begin = resolve));
  const gone = new AbortController();
  const asked = [gone.signal, undefined].map((signal) => screens.getPage('/', phone, signal));
  gone.abort();
  begin();
  await Promise.all(asked);
  expect(await getBody('/')).toBe('/ fresh es 1');
});

describe('with several copies of the service', () => {
  let version: number | null;
  let written: Map<string, { page: Awaited<ReturnType<Renderer['render']>>; leftMs: number }>;
  let outcomes: PageOutcome[];
  let head: string;

  const shared: SharedPages = {
    find: (key, of) => Promise.resolve(written.get(`${of} ${key}`) ?? null),
    write: (key, of, page, leftMs) => {
      written.set(`${of} ${key}`, { page, leftMs });
      return Promise.resolve();
    },
  };
  const startCopy = (name: string): SsrCache =>
    createSsrCache({
      renderer: {
        render: (path) => {
          rendered.push(`${name} ${path}`);
          return Promise.resolve({ head, body: name, answers: '[]', data: [], styles: '' });
        },
      },
      now: () => new Date(clock),
      onError: (_, page) => faults.push(page),
      onPage: (outcome) => outcomes.push(outcome),
      checkVersion: () => Promise.resolve(version),
      shared,
    });
  const bodyAt = async (copy: SsrCache, page: string) => (await copy.getPage(page, phone))?.body;

  beforeEach(() => {
    [version, written, outcomes, head] = [7, new Map(), [], ''];
  });

  test('a page is rendered by one of the copies, and stays fresh at all copies for the same time', async () => {
    const [one, other] = [startCopy('one'), startCopy('other')];
    const page = '/shop/products/a-1';
    expect([await bodyAt(one, page), await bodyAt(other, page), await bodyAt(other, page)]).toEqual(
      Array(3).fill('one'),
    );
    expect(outcomes).toEqual(['rendered', 'shared', 'cached']);
    const late = startCopy('late');
    for (const found of written.values()) found.leftMs = minute;
    await bodyAt(late, page);
    written.clear();
    clock += minute + 1;
    // the previous page is served once more
    await bodyAt(late, page);
    await late.getPage('/', phone);
    expect(await bodyAt(late, page)).toBe('late');
  });

  test.each([
    ['a search', '/shop/shop-grid-4-sidebar?search=pastillas', ''],
    ['a product that does not exist', '/shop/products/none', '<meta name="robots" content="noindex"/>'],
    ['an unknown URL', '/not-found', ''],
  ])('the page of %s is rendered by each copy', async (_what, page, tags) => {
    head = tags;
    expect([await bodyAt(startCopy('one'), page), await bodyAt(startCopy('other'), page)]).toEqual([
      'one',
      'other',
    ]);
  });

  test('a page is rendered by each copy while the version of pages is unknown', async () => {
    version = null;
    expect([await bodyAt(startCopy('one'), '/'), await bodyAt(startCopy('other'), '/')]).toEqual([
      'one',
      'other',
    ]);
  });

  test('an outdated page is found neither by the copy that knows of the change nor under the next version', async () => {
    const [one, other] = [startCopy('one'), startCopy('other')];
    await bodyAt(other, '/');
    await bodyAt(one, '/blog');
    one.clear();
    expect(await bodyAt(one, '/')).toBe('one');
    version = 8;
    one.clear();
    other.clear();
    expect([await bodyAt(one, '/'), await bodyAt(other, '/')]).toEqual(['one', 'one']);
    expect(rendered).toEqual(['other /', 'one /blog', 'one /', 'one /']);
  });

  test('a page is rendered while one of its clients waits, however long the shared cache took', async () => {
    const gone = new AbortController();
    let found: () => void = () => undefined;
    const looking = new Promise<null>((resolve) => (found = () => resolve(null)));
    const copy = createSsrCache({
      renderer: {
        render: (path, _context, isWanted = () => true) => {
          if (!isWanted()) throw new Problem('CLIENT_GONE');
          rendered.push(String(path));
          return Promise.resolve({ head, body: 'one', answers: '[]', data: [], styles: '' });
        },
      },
      now: () => new Date(clock),
      onError: (_, page) => faults.push(page),
      checkVersion: () => Promise.resolve(7),
      shared: { ...shared, find: () => looking },
    });
    const asked = [copy.getPage('/', phone, gone.signal), copy.getPage('/', phone)];
    await Promise.resolve();
    gone.abort();
    found();
    expect((await Promise.all(asked)).map((page) => page?.body)).toEqual(['one', 'one']);
    expect(rendered).toEqual(['/']);
  });
});
