import type { FastifyInstance } from 'fastify';
import type { ServiceClient } from '@/app/serverRender';
import { xsrfCookie } from '../gateway/cookies';

const token = 'first-screen';

/** Requests this service's own routes as a browser without a session: in process, through the same guards. */
export const injectAsGuest =
  (app: FastifyInstance): ServiceClient =>
  async ({ method, path, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        accept: 'application/json',
        'x-xsrf-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      cookies: { [xsrfCookie]: token },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return { status: answer.statusCode, body: isJson ? answer.json<unknown>() : undefined };
  };
