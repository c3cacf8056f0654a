import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The configured public origin. If it is null, the origin is read from each request. */
    publicUrl: string | null;
  }
}

/** Whether a text is a host, with or without a port. The text contains no character that has a meaning in HTML. */
export const isHost = (text: string): boolean => /^[\w.:[\]-]+$/.test(text);

/** Whether a host is this machine. @param hostname host without port, as in a URL */
export const isLocalHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether the shop's address is on this machine. Such an address has no https. */
export const isLocal = ({ server: { publicUrl }, hostname }: FastifyRequest): boolean =>
  isLocalHost(publicUrl === null ? hostname : new URL(publicUrl).hostname);

/**
 * Whether the client uses https. The configured public origin decides, or the header X-Forwarded-Proto of a trusted
 * proxy.
 */
export const isHttps = ({ server: { publicUrl }, protocol }: FastifyRequest): boolean =>
  publicUrl === null ? protocol === 'https' : publicUrl.startsWith('https:');

/**
 * Returns the origin that the client uses. Pages contain this origin, so the result is null if the Host header is
 * invalid.
 */
export function getOrigin(request: FastifyRequest): string | null {
  const { publicUrl } = request.server;
  if (publicUrl !== null) return publicUrl;
  return isHost(request.host) ? `${isHttps(request) ? 'https' : 'http'}://${request.host}` : null;
}
