import type { FastifyInstance } from 'fastify';
import type { ServiceClient } from '@/app/serverRender';
import type { HttpRequest } from '@/shared/http';
import { xsrfCookie } from '../gateway/cookies';

const token = 'first-screen';

/** An answer with an unparsed body, because the thread that needs the body parses it. */
export interface RawAnswer {
  status: number;
  /** Body as JSON text; null for any other body. */
  json: string | null;
}

export type RawServiceClient = (request: HttpRequest) => Promise<RawAnswer>;

export const parseAnswer = ({ status, json }: RawAnswer) => ({
  status,
  body: json === null ? undefined : (JSON.parse(json) as unknown),
});

/** Requests this service's own routes as a browser without a session: in process, through the same guards. */
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
