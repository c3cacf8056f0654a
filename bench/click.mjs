/** Measures from a click to the painted frame that shows its result. */

/**
 * Runs in the page: waits for the next `event` and then for the mutation after which `selector` matches. Polling every
 * frame would request frames during the measured work. The time ends with the frame's own work: a task queued at its
 * start runs after style, layout and paint, and before deferred work of the shop. @param wanted.text expected text or
 * label of the first match @param wanted.unlike its previous text
 */
function lookOut({ event, selector, text, unlike }) {
  const isShown = () => {
    const found = document.querySelector(selector);
    if (!found) return false;
    const says = `${found.ariaLabel ?? ''}${found.textContent}`;
    return (text === undefined || says.includes(text)) && says !== unlike;
  };
  const pressed = (resolve, began) => {
    const ended = () => resolve({ began, ended: performance.now(), shown: window.benchPage() });
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => scheduler.postTask(ended, { priority: 'user-blocking' }));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  window.benchTime = new Promise((resolve) => {
    addEventListener(event, ({ timeStamp }) => pressed(resolve, timeStamp), { capture: true, once: true });
  });
}

/**
 * Clicks the middle of an element without hovering first, as hovering would let the shop preload. Uses a mouse, as
 * touch events reach the page a frame or two later, by the browser's own delay.
 */
export async function press(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Runs in the page: returns its HTML; `focused` is the path of child indices from the root. */
function pageAsShown() {
  const focused = [];
  for (let at = document.activeElement; at?.parentElement; at = at.parentElement)
    focused.unshift([...at.parentElement.children].indexOf(at));
  return { url: location.href, html: document.documentElement.outerHTML, scroll: scrollY, focused };
}

/**
 * Returns the times of a click and of its result, in the page's milliseconds, with the page's HTML at both; null when
 * the result never appeared.
 */
export async function spanOf(page, wanted, act) {
  const before = await page.evaluate(`(window.benchPage = ${pageAsShown})()`);
  await page.evaluate(lookOut, wanted);
  await act();
  const span = await page.evaluate(() =>
    Promise.race([window.benchTime, new Promise((done) => setTimeout(() => done(null), 10_000))]),
  );
  return span && { ...span, before };
}
