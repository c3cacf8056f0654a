/** Told to the document once the shop's first page is there: whoever waits for it hears no more of it. */
export const isThere = 'shop:there';

/** As long as it takes to fade, in milliseconds. */
const ease = 300;

/**
 * The first page has arrived, and is the browser's own from now on: the line at the top of the screen, which covered nothing
 * of it, fades and is gone. Who waited for the shop hears of it.
 */
export function removePreloader(): void {
  const { dataset } = document.documentElement;
  delete dataset.screen;
  delete dataset.shell;
  document.dispatchEvent(new Event(isThere));
  const preloader = document.getElementById('preloader');
  if (!preloader) return;
  const fading = preloader.animate({ opacity: [1, 0] }, { duration: ease, fill: 'forwards' });
  fading.onfinish = () => preloader.remove();
}
