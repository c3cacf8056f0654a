/**
 * Drag options of the shop's carousels. `isClick.ts` tells a click from a drag, so Swiper's own click
 * handling is off.
 */
export const dragging = {
  /**
   * A slide moves from the third pixel on: Swiper counts from zero again once more than its threshold is moved, and holds
   * still for less than it again.
   */
  threshold: 1,
  /** Share of a slide that a slow drag has to move to change slides. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
