import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';

const question = { method: 'GET', path: '/api/shop/session' } as const;

/**
 * Requests GET /session with the browser's cookies, and adds the cookies of the response to the page's response.
 * Returns null if the status is not 200.
 */
export async function fetchSession(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PrefetchedResponse | null> {
  const answer = await app.inject({
    method: question.method,
    url: question.path,
    // the host is passed on, because it decides whether cookies are Secure
    headers: { host: request.host, cookie: request.headers.cookie },
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) return null;
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return { ...question, answer: { status: answer.statusCode, body: answer.json<unknown>() } };
}
