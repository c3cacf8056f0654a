/** How the shop's carousels are dragged; what ends a drag is no click, see `press.ts`, so Swiper keeps out of clicks. */
export const dragging = {
  /** Pixels before a press becomes a drag. */
  threshold: 3,
  /** How much of a slide a slow drag has to move for the next one to come. */
  longSwipesRatio: 0.25,
  preventClicks: false,
  preventClicksPropagation: false,
} as const;
