import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { problemSchema, type Problem } from '@/shop/schemas';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const readProblem = (answer: LightMyRequestResponse): Problem => {
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  return v.parse(problemSchema, answer.json());
};

const rowsAnswer = v.object({ message: v.object({ response: v.array(v.looseObject({})) }) });
export const readRows = (answer: LightMyRequestResponse) =>
  v.parse(rowsAnswer, answer.json()).message.response;

/** HTTP client that keeps cookies and repeats the XSRF token, as the page does. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: FastifyInstance,
    cookies: Iterable<[string, string]> = [],
  ) {
    for (const [name, value] of cookies) this.cookies.set(name, value);
  }

  /** Returns a client with the same cookies for another copy of the service. */
  at(app: FastifyInstance): Browser {
    return new Browser(app, this.cookies);
  }

  async send(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const answer = await this.app.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      cookies: Object.fromEntries(this.cookies),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies)
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  get(path: string): Promise<LightMyRequestResponse> {
    return this.send('GET', `/api/shop${path}`);
  }

  /** Sends an ERP call as the page does, with placeholders for the secrets. */
  erp(call: string, fields: Record<string, unknown> = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', `/api/dtierp/wsdti/${call}`, { empresa: 'public', apikey: 'public', ...fields });
  }

  async arrive(): Promise<this> {
    await this.get('/session');
    return this;
  }

  signIn(user: string, password = 'demo1234'): Promise<LightMyRequestResponse> {
    return this.erp('getLoginIn', { user, password });
  }

  select(code: string): Promise<LightMyRequestResponse> {
    return this.send('PUT', '/api/shop/session/customer', { code });
  }
}
