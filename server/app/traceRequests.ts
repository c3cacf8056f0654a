import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import { matchRoute, routePaths } from '@/features/navigation/routes';
import { isPageRequest } from '../pages/pageRoutes';
import { readPath } from '../shared/requestContext';
import { getCurrentSpan, runInSpan, type RemoteSpan, type TraceSpan, type Tracing } from '../shared/tracing';

/** Requests that are not traced: files, and the health checks of load balancers. */
const untraced = /^\/(?:assets|images)\/|^\/api\/shop\/health\//;

/**
 * Pattern of the W3C header `traceparent`: version, trace id, span id, and a flag for a sampled trace. An id that
 * consists of zeros is invalid.
 */
const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]([\da-f])$/;

export function parseTraceparent(header: unknown): RemoteSpan | null {
  const [, traceId, spanId, flags] = (typeof header === 'string' && traceparent.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Returns the route pattern of an answered request, or null for a file. The pattern contains no values of the path. */
function nameRoute(request: FastifyRequest, reply: FastifyReply): string | null {
  const { url } = request.routeOptions;
  if (url !== undefined && url !== '/*') return url;
  if (!isPageRequest(request)) return 'unknown';
  // files of the build and pages share the route `/*`, because any unknown address is a page; an answer that is not
  // HTML is a file, unless it reports that a page failed
  if (reply.statusCode < 500 && !String(reply.getHeader('content-type')).startsWith('text/html'))
    return url === undefined ? 'unknown' : null;
  const { route } = matchRoute(readPath(request.url));
  return route === 'notFound' ? 'unknown' : routePaths[route];
}

/**
 * Traces requests. If a page's rendering makes a request, the request becomes a child span of the page's span. The
 * trace of another server is continued only if that server is a trusted proxy. Otherwise any client could have all its
 * requests sampled, or use the trace id of another client.
 */
export function traceRequests(
  app: FastifyInstance,
  { startTrace }: Pick<Tracing, 'startTrace'>,
  trustedProxies: readonly string[],
): void {
  const isProxy = compile([...trustedProxies]);

  function startSpan({ method, raw, headers, url }: FastifyRequest): TraceSpan | undefined {
    if (untraced.test(url)) return undefined;
    const attributes = { 'http.request.method': method };
    if (!(raw instanceof IncomingMessage))
      return getCurrentSpan()?.startChild(method, 'internal', attributes);
    const isOfProxy = isProxy(raw.socket.remoteAddress ?? '', 0);
    return startTrace(
      method,
      'server',
      attributes,
      isOfProxy ? parseTraceparent(headers['traceparent']) : null,
    );
  }

  function endSpan(span: TraceSpan, request: FastifyRequest, reply: FastifyReply): void {
    const route = nameRoute(request, reply);
    if (route === null) return;
    const { statusCode: status } = reply;
    span.rename(`${request.method} ${route}`);
    span.set({ 'http.route': route });
    // only an outside client can disconnect; the service itself always waits for its answers
    if (request.raw instanceof IncomingMessage && !reply.raw.writableFinished) {
      span.end('CLIENT_GONE');
      return;
    }
    span.set({ 'http.response.status_code': status });
    span.end(status >= 500 ? String(status) : undefined);
  }

  app.addHook('onRequest', (request, reply, done) => {
    const span = startSpan(request);
    if (span) reply.raw.once('close', () => endSpan(span, request, reply));
    // without a span, `runInSpan` must still reset the context, because the next request of a connection may arrive in
    // the context of the previous request
    runInSpan(span, done);
  });
}
