/**
 * Static baseline: a guest's pages on a phone without any script. The same texts and pictures cannot be shown much
 * sooner, so our pages are compared with these.
 */
import { measuredPages } from '../measuredPages.mjs';
import { openBrowser, openPhone } from '../mobileProfile.mjs';
import { contentOf, skeletonOf } from '../baseline/staticHtml.mjs';

/** Resets browser defaults, so that classes declare only differences. */
const reset =
  '*{margin:0;padding:0;font:inherit;box-sizing:border-box}ul,ol{list-style:none}a{color:inherit}img{display:block}button{border:0;background:none}';

const pageOf = ({ title, body, rules, fontSize, lineHeight }) =>
  `<!doctype html><html lang=es><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">` +
  `<title>${title}</title><meta name=description content="${title}"><link rel=icon href=/favicon.png>` +
  `<style>${reset}body{font:${fontSize}/${lineHeight} sans-serif}${rules}</style>${body}`;

/** Returns the differences between the static page and ours, in texts and in the pictures of the first screen. */
function differences(ours, limit) {
  const found = [];
  const said = new Set(limit.words);
  const missing = [...new Set(ours.words)].filter((word) => !said.has(word));
  if (missing.length > ours.words.length / 50) found.push(`words left out: ${missing.join(' ')}`);
  const drawn = ({ pictures }) =>
    pictures
      .map(({ src, width, height }) => `${src} ${Math.round(width)} × ${Math.round(height)}`)
      .join('\n');
  if (drawn(ours) !== drawn(limit))
    found.push(`pictures of the first screen:\n${drawn(ours)}\nstatic:\n${drawn(limit)}`);
  return found;
}

/** @returns HTML by path. Throws when a page shows something else than ours. */
export async function makeStaticPages(base) {
  const browser = await openBrowser();
  try {
    const pages = new Map();
    for (const { id, path } of measuredPages) {
      const { context, page } = await openPhone(browser, base);
      // as rendered by the service, before scripts have changed it
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path, { waitUntil: 'networkidle' });
      const skeleton = await page.evaluate(skeletonOf);
      const html = pageOf(skeleton);
      const ours = await page.evaluate(contentOf);
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(path, { waitUntil: 'networkidle' });
      const wrong = differences(ours, await page.evaluate(contentOf));
      await context.close();
      if (wrong.length > 0) throw new Error(`The static page of ${id} is not ours: ${wrong.join('\n')}`);
      pages.set(path, html);
    }
    return pages;
  } finally {
    await browser.close();
  }
}
