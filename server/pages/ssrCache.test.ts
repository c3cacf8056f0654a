import { createSsrCache, type SsrCache } from './ssrCache';

const minute = 60_000;

let clock: number;
let isDown: boolean;
let asked: string[];
let faults: string[];
let screens: SsrCache;
let hanging: Promise<void> | null;

beforeEach(() => {
  [clock, isDown, asked, faults, hanging] = [minute, false, [], [], null];
  screens = createSsrCache({
    renderer: {
      async render(path, { screen, language }) {
        const what = path ?? 'shell';
        asked.push(what);
        const times = asked.length;
        await hanging;
        if (isDown) throw new Error('not answered');
        const body = [what, 'fresh', language, times].join(' ');
        return { head: `<title>${screen}</title>`, body, answers: [], data: [], styles: '' };
      },
    },
    now: () => new Date(clock),
    onError: (_, page) => faults.push(page),
    waitMs: 0,
  });
});

const phone = { screen: 'phone', language: 'es' } as const;
const desk = { screen: 'desk', language: 'es' } as const;

const bodyOf = async (page: string) => (await screens.getPage(page, phone))?.body;

test('a page is drawn once, for each kind of screen', async () => {
  expect(await bodyOf('/')).toBe('/ fresh es 1');
  expect(await bodyOf('/')).toBe('/ fresh es 1');
  expect((await screens.getPage('/', desk))?.head).toBe('<title>desk</title>');
  expect(asked).toEqual(['/', '/']);
});

test('who come at once wait for one drawing', async () => {
  await Promise.all(Array.from({ length: 20 }, () => bodyOf('/shop/products/a-1')));
  expect(asked).toHaveLength(1);
});

test('an old one is shown once more, and drawn anew behind it', async () => {
  await bodyOf('/');
  clock += 5 * minute + 1;
  expect(await bodyOf('/')).toBe('/ fresh es 1');
  await screens.getPage('/', desk);
  expect(await bodyOf('/')).toBe('/ fresh es 2');
});

test('what cannot be drawn is left to the browser, and tried again soon', async () => {
  isDown = true;
  expect(await bodyOf('/')).toBeUndefined();
  expect(await bodyOf('/')).toBeUndefined();
  expect(faults).toEqual(['/ phone es']);
  isDown = false;
  clock += 5_001;
  await bodyOf('/');
  expect(await bodyOf('/')).toBe('/ fresh es 2');
});

test('what was drawn before stands while it cannot be drawn anew', async () => {
  await bodyOf('/');
  isDown = true;
  clock += 5 * minute + 1;
  await bodyOf('/');
  await screens.getPage('/', desk);
  expect(await bodyOf('/')).toBe('/ fresh es 1');
});

test.each(['/?utm_source=x', '/shop/all?page=2', '/account/login', '/shop/cart', '/shop/products/a/b', '/x'])(
  '%s is the browser’s to draw',
  async (page) => {
    expect(await screens.getPage(page, desk)).toBeNull();
    expect(asked).toEqual([]);
  },
);

describe('an ERP that does not answer', () => {
  let answer: () => void;
  beforeEach(() => {
    hanging = new Promise((resolve) => (answer = resolve));
  });
  afterEach(() => answer());

  test('keeps nobody waiting: the browser draws the page, and the next one gets it drawn', async () => {
    expect(await bodyOf('/')).toBeUndefined();
    answer();
    expect(await bodyOf('/')).toBe('/ fresh es 1');
  });

  test('fills no queue', async () => {
    const many = Array.from({ length: 30 }, (_, n) => bodyOf(`/blog/${n}`));
    await Promise.all(many);
    answer();
    await bodyOf('/blog/0');
    await bodyOf('/blog/19');
    expect(asked).toHaveLength(20);
  });
});

test('without a drawing nothing is drawn', async () => {
  const none = createSsrCache({ renderer: null, now: () => new Date(), onError: () => undefined });
  expect(await none.getPage('/', phone)).toBeNull();
});

test('each language has its own, and so has the shell of who is signed in', async () => {
  await bodyOf('/');
  expect((await screens.getPage('/', { ...phone, language: 'en' }))?.body).toBe('/ fresh en 2');
  expect((await screens.getShell(phone))?.body).toBe('shell fresh es 3');
  expect((await screens.getShell(phone))?.body).toBe('shell fresh es 3');
});
