/**
 * Returns the number of the slide to which a key moves; undefined for other keys. The number may be lower than that of
 * the first slide or higher than that of the last slide.
 */
export function getSlideForKey(
  key: string,
  { direction, current, last }: { direction: 'ltr' | 'rtl'; current: number; last: number },
): number | undefined {
  const [forward, backward] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { [forward]: current + 1, [backward]: current - 1, Home: 0, End: last }[key];
}
