/* global window, document, location, scrollY, addEventListener, requestAnimationFrame, scheduler, MutationObserver */
/** From a press to the painted frame that shows what it was for. */

/**
 * Looks out, in the page, for the next `event` and then for the change after which `selector` finds what is wanted. To look
 * in every frame would ask for frames that nobody needs, beside the work that is measured. The time ends when the own work
 * of the frame that shows it has: a task asked for at its beginning comes after style, layout and paint, and before what
 * the shop put off until then.
 * @param wanted.text what the first one found says, in its text or its label
 * @param wanted.unlike what it said before
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
 * Presses the middle of what is found, without a stay above it that would let the shop prepare. With a mouse: a finger's
 * tap reaches the page a frame or two later, which is the browser's doing and not the shop's.
 */
export async function press(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** In the page: `focused` leads down from the root, a child's number each. */
function pageAsShown() {
  const focused = [];
  for (let at = document.activeElement; at?.parentElement; at = at.parentElement)
    focused.unshift([...at.parentElement.children].indexOf(at));
  return { url: location.href, html: document.documentElement.outerHTML, scroll: scrollY, focused };
}

/**
 * When it was pressed and when that was shown, in the page's own milliseconds, and the page as it was shown before and
 * then; null when it never was.
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
