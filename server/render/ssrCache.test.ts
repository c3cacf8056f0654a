import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderHtmlPage, renderCriticalStyles } from './htmlTemplate';
import { createSsrCache, type FirstScreens } from './ssrCache';

/** Draws what it is asked for, and how often; tests say whether it can. */
const drawing = `
let times = 0;
exports.drawShell = (viewer, ask) => exports.drawFirstScreen('shell', viewer, ask);
exports.drawFirstScreen = async (path, { screen, language }, ask) => {
  times += 1;
  const { status, body } = await ask({ method: 'GET', path });
  if (status !== 200) throw new Error('not answered');
  return { head: '<title>' + screen + '</title>', body: [path, body, language, times].join(' '), answers: [], data: [] };
};
`;
const minute = 60_000;

let folder: string;
let clock: number;
let status: number;
let asked: string[];
let faults: string[];
let screens: FirstScreens;
let hanging: Promise<void> | null;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-screens-'));
  const file = path.join(folder, 'drawing.cjs');
  writeFileSync(file, drawing);
  [clock, status, asked, faults, hanging] = [0, 200, [], [], null];
  screens = createSsrCache({
    file,
    ask: async ({ path: wanted }) => {
      asked.push(wanted);
      await hanging;
      return { status, body: 'fresh' };
    },
    stylesOf: (body, screen) => Promise.resolve(`/* ${screen}: ${body} */`),
    now: () => new Date(clock),
    onFault: (_, page) => faults.push(page),
    waitMs: 0,
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const phone = { screen: 'phone', language: 'es' } as const;
const desk = { screen: 'desk', language: 'es' } as const;
const known = { ...desk, isNew: false };

const bodyOf = async (page: string) => (await screens.screenOf(page, phone))?.body;

test('a page is drawn once, for each kind of screen', async () => {
  expect(await bodyOf('/')).toBe('/ fresh es 1');
  expect(await bodyOf('/')).toBe('/ fresh es 1');
  expect((await screens.screenOf('/', desk))?.head).toBe('<title>desk</title>');
  expect(asked).toEqual(['/', '/']);
});

test('who come at once wait for one drawing', async () => {
  await Promise.all(Array.from({ length: 20 }, () => bodyOf('/shop/products/a-1')));
  expect(asked).toHaveLength(1);
});

test('an old one is shown once more, and drawn anew behind it', async () => {
  await bodyOf('/');
  clock += 5 * minute;
  expect(await bodyOf('/')).toBe('/ fresh es 1');
  await screens.screenOf('/', desk);
  expect(await bodyOf('/')).toBe('/ fresh es 2');
});

test('what cannot be drawn is left to the browser, and tried again soon', async () => {
  status = 502;
  expect(await bodyOf('/')).toBeUndefined();
  expect(await bodyOf('/')).toBeUndefined();
  expect(faults).toEqual(['/ phone es']);
  status = 200;
  clock += 5_000;
  await bodyOf('/');
  expect(await bodyOf('/')).toBe('/ fresh es 2');
});

test('what was drawn before stands while it cannot be drawn anew', async () => {
  await bodyOf('/');
  status = 502;
  clock += 5 * minute;
  await bodyOf('/');
  await screens.screenOf('/', desk);
  expect(await bodyOf('/')).toBe('/ fresh es 1');
});

test.each(['/?utm_source=x', '/shop/all?page=2', '/account/login', '/shop/cart', '/shop/products/a/b', '/x'])(
  '%s is the browser’s to draw',
  async (page) => {
    expect(await screens.screenOf(page, desk)).toBeNull();
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
  const none = createSsrCache({
    file: path.join(folder, 'nowhere.cjs'),
    ask: () => Promise.reject(new Error('not asked')),
    stylesOf: () => Promise.resolve(''),
    now: () => new Date(),
    onFault: () => undefined,
  });
  expect(await none.screenOf('/', phone)).toBeNull();
});

test('each language has its own, and so has the shell of who is signed in', async () => {
  await bodyOf('/');
  expect((await screens.screenOf('/', { ...phone, language: 'en' }))?.body).toBe('/ fresh en 2');
  expect((await screens.shellOf(phone))?.body).toBe('shell fresh es 3');
  expect((await screens.shellOf(phone))?.body).toBe('shell fresh es 3');
});

describe('the page', () => {
  const html =
    '<!doctype html><html lang=es><head><meta name=description content="All"><title>Shop</title><link rel=preload href=/assets/i18n/es.json as=fetch><script defer src=/assets/main.js></script><link href=/assets/main.css rel=stylesheet></head><body><div id=shop></div><main id=waiting>Wait</main><div id=preloader role=presentation></div></body></html>';
  const built = { html, styles: [], begin: 'begin()' };
  const drawn = {
    head: '<title>A $& B</title>',
    body: '<h1>$1</h1>',
    answers: [],
    data: [],
    styles: 'h1::before{content:"$1"}',
  };
  const address = { origin: 'https://tienda.example.ec', path: '/shop' };
  const after =
    '<style>h1::before{content:"$1"}</style><noscript><link href=/assets/main.css rel=stylesheet></noscript><script>begin()</script><template id="later"><link href=/assets/main.css rel=stylesheet><link rel=preload href=/assets/i18n/es.json as=fetch><script defer src=/assets/main.js></script></template></head><body><div id=shop><h1>$1</h1></div><script type="application/json" id="answers">[]</script></body></html>';

  test('has the screen, its own title and addresses, its styles, and no wait', () => {
    expect(renderHtmlPage(built, known, drawn, address)).toBe(
      '<!doctype html><html data-screen="desk" lang="es"><head><title>A $& B</title><meta property="og:url" content="https://tienda.example.ec/shop"><link rel="canonical" href="https://tienda.example.ec/shop"><link rel="alternate" hreflang="es" href="https://tienda.example.ec/shop"><link rel="alternate" hreflang="en" href="https://tienda.example.ec/shop?lang=en"><link rel="alternate" hreflang="x-default" href="https://tienda.example.ec/shop">' +
        after,
    );
  });

  test('in English has its own address and texts', () => {
    const page = renderHtmlPage(built, { ...known, language: 'en' }, drawn, address);
    expect(page).toContain('<html data-screen="desk" lang="en">');
    expect(page).toContain('<link rel="canonical" href="https://tienda.example.ec/shop?lang=en">');
    expect(page).toContain('href=/assets/i18n/en.json');
  });

  test('of who is signed in is the shell, with the title of all', () => {
    expect(renderHtmlPage(built, known, { ...drawn, head: '<title>Mine</title>' }, null)).toBe(
      '<!doctype html><html data-screen="desk" data-shell lang="es"><head><meta name=description content="All"><title>Shop</title>' +
        after,
    );
  });

  test('a new phone gets the letters after the pictures, for its next page', () => {
    const [face, other] = ['@font-face{font-display:optional}', '@font-face{font-family:wide}'];
    const link = '<link rel="preload" href="/f.woff2" as="font">';
    const letters = {
      ...built,
      styles: [face, other],
      html: html.replace('</head>', `${link}<style>${face}</style><style>${other}</style></head>`),
    };
    const pageFor = (screen: 'phone' | 'desk', isNew: boolean) =>
      renderHtmlPage(letters, { ...known, screen, isNew }, drawn, address);
    const later = /<template id="later">.*?<link rel="prefetch" href="\/f.woff2" as="font">.*?<\/template>/;
    expect(pageFor('phone', true)).toMatch(later);
    expect(pageFor('phone', true)).toContain(`<style>${other}${drawn.styles}</style>`);
    for (const page of [pageFor('phone', false), pageFor('desk', true)]) {
      expect(page).not.toMatch(later);
      expect(page.match(/<style>.*?<\/style>/g)).toEqual([`<style>${face}${other}${drawn.styles}</style>`]);
    }
    // what the policy allows is what is sent
    for (const screen of ['phone', 'desk'] as const)
      for (const isNew of [true, false])
        expect(pageFor(screen, isNew)).toContain(
          `<style>${renderCriticalStyles(letters, { ...known, screen, isNew }, drawn)}</style>`,
        );
  });

  test('has an address that means nothing but itself', () => {
    const data = [{ url: 'https://shop.invalid/shop' }];
    const page = renderHtmlPage(built, known, { ...drawn, data }, { ...address, origin: 'https://$&.$1' });
    expect(page).toContain('{"url":"https://$&.$1/shop"}');
  });

  test('says in whole addresses what it is about', () => {
    const head = '<meta property="og:image" content="/images/a.avif"/>';
    const data = [{ name: 'A </script> B', url: 'https://shop.invalid/shop' }];
    const page = renderHtmlPage(built, known, { ...drawn, head, data }, address);
    expect(page).toContain('content="https://tienda.example.ec/images/a.avif"');
    expect(page).toContain('{"name":"A \\u003c/script> B","url":"https://tienda.example.ec/shop"}');
  });

  test('holds answers as data that end nothing', () => {
    const answer = { method: 'GET' as const, path: '/x', answer: { status: 200, body: '</script><!--' } };
    const page = renderHtmlPage(built, known, { ...drawn, answers: [answer] }, address);
    expect(page).not.toContain('</script><!--');
    const data = /id="answers">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual([answer]);
  });
});
