import { renderBareShell, renderCriticalStyles, renderHtmlPage, splitBuiltPage } from './htmlTemplate';
import { writeAnswers } from './inlineJson';

const known = { screen: 'desk', language: 'es', isNew: false } as const;

describe('the page', () => {
  const html =
    '<!doctype html><html lang=es><head><meta name=description content="All"><title>Shop</title><link rel=preload href=/assets/i18n/es.json as=fetch><script defer src=/assets/main.js></script><link href=/assets/main.css rel=stylesheet></head><body><div id=shop></div><main id=waiting>Wait</main><div id=preloader role=presentation></div></body></html>';
  const built = splitBuiltPage(html, 'begin()', 'beginShell()');
  const drawn = {
    head: '<title>A $& B</title>',
    body: '<h1>$1</h1>',
    answers: '[]',
    data: [],
    styles: 'h1::before{content:"$1"}',
  };
  const address = { origin: 'https://tienda.example.ec', path: '/shop' };
  const after =
    '<style>h1::before{content:"$1"}</style><noscript><link href=/assets/main.css rel=stylesheet></noscript><script>begin()</script><template id="later"><link href=/assets/main.css rel=stylesheet><link rel=preload href=/assets/i18n/es.json as=fetch><script defer src=/assets/main.js></script></template></head><body><div id=shop><h1>$1</h1></div><script type="application/json" id="answers">[]</script></body></html>';

  test('has the rendered screen, its own title, URLs and styles, and no skeleton', () => {
    expect(renderHtmlPage(built, known, drawn, address)).toBe(
      '<!doctype html><html data-screen="desk" lang="es"><head><title>A $& B</title><meta property="og:title" content="A $& B"><meta property="og:url" content="https://tienda.example.ec/shop"><link rel="canonical" href="https://tienda.example.ec/shop"><link rel="alternate" hreflang="es" href="https://tienda.example.ec/shop"><link rel="alternate" hreflang="en" href="https://tienda.example.ec/shop?lang=en"><link rel="alternate" hreflang="x-default" href="https://tienda.example.ec/shop">' +
        after,
    );
  });

  test('has an English canonical URL and loads English texts when the language is English', () => {
    const page = renderHtmlPage(built, { ...known, language: 'en' }, drawn, address);
    expect(page).toContain('<html data-screen="desk" lang="en">');
    expect(page).toContain('<link rel="canonical" href="https://tienda.example.ec/shop?lang=en">');
    expect(page).toContain('href=/assets/i18n/en.json');
  });

  test('has the shop’s general title when it is the app shell of signed-in visitors', () => {
    expect(renderHtmlPage(built, known, { ...drawn, head: '<title>Mine</title>' }, null)).toBe(
      '<!doctype html><html data-screen="desk" data-shell lang="es"><head><meta name=description content="All"><title>Shop</title>' +
        after.replace('begin()', 'beginShell()'),
    );
  });

  test('loads its code at once, with the session and the script that keeps early keys, when the shell was not rendered in time', () => {
    const session = {
      method: 'GET',
      path: '/session',
      body: undefined,
      answer: { status: 200, body: {} },
    } as const;
    const bare = renderBareShell(built, known, session);
    expect(bare).toContain('<html data-screen="desk" data-shell lang="es">');
    expect(bare).toContain(
      '<script defer src=/assets/main.js></script><link href=/assets/main.css rel=stylesheet><script>beginShell()</script></head>',
    );
    expect(bare).toContain(
      '<main id=waiting>Wait</main><script type="application/json" id="answers">[{"method":"GET","path":"/session","answer":{"status":200,"body":{}}}]</script><div id=preloader',
    );
  });

  test('loads the font for the next page after the pictures, on a first visit by phone', () => {
    const [face, other] = ['@font-face{font-display:optional}', '@font-face{font-family:wide}'];
    const link = '<link rel="preload" href="/f.woff2" as="font">';
    const letters = splitBuiltPage(
      html.replace('</head>', `${link}<style>${face}</style><style>${other}</style></head>`),
      'begin()',
      'beginShell()',
    );
    const pageFor = (screen: 'phone' | 'desk', isNew: boolean) =>
      renderHtmlPage(letters, { ...known, screen, isNew }, drawn, address);
    const later = /<template id="later">.*?<link rel="prefetch" href="\/f.woff2" as="font">.*?<\/template>/;
    expect(pageFor('phone', true)).toMatch(later);
    expect(pageFor('phone', true)).toContain(`<style>${other}${drawn.styles}</style>`);
    for (const page of [pageFor('phone', false), pageFor('desk', true)]) {
      expect(page).not.toMatch(later);
      expect(page.match(/<style>.*?<\/style>/g)).toEqual([`<style>${face}${other}${drawn.styles}</style>`]);
    }
    // the policy's digest is the digest of the styles that were sent
    for (const screen of ['phone', 'desk'] as const)
      for (const isNew of [true, false])
        expect(pageFor(screen, isNew)).toContain(
          `<style>${renderCriticalStyles(letters, { ...known, screen, isNew }, drawn)}</style>`,
        );
  });

  test('contains an origin with the signs $& and $1 unchanged', () => {
    const data = [{ url: 'https://shop.invalid/shop' }];
    const page = renderHtmlPage(built, known, { ...drawn, data }, { ...address, origin: 'https://$&.$1' });
    expect(page).toContain('{"url":"https://$&.$1/shop"}');
  });

  test('has absolute URLs in its metadata, which cannot close their script element', () => {
    const head = '<meta property="og:image" content="/images/a.avif"/>';
    const data = [{ name: 'A </script> B', url: 'https://shop.invalid/shop' }];
    const page = renderHtmlPage(built, known, { ...drawn, head, data }, address);
    expect(page).toContain('content="https://tienda.example.ec/images/a.avif"');
    expect(page).toContain('{"name":"A \\u003c/script> B","url":"https://tienda.example.ec/shop"}');
  });

  test('gives link previews its own title and description, unless it sets an og:title itself', () => {
    const head =
      '<title>Frenos · 2 &amp; 3 · Repuestos</title><meta name="description" content="De &quot;aquí&quot;"/>';
    const page = renderHtmlPage(built, known, { ...drawn, head }, address);
    expect(page).toContain('<meta property="og:title" content="Frenos · 2 &amp; 3">');
    expect(page).toContain('<meta property="og:description" content="De &quot;aquí&quot;">');
    const own = `${head}<meta property="og:title" content="Otro"/>`;
    expect(renderHtmlPage(built, known, { ...drawn, head: own }, address).match(/og:title/g)).toHaveLength(1);
  });

  test('embeds answers as data that cannot close their script element', () => {
    const answer = { method: 'GET' as const, path: '/x', answer: { status: 200, body: '</script><!--' } };
    const page = renderHtmlPage(built, known, { ...drawn, answers: writeAnswers([answer]) }, address);
    expect(page).not.toContain('</script><!--');
    const data = /id="answers">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual([answer]);
  });
});
