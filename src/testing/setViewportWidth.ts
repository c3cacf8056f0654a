/**
 * Lets the media queries of the next render match a width in px; jsdom has no matchMedia of its own, so that without this a
 * page is rendered for a phone. Only the members that the hooks use are there.
 */
export function setViewportWidth(width: number): void {
  window.matchMedia = (media) =>
    ({
      matches: width >= Number(/(\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
