/* global window, document, addEventListener, requestAnimationFrame, scheduler, MutationObserver */
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
    const ended = () => resolve({ began, ended: performance.now() });
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

/** When it was pressed and when that was shown, in the page's own milliseconds; null when it never was. */
export async function spanOf(page, wanted, act) {
  await page.evaluate(lookOut, wanted);
  await act();
  return page.evaluate(() =>
    Promise.race([window.benchTime, new Promise((done) => setTimeout(() => done(null), 10_000))]),
  );
}

/** In milliseconds. */
export async function timed(page, wanted, act) {
  const span = await spanOf(page, wanted, act);
  return span && span.ended - span.began;
}
