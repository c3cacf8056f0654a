import type { FastifyInstance } from 'fastify';
import type { ServiceClient } from '@/app/serverRender';
import type { HttpRequest } from '@/shared/http';
import { xsrfCookie } from '../gateway/cookies';

const token = 'first-screen';

/** A response whose body is not parsed yet. The rendering thread parses it. */
export interface RawAnswer {
  status: number;
  /** Body as JSON text. Null if the body is not JSON. */
  json: string | null;
}

export type RawServiceClient = (request: HttpRequest) => Promise<RawAnswer>;

export const parseAnswer = ({ status, json }: RawAnswer) => ({
  status,
  body: json === null ? undefined : (JSON.parse(json) as unknown),
});

/**
 * Returns a client for this service's routes that has no session. Its requests stay within the process, and pass the
 * same guards as a browser's requests.
 */
export const injectRawAsGuest =
  (app: FastifyInstance): RawServiceClient =>
  async ({ method, path, body }) => {
    const {
      statusCode: status,
      headers,
      payload,
    } = await app.inject({
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
    return { status, json: /json/.test(String(headers['content-type'])) ? payload : null };
  };

export const injectAsGuest = (app: FastifyInstance): ServiceClient => {
  const inject = injectRawAsGuest(app);
  return async (request) => parseAnswer(await inject(request));
};
