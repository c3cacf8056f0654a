/**
 * Returns the slide to which a key moves, which may be before the first or after the last one; undefined for other
 * keys.
 */
export function getSlideForKey(
  key: string,
  { direction, current, last }: { direction: 'ltr' | 'rtl'; current: number; last: number },
): number | undefined {
  const [forward, backward] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { [forward]: current + 1, [backward]: current - 1, Home: 0, End: last }[key];
}
