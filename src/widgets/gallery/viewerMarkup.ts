import { createTrustedTypesPolicy } from '@/shared/trustedTypes';

const attribute =
  ' (?:(?:aria-hidden|class|clip-rule|d|fill|fill-rule|height|id|viewBox|width)="[^"<>]*"|xlink:href="#[\\w-]+")';
const icon = new RegExp(`^<svg(?:${attribute})+>(?:<(?:path|use)(?:${attribute})+/>)+</svg>$`);

/** Returns the markup if it is empty or an icon of PhotoSwipe; null for any other markup. */
export const renderViewerMarkup = (markup: string): string | null =>
  markup === '' || icon.test(markup) ? markup : null;

/**
 * Trusted Types: PhotoSwipe writes its icons as innerHTML strings, so the page's default policy allows these icons and
 * nothing else. Must be called before the viewer opens.
 */
export function trustViewerIcons(): void {
  const types = createTrustedTypesPolicy();
  if (types && !types.defaultPolicy) types.createPolicy('default', { createHTML: renderViewerMarkup });
}
