import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The origin under which people reach the shop, where it is configured; null: as each request says. */
    publicUrl: string | null;
  }
}

/** With a port or without: nothing that means something in a page. */
export const isHost = (text: string): boolean => /^[\w.:[\]-]+$/.test(text);

/** @param hostname as in an address, without a port */
export const isLocalHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether who asks reaches the shop on their own machine, where there is no https. */
export const isLocal = ({ server: { publicUrl }, hostname }: FastifyRequest): boolean =>
  isLocalHost(publicUrl === null ? hostname : new URL(publicUrl).hostname);

/** Whether TLS ends before us is known per request (X-Forwarded-Proto of a proxy), unless it is configured. */
export const isHttps = ({ server: { publicUrl }, protocol }: FastifyRequest): boolean =>
  publicUrl === null ? protocol === 'https' : publicUrl.startsWith('https:');

/** The origin that who asks sees, for a page to name; null when what was sent is no host. */
export function getOrigin(request: FastifyRequest): string | null {
  const { publicUrl } = request.server;
  if (publicUrl !== null) return publicUrl;
  return isHost(request.host) ? `${isHttps(request) ? 'https' : 'http'}://${request.host}` : null;
}
