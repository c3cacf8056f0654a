import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import { customerHeader } from '@/shop/schemas';
import { parse, Problem } from '../shared/problem';
import { getCustomerCode, requireCustomer, requireRole, requireMatchingCustomer } from './access';
import { getSession } from './guards';
import type { Session, SessionStore } from './sessionStore';
import { shopTable, type ShopRoute, type ShopRule, type ShopTable } from './shopTable';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rule of the route in the access table. */
    rule?: ShopRule;
  }
}

type Part<R extends ShopRoute, P extends string> =
  ShopTable[R] extends Readonly<Record<P, infer S extends v.GenericSchema>> ? v.InferOutput<S> : undefined;

/** Input of a route. It contains only fields that the access table lists for the route. */
export interface RouteContext<R extends ShopRoute> {
  session: 'guest' extends ShopTable[R]['roles'][number] ? Session | null : Session;
  /** The signed-in customer, or the customer whom the seller serves. */
  customer: ShopTable[R] extends { served: true } ? Account : Account | null;
  params: Part<R, 'params'>;
  query: Part<R, 'query'>;
  headers: Part<R, 'headers'>;
  body: Part<R, 'body'>;
  request: FastifyRequest;
}

/** Adds a route to /api/shop. The route answers only requests that the access table allows. */
export type DefineShopRoute = <R extends ShopRoute>(
  route: R,
  answer: (asked: RouteContext<R>, reply: FastifyReply) => unknown,
) => void;

/** @throws NOT_FOUND if the parameters do not match the schema */
function placeIn(schema: v.GenericSchema, params: unknown): unknown {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success) throw new Problem('NOT_FOUND');
  return parsed.output;
}

/** @throws NOT_FOUND; BAD_REQUEST with the paths of invalid fields */
const partsOf = ({ params, query, headers, body }: ShopRule, request: FastifyRequest) => ({
  params: params && placeIn(params, request.params),
  query: query && parse(query, request.query),
  headers: headers && parse(headers, request.headers),
  body: body && parse(body, request.body),
});

/** Adds routes to /api/shop. A route checks the session first, then the input, and then answers. */
export const registerShopRoutes =
  (app: FastifyInstance, store: SessionStore): DefineShopRoute =>
  (route, answer) => {
    const [method, url] = route.split(' ') as [HTTPMethods, string];
    const rule: ShopRule = shopTable[route];
    app.route({
      method,
      url,
      config: { rule },
      ...(rule.largest === undefined ? {} : { bodyLimit: rule.largest }),
      handler: async (request, reply) => {
        const session = rule.session === 'unread' ? null : await getSession(request, store, rule.session);
        requireRole(session, rule.roles);
        if (rule.served) requireCustomer(session);
        if (rule.pinned) requireMatchingCustomer(session, request.headers[customerHeader]);
        const asked = { session, customer: getCustomerCode(session), ...partsOf(rule, request), request };
        // the checks above ensure that `asked` has the fields of the route's `RouteContext`
        return answer(asked as unknown as Parameters<typeof answer>[0], reply);
      },
    });
  };
