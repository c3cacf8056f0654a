/**
 * Lower bound of a click's response time: the same page without scripts, in which the click makes the prepared DOM
 * change of our answer. The remaining time is the browser's own: event, style, layout and paint, and the transfer of
 * the click to the browser and back, which both measurements include.
 */
import { settled } from '../mobileProfile.mjs';

/** Removes scripts from markup, with their placeholders and elements that only scripts need. */
const withoutScript = (html) =>
  html
    .replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<link (?![^>]*(?:stylesheet|as="font"))[^>]*>/g, '');

/** Returns the text of a page, for comparison. */
export const textIn = (html) =>
  withoutScript(html)
    .replace(/^.*?<body/s, '<body')
    .replace(/<style\b.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** In the page: prepares the difference to `shown`, and applies it at the next `event`. */
function prepare({ event, shown }) {
  const changes = [];
  const isSame = (was, is) =>
    was.nodeName === is.nodeName &&
    ['id', 'class'].every((name) => was.getAttribute?.(name) === is.getAttribute?.(name));

  function compareAttributes(was, is) {
    for (const { name, value } of is.attributes) {
      // the input has the typed text already
      const isTyped = is instanceof HTMLInputElement && name === 'value';
      if (!isTyped && was.getAttribute(name) !== value) changes.push(() => was.setAttribute(name, value));
    }
    for (const { name } of was.attributes)
      if (!is.hasAttribute(name)) changes.push(() => was.removeAttribute(name));
  }

  function compare(was, is) {
    if (was.isEqualNode(is)) return;
    if (!isSame(was, is)) {
      changes.push(() => was.replaceWith(is));
    } else if (was.nodeType === Node.ELEMENT_NODE) {
      compareAttributes(was, is);
      compareChildren(was, [...was.childNodes], [...is.childNodes]);
    } else changes.push(() => (was.data = is.data));
  }

  /** Skips equal children at both ends, and compares the others by position. */
  function compareChildren(parent, were, are) {
    while (were.length > 0 && are.length > 0 && were[0].isEqualNode(are[0])) {
      were.shift();
      are.shift();
    }
    let following = null;
    while (were.length > 0 && are.length > 0 && were.at(-1).isEqualNode(are.at(-1))) {
      following = were.pop();
      are.pop();
    }
    const both = Math.min(were.length, are.length);
    for (let at = 0; at < both; at += 1) compare(were[at], are[at]);
    for (const gone of were.slice(both)) changes.push(() => gone.remove());
    for (const come of are.slice(both)) changes.push(() => parent.insertBefore(come, following));
  }

  // a restored dialog must be opened again to be modal
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    dialog.close();
    dialog.showModal();
  }
  const next = document.adoptNode(new DOMParser().parseFromString(shown.html, 'text/html').documentElement);
  compareAttributes(document.documentElement, next);
  compare(document.body, next.querySelector('body'));
  const act = (pressed) => {
    if (event === 'pointerdown') pressed.preventDefault();
    for (const change of changes) change();
    if (Math.abs(scrollY - shown.scroll) > 1) scrollTo(0, shown.scroll);
    const focused = shown.focused.reduce((parent, at) => parent?.children[at], document.documentElement);
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
  };
  // a link follows its click, a key its input event; in the bubbling phase, after the measurement has started
  document.addEventListener(event === 'pointerdown' ? 'click' : 'input', act, { once: true });
}

/** Runs in the page: restores scroll position, focus and caret. */
function putBack({ scroll, focused }) {
  const element = focused.reduce((parent, at) => parent.children[at], document.documentElement);
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement)
    element.setSelectionRange(element.value.length, element.value.length);
  scrollTo(0, scroll);
}

/**
 * Opens the page as it was at our click, ready to answer the next one. @param page a page other than ours @param before
 * our HTML at the click @param shown our HTML when the answer was painted @param event the event of the click
 */
export async function openByHand(page, { before, shown, event }) {
  const body = `<!doctype html>${withoutScript(before.html)}`;
  const isPage = (url) => url.href === before.url;
  await page.route(isPage, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(before.url, { waitUntil: 'networkidle' });
  await page.unroute(isPage);
  await page.evaluate(prepare, { event, shown: { ...shown, html: withoutScript(shown.html) } });
  await page.evaluate(putBack, before);
  await settled(page);
}
