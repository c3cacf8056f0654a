/**
 * Drag options of the shop's carousels. Swiper's click handling is off, because `isClick.ts` distinguishes clicks and
 * drags.
 */
export const dragging = {
  /**
   * Minimum movement of a drag in pixels. When the movement exceeds the threshold, Swiper counts from zero again and
   * waits until the movement exceeds the threshold a second time. With 1, a slide therefore moves from the third pixel
   * on.
   */
  threshold: 1,
  /** Part of a slide's width. If a slow drag moves less than this part, the slide returns to its position. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
