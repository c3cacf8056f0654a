/** Patterns of browsers. Specific patterns come first, because a User-Agent may also name other browsers. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\b(?:Linux|CrOS)\b/, 'Linux'],
];

/**
 * Returns the browser and system that a User-Agent names, such as `Firefox · Windows`. Returns an empty text if both
 * are unknown. The rest of the User-Agent is never stored.
 */
export function toDeviceName(userAgent = ''): string {
  const find = (known: typeof browsers): string =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return [find(browsers), find(systems)].filter(Boolean).join(' · ');
}
