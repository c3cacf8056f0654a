import { createTrustedTypesPolicy } from '@/shared/trustedTypes';

const attribute =
  ' (?:(?:aria-hidden|class|clip-rule|d|fill|fill-rule|height|id|viewBox|width)="[^"<>]*"|xlink:href="#[\\w-]+")';
const icon = new RegExp(`^<svg(?:${attribute})+>(?:<(?:path|use)(?:${attribute})+/>)+</svg>$`);

/** PhotoSwipe's icons, and the nothing that it puts into what has none; null for anything else. */
export const renderViewerMarkup = (markup: string): string | null =>
  markup === '' || icon.test(markup) ? markup : null;

/**
 * PhotoSwipe writes its icons as text and knows no Trusted Types, so the page's default policy lets through just them.
 * To be called before it opens.
 */
export function trustViewerIcons(): void {
  const types = createTrustedTypesPolicy();
  if (types && !types.defaultPolicy) types.createPolicy('default', { createHTML: renderViewerMarkup });
}
