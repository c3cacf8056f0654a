/**
 * Drag options of the shop's carousels. `isClick.ts` tells a click from a drag, so Swiper's own click
 * handling is off.
 */
export const dragging = {
  /**
   * A slide moves from the third pixel on: after a move beyond the threshold, Swiper starts to count again at zero and
   * waits for the threshold once more.
   */
  threshold: 1,
  /** Share of a slide that a slow drag has to move to change slides. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
