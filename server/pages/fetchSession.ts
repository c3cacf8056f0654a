import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';

const question = { method: 'GET', path: '/api/shop/session' } as const;

/**
 * The first question of a browser with a session, asked with its own cookies and answered with its page, which brings the
 * cookies that the answer sets. Null where it is not answered now.
 */
export async function fetchSession(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PrefetchedResponse | null> {
  const answer = await app.inject({
    method: question.method,
    url: question.path,
    // it says whether the cookies are Secure
    headers: { host: request.host, cookie: request.headers.cookie },
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) return null;
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return { ...question, answer: { status: answer.statusCode, body: answer.json<unknown>() } };
}
