/**
 * Drag options of the shop's carousels. Swiper's own click handling is off, because `isClick.ts` distinguishes clicks
 * from drags.
 */
export const dragging = {
  /**
   * With this value a slide moves from the third pixel on. When a move exceeds the threshold, Swiper counts from zero
   * again and waits until the move exceeds the threshold a second time.
   */
  threshold: 1,
  /** Share of a slide that a slow drag must move to change slides. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
