import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Config } from '../shared/config';
import { isHttps } from '../shared/publicAddress';
import type { BuiltPage } from './htmlTemplate';

const self = "'self'";
const none = "'none'";
const oneYear = 'max-age=31536000; includeSubDomains';

/**
 * Browser features that the Permissions-Policy disables. The shop never uses them, and they concern the visitor's
 * surroundings, devices or interests. The list is short, because each entry adds bytes to every response. Besides,
 * pages contain no frames or scripts of other sites that could use other features.
 */
const unusedPowers = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'serial',
  'usb',
];

/**
 * Trusted Types policies. Only these policies may create markup and script URLs. webpack uses `shop` for the URLs of
 * chunks. PhotoSwipe's icons use `default`, because PhotoSwipe has no policy. For card payments, `payment` loads the
 * provider's script, and the script itself uses `cardPayment`.
 */
const trustedTypes = ['shop', 'default'];
const trustedTypesForCards = ['payment', 'cardPayment'];

/** Returns the hash of an inline style sheet or script, in the form that a policy requires. */
export const getDigest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the origin of the payment provider's script. No other foreign origin may run scripts, show frames or get
 * requests.
 */
const getProviderOrigin = ({ payment }: Pick<Config, 'payment'>): string[] =>
  payment ? [new URL(payment.scriptUrl).origin] : [];

type Inline = Pick<BuiltPage, 'styles' | 'begin'>;

/**
 * Builds the Content-Security-Policy. Only files of this origin may run, and no site may frame the shop. Data blocks
 * need no permission, and the DevTools extension is not part of the page. If anything else needs an exception, it is a
 * bug.
 * @param inline inline styles and scripts of a rendered page; the policy allows them by their hashes
 */
export function buildContentSecurityPolicy(
  config: Pick<Config, 'payment' | 'pictureOrigins'>,
  inline: Partial<Inline> = {},
): string {
  const provider = getProviderOrigin(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    'script-src': [self, ...(inline.begin ? [getDigest(inline.begin)] : []), ...provider],
    'style-src': [self, ...(inline.styles ?? []).map(getDigest)],
    'img-src': [self, ...config.pictureOrigins],
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

type Headed = Pick<Config, 'payment' | 'pictureOrigins'> & Partial<Pick<Config, 'qa'>>;

/**
 * Builds the headers that every response has. This function is not a plugin, because some responses bypass Fastify's
 * hooks.
 */
export function buildSecurityHeaders(config: Headed): Readonly<Record<string, string>> {
  const allowedOrigins = getProviderOrigin(config).map((origin) => ` "${origin}"`);
  return {
    'content-security-policy': buildContentSecurityPolicy(config),
    // the popup of a payment provider must reach the page that opened the popup
    'cross-origin-opener-policy': config.payment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': [
      ...unusedPowers.map((power) =>
        // a tester's bug report may contain a picture of the browser tab
        config.qa && power === 'display-capture' ? `${power}=(self)` : `${power}=()`,
      ),
      `payment=${allowedOrigins.length > 0 ? `(self${allowedOrigins.join('')})` : '()'}`,
    ].join(', '),
    // other sites must not get the Referer, because URLs contain order tokens
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // needed by browsers that do not support frame-ancestors
    'x-frame-options': 'DENY',
  };
}

export function addSecurityHeaders(app: FastifyInstance, config: Headed): void {
  const headers = buildSecurityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isHttps(request)) reply.header('strict-transport-security', oneYear);
    done();
  });
}
