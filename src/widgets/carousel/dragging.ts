/**
 * Drag options of the shop's carousels. `isClick.ts` distinguishes clicks from drags, so Swiper's own click handling is
 * off.
 */
export const dragging = {
  /**
   * A slide moves from the third pixel on: when a move exceeds the threshold, Swiper counts from zero again and waits
   * for the threshold a second time.
   */
  threshold: 1,
  /** Share of a slide that a slow drag must move to change slides. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
