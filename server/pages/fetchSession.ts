import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';

const question = { method: 'GET', path: '/api/shop/session' } as const;

/**
 * Requests GET /session for a page, with the browser's own cookies, and passes the response's cookies on with the page.
 * Null for any other status than 200.
 */
export async function fetchSession(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PrefetchedResponse | null> {
  const answer = await app.inject({
    method: question.method,
    url: question.path,
    // the host decides whether the cookies are Secure
    headers: { host: request.host, cookie: request.headers.cookie },
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) return null;
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return { ...question, answer: { status: answer.statusCode, body: answer.json<unknown>() } };
}
