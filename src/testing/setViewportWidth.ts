/**
 * Lets the media queries of the next render match a width in px. jsdom has no matchMedia of its own, so that without
 * this a page is rendered for a phone. Only the members that the hooks use are there.
 */
export function setViewportWidth(width: number): void {
  const matches = (media: string): boolean => {
    const [, comparison, limit] = /width (>=|<) (\d+)px/.exec(media) ?? [];
    if (comparison === undefined) return false;
    return comparison === '<' ? width < Number(limit) : width >= Number(limit);
  };
  window.matchMedia = (media) =>
    ({
      matches: matches(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
