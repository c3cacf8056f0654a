/** Answers of the service in scenes: a customer's session, a few products, one vehicle. */
import type { HttpAnswer, HttpRequest } from '@/shared/http';
import { buildAddress } from '@/testing/buildAddress';
import { buildErpRows, buildPartRow } from '@/testing/buildPart';
import { aveo, dmax, rio } from '@/testing/vehicles';

/**
 * Bodies by the beginning of the request, such as `GET /api/shop/garage`. A number is the status of a failure. A list
 * has one answer for each request; its last answer is repeated for all later requests.
 */
export type Answers = Readonly<Record<string, unknown>>;

const erp = 'POST /api/dtierp/wsdti';
export const failed = 503;
/** Several answers, given one after the other. */
export class Sequence {
  constructor(readonly answers: readonly unknown[]) {}
}
/** A refusal that contains its reason. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}
export const refuse = (code: string, status = 409, fields: object = {}) =>
  new Refusal(status, { code, ...fields });
export const answerInTurn = (...answers: unknown[]) => new Sequence(answers);

export const customer = {
  role: 'customer',
  email: 'compras@taller.ec',
  phone: '0990000001',
  name: 'Taller Ñañez S.A.',
  tradeName: 'Taller Ñañez',
  code: 'C0001',
  discount: 10,
  level: 3,
};

const parts = ['P-1', 'P-2', 'P-3'].map((sku) => buildPartRow(sku, { compatibilidad: [1, 2] }));

export const usualAnswers: Answers = {
  'GET /assets/i18n/': {},
  'GET /assets/version.json': { version: '1' },
  'GET /api/shop/session/expiry': { endsInMs: 28_800_000 },
  'GET /api/shop/session/customers': { customers: [] },
  'GET /api/shop/session': { account: null, customer: null, demo: [] },
  'GET /api/shop/config': { qa: true, payment: null },
  'GET /api/shop/garage': { vehicles: [] },
  'POST /api/shop/garage': { vehicles: [aveo], missing: [] },
  'GET /api/shop/vehicles/years': { years: [2012, 2015, 2018] },
  'GET /api/shop/vehicles/makes': { makes: ['Chevrolet', 'Kia'] },
  'GET /api/shop/vehicles/models': { models: ['Aveo', 'D-Max'] },
  'GET /api/shop/vehicles/list': { vehicles: [aveo, rio] },
  'GET /api/shop/vehicles/vin': { vehicle: aveo },
  'GET /api/shop/vehicles?': { vehicles: [aveo, dmax] },
  'GET /api/shop/vehicles/': { vehicle: aveo },
  'GET /api/shop/addresses': { addresses: [buildAddress()] },
  'POST /api/shop/addresses': { addresses: [buildAddress(), buildAddress({ id: 'a2' })] },
  'PUT /api/shop/addresses': { addresses: [buildAddress({ isDefault: true })] },
  'DELETE /api/shop/addresses': { addresses: [] },
  'GET /api/shop/countries': { countries: ['EC', 'CO'] },
  'GET /api/shop/brands': { brands: [] },
  'GET /api/shop/posts': { posts: [] },
  'GET /api/shop/orders': { orders: [] },
  'POST /api/shop/contact': { number: 'M-1' },
  'DELETE /api/shop/session': null,
  [`${erp}/getProducto`]: buildErpRows(...parts),
  [`${erp}/`]: buildErpRows(),
};

const toAnswer = (body: unknown): HttpAnswer => {
  if (body instanceof Refusal) return { status: body.status, body: body.body };
  if (typeof body === 'number') return { status: body, body: undefined };
  return body === null ? { status: 204, body: undefined } : { status: 200, body };
};

/** Returns the answer with the longest beginning that matches the request. */
export function matchPathAnswer(
  own: Answers,
  { method, path }: HttpRequest,
  counts: Map<string, number>,
): HttpAnswer {
  const request = `${method} ${path}`;
  const answers = { ...usualAnswers, ...own };
  const [beginning] = Object.keys(answers)
    .filter((candidate) => request.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  if (beginning === undefined) return toAnswer(404);
  const body = answers[beginning];
  if (!(body instanceof Sequence)) return toAnswer(body);
  const count = counts.get(beginning) ?? 0;
  counts.set(beginning, count + 1);
  return toAnswer(body.answers[Math.min(count, body.answers.length - 1)]);
}
