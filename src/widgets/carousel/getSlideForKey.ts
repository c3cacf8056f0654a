/** Returns the slide that a key leads to, which may lie before the first or behind the last one; undefined for other keys. */
export function getSlideForKey(
  key: string,
  { direction, current, last }: { direction: 'ltr' | 'rtl'; current: number; last: number },
): number | undefined {
  const [forward, backward] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { [forward]: current + 1, [backward]: current - 1, Home: 0, End: last }[key];
}
