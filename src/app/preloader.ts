/** What the document is told of a page that was drawn before its code came (preHydration.ts). */
export const hydrationEvents = {
  /** From now on the shop hears itself what is done. */
  hears: 'shop:hears',
  /** Its first page is its own: what was done before can be done now. */
  isThere: 'shop:there',
} as const;

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
  document.dispatchEvent(new Event(hydrationEvents.isThere));
  const preloader = document.getElementById('preloader');
  if (!preloader) return;
  const fading = preloader.animate({ opacity: [1, 0] }, { duration: ease, fill: 'forwards' });
  fading.onfinish = () => preloader.remove();
}
