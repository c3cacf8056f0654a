/**
 * Drag options of the shop's carousels. `isClick.ts` tells a click from a drag, so Swiper's own click
 * handling is off.
 */
export const dragging = {
  /** Pixels of movement before a drag starts. */
  threshold: 3,
  /** Share of a slide that a slow drag has to move to change slides. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
