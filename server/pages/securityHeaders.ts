import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Config } from '../config';
import { isHttps } from '../publicAddress';
import type { BuiltPage } from './htmlTemplate';

const self = "'self'";
const none = "'none'";
const oneYear = 'max-age=31536000; includeSubDomains';

/** What could do harm, and the shop never asks a device for; each is bytes in front of every page. */
const unusedPowers = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/**
 * Who may make Trusted Types: webpack for the addresses of its chunks, the picture viewer for PhotoSwipe's icons
 * (`default`: the library knows no policies), and, where cards are taken, the border to the provider for its script's
 * address and that script for itself. Whatever else writes markup or scripts into the page is refused by the browser.
 */
const trustedTypes = ['shop', 'default'];
const trustedTypesForCards = ['payment', 'cardPayment'];

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin of the provider's script, which may run it, frame its own pages and be asked by it; no other may. */
const providerOf = ({ payment }: Pick<Config, 'payment'>): string[] =>
  payment ? [new URL(payment.scriptUrl).origin] : [];

type Inline = Pick<BuiltPage, 'styles' | 'begin'>;

/**
 * Only this origin's own files run, and nobody frames the shop. Data blocks in the page run nothing and need no
 * permission; DevTools' extension lives outside of the page.
 * @param inline what stands in the page itself: its styles, and the script of a drawn one. These texts and no others:
 *   whoever needs another exception has a bug.
 */
export function buildContentSecurityPolicy(
  config: Pick<Config, 'payment'>,
  inline: Partial<Inline> = {},
): string {
  const provider = providerOf(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    'script-src': [self, ...(inline.begin ? [digestOf(inline.begin)] : []), ...provider],
    'style-src': [self, ...(inline.styles ?? []).map(digestOf)],
    'img-src': [self],
    'font-src': [self],
    'connect-src': [self, ...provider],
    'manifest-src': [self],
    ...(provider.length > 0 ? { 'frame-src': provider } : {}),
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypes, ...(provider.length > 0 ? trustedTypesForCards : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * On every answer, whatever it is: also on those that reach no hook of Fastify's, which is why they are a value and not
 * a plugin.
 */
export function buildSecurityHeaders(config: Pick<Config, 'payment'>): Readonly<Record<string, string>> {
  const asked = providerOf(config).map((origin) => ` "${origin}"`);
  return {
    'content-security-policy': buildContentSecurityPolicy(config),
    // a provider's dialog in a window of its own speaks to the page that opened it
    'cross-origin-opener-policy': config.payment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': [
      ...unusedPowers.map((power) => `${power}=()`),
      `payment=${asked.length > 0 ? `(self${asked.join('')})` : '()'}`,
    ].join(', '),
    // addresses hold order tokens: no other site is told where its visitor comes from
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // for browsers that do not know frame-ancestors
    'x-frame-options': 'DENY',
  };
}

export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'payment'>): void {
  const headers = buildSecurityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isHttps(request)) reply.header('strict-transport-security', oneYear);
    done();
  });
}
