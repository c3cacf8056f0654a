/** The largest request that each route accepts, and the first one that it refuses: rows of the bounds table. */
import type { ErpCall } from '@/erp/client';
import { maxCodeLength } from '@/shared/codeSpelling';
import { sumTotals } from '@/shared/money';
import { getToday } from '@/shared/time';
import { toVehicleSlug } from '@/shared/vehicleSlug';
import { longestSearch, longestSpan, maxPerPage, maxSkus, maxSpans } from '@/shop/catalogueSchemas';
import { maxMessageLength } from '@/shop/contactRules';
import { maxQuotationDays, maxQuotationLines, maxQuotationNotes } from '@/shop/quotationSchemas';
import type { PlaceOrder } from '@/shop/schemas';
import { accessTable } from '../erp/accessTable';
import { shopTable, type ShopRoute, type ShopRule } from '../gateway/shopTable';
import { defaultBodyLimit } from '../shared/jsonBodies';
import { vehicles } from '../vehicles/vehicles';
import type { Method } from './browser';
import { bodies, erpFields, someAddress, somePost } from './requests';

export type Sender = 'guest' | 'customer' | 'seller';

export interface BoundedRequest {
  method: Method;
  url: string;
  body?: string;
}

export interface RouteBounds {
  /** The route as in the access tables, with the whole path. */
  route: string;
  sender: Sender;
  /** Description of the largest accepted request. */
  largest: string;
  accepted: BoundedRequest;
  /** Whether the route hashes a password, which is slow by design, on a thread of its own. */
  hashes: boolean;
  /** Requests that the route refuses: each exceeds one limit by one. */
  refused: (BoundedRequest & { status: number })[];
}

/** Values that are known only once the service runs. */
export interface Known {
  skus: readonly string[];
  /** An order of 1,000 lines that the service accepts. */
  order: PlaceOrder;
  /** Id of a quotation of the same lines. */
  quotation: string;
}

interface Bound {
  sender?: Sender;
  largest?: string;
  /** Path and query, beginning after `/api/shop`. */
  url?: string;
  body?: object;
  /** Requests that exceed the limit of a field by one; the body's size is tested for every route. */
  beyond?: { url?: string; body?: object; status?: number }[];
}

const words = 'pastillas freno delantero chevrolet aveo 1.6 2012 filtro aceite bomba agua amortiguador ';
const text = (length: number): string => words.repeat(Math.ceil(length / words.length)).slice(0, length);
const letters = (length: number): string => 'x'.repeat(length);
const list = <T>(length: number, item: (at: number) => T): T[] => Array.from({ length }, (_, at) => item(at));
const query = (fields: Record<string, string>): string => String(new URLSearchParams(fields));
const pick = (skus: readonly string[], at: number): string => skus[at % skus.length] ?? 'FRE-PD-1042';

const slug = vehicles.slice(0, 1).map(toVehicleSlug).join('');
const [vehicle] = vehicles;
const cascade = { year: String(vehicle?.year), make: vehicle?.make ?? '', model: vehicle?.model ?? '' };
const address = {
  ...someAddress,
  firstName: letters(120),
  lastName: letters(120),
  company: letters(200),
  address1: letters(200),
  address2: letters(200),
  city: letters(120),
  state: letters(120),
  postcode: letters(20),
};
const longAddress = { ...address, firstName: letters(121) };
/** Stands in a body for a value that must differ in each request: an e-mail can sign up only once. */
export const turnMark = 'turn0000';
/** An e-mail of the greatest allowed length. */
const email = `${turnMark}${letters(64 - turnMark.length)}@${list(3, () => letters(60)).join('.')}.ec`;
const brands = list(30, (at) => `brand${at}`);
const filters = {
  stock: 'in-stock,on-backorder,out-of-stock',
  rating: '1,2,3,4,5',
  price: '0-999999999',
};
const listOf = (fields: Record<string, string>): string =>
  `/products?${query({ search: text(longestSearch), ...fields })}`;

/** Bounds of each route of the shop. Routes without input are bounded by the size of a request's headers. */
const shopBounds = ({ skus, order, quotation }: Known): Record<ShopRoute, Bound> => ({
  'GET /config': {},
  'GET /health/live': {},
  'GET /health/ready': {},
  'GET /countries': {},
  'GET /brands': {},
  'GET /posts': {},
  'GET /posts/:slug': {
    url: `/posts/${somePost.slug}`,
    beyond: [{ url: `/posts/${letters(65)}`, status: 404 }],
  },
  'POST /contact': {
    largest: `a message of ${maxMessageLength} letters`,
    body: {
      name: text(120),
      email,
      phone: '099 000 0000',
      subject: text(160),
      message: text(maxMessageLength),
    },
    beyond: [{ body: { ...bodies['POST /contact'], message: letters(maxMessageLength + 1) } }],
  },
  'GET /vehicles/years': {},
  'GET /vehicles/makes': {
    url: `/vehicles/makes?year=${cascade.year}`,
    beyond: [{ url: '/vehicles/makes?year=20122' }],
  },
  'GET /vehicles/models': {
    url: `/vehicles/models?${query({ year: cascade.year, make: cascade.make })}`,
    beyond: [{ url: `/vehicles/models?year=2012&make=${letters(81)}` }],
  },
  'GET /vehicles': {
    url: `/vehicles?${query(cascade)}`,
    beyond: [{ url: `/vehicles?year=2012&make=Chevrolet&model=${letters(81)}` }],
  },
  'GET /vehicles/list': {
    largest: '1,000 ids',
    url: `/vehicles/list?ids=${vehicles
      .slice(0, 1_000)
      .map(({ id }) => id)
      .join()}`,
    beyond: [{ url: `/vehicles/list?ids=${list(1_001, () => 10112).join()}` }],
  },
  'GET /vehicles/:id': {
    url: `/vehicles/${vehicle?.id}`,
    beyond: [{ url: '/vehicles/1000000000', status: 404 }],
  },
  'GET /vehicles/vin/:vin': {
    url: '/vehicles/vin/8LATD5166C0123456',
    beyond: [{ url: `/vehicles/vin/${letters(18)}`, status: 404 }],
  },
  'GET /vehicles/parts/:slug': {
    url: `/vehicles/parts/${slug}`,
    beyond: [{ url: `/vehicles/parts/${letters(121)}`, status: 404 }],
  },
  'GET /products': {
    sender: 'customer',
    largest: `${longestSearch} letters, all filters, ${maxPerPage} rows`,
    url: listOf({ limit: String(maxPerPage), brand: brands.join(), ...filters, vehicle: '10112' }),
    beyond: [
      { url: listOf({ limit: String(maxPerPage + 1) }) },
      { url: listOf({ brand: [...brands, 'one'].join() }) },
      { url: listOf({ search: letters(longestSearch * 4 + 1) }) },
    ],
  },
  'GET /suggestions': {
    sender: 'customer',
    largest: `${longestSearch} letters`,
    url: `/suggestions?${query({ search: text(longestSearch), vehicle: '10112' })}`,
    beyond: [{ url: `/suggestions?search=${letters(longestSearch * 4 + 1)}` }],
  },
  'GET /product-rows': {
    url: `/product-rows?kind=related&sku=${encodeURIComponent(pick(skus, 0))}`,
    beyond: [{ url: `/product-rows?kind=related&sku=${letters(201)}` }],
  },
  'GET /prices': {
    sender: 'customer',
    largest: `${maxSkus} skus`,
    url: `/prices?${list(maxSkus, (at) => query({ sku: pick(skus, at) })).join('&')}`,
    beyond: [{ url: `/prices?${list(maxSkus + 1, (at) => query({ sku: pick(skus, at) })).join('&')}` }],
  },
  'POST /catalogue/resolve': {
    sender: 'customer',
    largest: `${maxSpans} texts`,
    body: { spans: list(maxSpans, (at) => (at < skus.length ? pick(skus, at) : `FRE-${at}-${at * 7}`)) },
    beyond: [
      { body: { spans: list(maxSpans + 1, () => 'A') } },
      { body: { spans: [letters(longestSpan + 1)] } },
      { body: { spans: list(150_000, () => 1) } },
    ],
  },
  'POST /accounts': {
    largest: 'an e-mail and a password of 128 letters',
    body: { email, password: text(128) },
    beyond: [{ body: { email: 'a@example.ec', password: letters(401) } }],
  },
  'POST /password-resets': {
    body: { email, language: 'es' },
    beyond: [{ body: { email: letters(401), language: 'es' } }],
  },
  'POST /password-resets/confirmations': {
    body: { email, code: letters(40), password: text(128), language: 'es' },
    beyond: [{ body: { ...bodies['POST /password-resets/confirmations'], code: letters(41) } }],
  },
  'POST /email-verifications': {
    sender: 'customer',
    body: { language: 'es' },
    beyond: [{ body: { language: letters(3) } }],
  },
  'POST /email-verifications/confirmations': {
    sender: 'customer',
    body: { code: letters(40) },
    beyond: [{ body: { code: letters(41) } }],
  },
  'GET /session': { sender: 'customer' },
  'GET /session/expiry': { sender: 'customer' },
  'DELETE /session': {},
  'GET /session/customers': { sender: 'seller', largest: '400 customers' },
  'PUT /session/customer': {
    sender: 'seller',
    body: { code: 'C0001' },
    beyond: [{ body: { code: letters(maxCodeLength + 1) } }],
  },
  'DELETE /session/customer': { sender: 'seller' },
  'GET /sessions': { sender: 'customer' },
  'DELETE /sessions': { sender: 'customer' },
  'GET /account/data': {
    sender: 'customer',
    largest: 'orders of 5,000 lines',
    url: '/account/data?part=orders',
    beyond: [{ url: '/account/data?part=orders&from=1000000000' }],
  },
  'POST /account/deletion': {
    sender: 'customer',
    body: { password: text(128), language: 'es' },
    beyond: [{ body: { password: letters(401), language: 'es' } }],
  },
  'GET /garage': { sender: 'customer' },
  'POST /garage': {
    sender: 'customer',
    largest: '500 ids',
    body: { ids: list(500, (at) => vehicles[at % 50]?.id) },
    beyond: [{ body: { ids: list(501, () => 10112) } }, { body: { ids: list(30_000, () => 1) } }],
  },
  'DELETE /garage/:id': {
    sender: 'customer',
    url: '/garage/10112',
    beyond: [{ url: '/garage/1000000000', status: 404 }],
  },
  'GET /addresses': { sender: 'customer' },
  'POST /addresses': {
    sender: 'customer',
    largest: 'all fields at their longest',
    body: address,
    beyond: [{ body: longAddress }],
  },
  'PUT /addresses/:id': {
    sender: 'customer',
    largest: 'all fields at their longest',
    url: '/addresses/nowhere',
    body: address,
    beyond: [{ url: '/addresses/nowhere', body: longAddress }],
  },
  'DELETE /addresses/:id': {
    sender: 'customer',
    url: `/addresses/${letters(64)}`,
    beyond: [{ url: `/addresses/${letters(65)}`, status: 404 }],
  },
  'GET /orders': {
    sender: 'customer',
    largest: 'a page, of 5,000 lines',
    url: '/orders',
    beyond: [{ url: '/orders?before=1000000000000000' }],
  },
  'POST /orders': {
    sender: 'customer',
    largest: `${order.lines.length} lines, a note of 2,000 letters`,
    body: { ...order, notes: text(1_999) },
    beyond: [
      { body: { ...order, lines: list(1_001, () => order.lines[0]) } },
      { body: { ...order, lines: list(100_000, () => ({})) } },
      { body: { ...order, lines: list(1_000, () => ({})) } },
      { body: { ...order, lines: [{ ...order.lines[0], options: list(15_000, () => ({})) }] } },
      { body: { ...order, notes: letters(2_001) } },
    ],
  },
  'GET /orders/:id': {
    sender: 'customer',
    url: `/orders/${letters(64)}`,
    beyond: [{ url: `/orders/${letters(65)}`, status: 404 }],
  },
  'GET /orders/token/:token': {
    sender: 'customer',
    url: `/orders/token/${letters(64)}`,
    beyond: [{ url: `/orders/token/${letters(65)}`, status: 404 }],
  },
  'GET /quotations': {
    sender: 'customer',
    largest: 'a page',
    url: '/quotations',
    beyond: [{ url: '/quotations?before=1000000000000000' }],
  },
  'POST /quotations': {
    sender: 'customer',
    largest: `${maxQuotationLines} lines, a note of ${maxQuotationNotes} letters`,
    body: {
      lines: order.lines.slice(0, maxQuotationLines),
      total: sumTotals(order.lines.slice(0, maxQuotationLines), getToday()).total,
      days: maxQuotationDays,
      notes: text(maxQuotationNotes),
    },
    beyond: [
      { body: { ...bodies['POST /quotations'], lines: list(maxQuotationLines + 1, () => order.lines[0]) } },
      { body: { ...bodies['POST /quotations'], lines: list(100_000, () => ({})) } },
      { body: { ...bodies['POST /quotations'], days: maxQuotationDays + 1 } },
      { body: { ...bodies['POST /quotations'], notes: letters(maxQuotationNotes + 1) } },
    ],
  },
  'GET /quotations/:id': {
    sender: 'customer',
    largest: `a quotation of ${maxQuotationLines} lines`,
    url: `/quotations/${quotation}`,
    beyond: [{ url: `/quotations/${letters(65)}`, status: 404 }],
  },
  'DELETE /quotations/:id/link': {
    sender: 'customer',
    largest: `a quotation of ${maxQuotationLines} lines`,
    url: `/quotations/${quotation}/link`,
    beyond: [{ url: `/quotations/${letters(65)}/link`, status: 404 }],
  },
  'POST /quotations/:id/link': {
    sender: 'customer',
    largest: `a quotation of ${maxQuotationLines} lines`,
    url: `/quotations/${quotation}/link`,
    beyond: [{ url: `/quotations/${letters(65)}/link`, status: 404 }],
  },
  'GET /quotations/:id/pdf': {
    sender: 'customer',
    largest: `a quotation of ${maxQuotationLines} lines`,
    url: `/quotations/${quotation}/pdf`,
    beyond: [{ url: `/quotations/${letters(65)}/pdf`, status: 404 }],
  },
  'GET /products/:sku/reviews': {
    url: `/products/${pick(skus, 0)}/reviews?page=1`,
    beyond: [
      { url: `/products/${letters(201)}/reviews`, status: 404 },
      { url: '/products/FRE-PD-1042/reviews?page=1000000000' },
    ],
  },
  'POST /products/:sku/reviews': {
    sender: 'customer',
    largest: 'a review of 2,000 letters',
    url: '/products/FRE-PD-1042/reviews',
    body: { rating: 4, content: text(1_999) },
    beyond: [{ url: '/products/FRE-PD-1042/reviews', body: { rating: 4, content: letters(2_001) } }],
  },
});

/** Maximum length of a text in an ERP call. */
const longestText = 400;
const textFields: Partial<Record<ErpCall, string[]>> = {
  getLoginIn: ['user', 'password'],
  getChangePassword: ['actual'],
  getCategory: ['slug'],
  getProductos: ['search'],
  getProducto: ['codigo'],
  getProductosTipo: ['category'],
  getProductosFilter: ['search'],
};
const calledBy = (call: ErpCall): Sender =>
  accessTable[call].roles.some((role) => role === 'customer')
    ? 'customer'
    : accessTable[call].roles.some((role) => role === 'guest')
      ? 'guest'
      : 'seller';

function erpBounds(call: ErpCall): Bound {
  const longest = (textFields[call] ?? []).map((name): [string, string] => [name, text(longestText)]);
  const tooLong = longest.slice(0, 1).map(([name]) => ({ [name]: letters(longestText + 1) }));
  return {
    sender: call === 'getLoginIn' ? 'guest' : calledBy(call),
    ...(longest.length > 0 ? { largest: `texts of ${longestText} letters` } : {}),
    body: { ...erpFields[call], ...Object.fromEntries(longest) },
    beyond: tooLong.map((field) => ({ body: { ...erpFields[call], ...field } })),
  };
}

/** Limit of the bytes of a request's headers and address, which is Node's own. */
const headerBytes = 16 * 1024;

const sized = (body: object | undefined, bytes: number): string =>
  JSON.stringify(body ?? {}) + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(JSON.stringify(body ?? {}))));

const hashing = [
  'POST /getLoginIn',
  'POST /getChangePassword',
  'POST /accounts',
  'POST /password-resets/confirmations',
];

function toBounds(method: Method, prefix: string, path: string, bound: Bound, limit: number): RouteBounds {
  const at = (url = bound.url ?? path): string => `${prefix}${url}`;
  const readsBody = method !== 'GET';
  const size = `${limit / 1024} KB`;
  return {
    route: `${method} ${prefix}${path}`,
    sender: bound.sender ?? 'guest',
    largest:
      [bound.largest, readsBody ? size : undefined].filter(Boolean).join(', ') ||
      (path.includes(':') || bound.url ? 'its address' : 'no input'),
    // blanks give the body the greatest allowed size
    accepted: { method, url: at(), ...(readsBody ? { body: sized(bound.body, limit) } : {}) },
    hashes: hashing.includes(`${method} ${path}`),
    refused: [
      ...(bound.beyond ?? []).map(({ url, body, status = 400 }) => ({
        method,
        url: at(url),
        status,
        ...(body ? { body: JSON.stringify(body) } : readsBody ? { body: '{}' } : {}),
      })),
      readsBody
        ? { method, url: at(), status: 413, body: sized(bound.body, limit + 1) }
        : { method, url: `${at().split('?')[0]}?x=${letters(headerBytes)}`, status: 431 },
    ],
  };
}

/** The bounds of every route of both access tables. */
export function listBounds(known: Known): RouteBounds[] {
  const shop = shopBounds(known);
  return [
    ...(Object.keys(accessTable) as ErpCall[]).map((call) =>
      toBounds('POST', '/api/dtierp/wsdti', `/${call}`, erpBounds(call), defaultBodyLimit),
    ),
    ...(Object.keys(shopTable) as ShopRoute[]).map((route) => {
      const [method, path] = route.split(' ') as [Method, string];
      const { largest = defaultBodyLimit }: ShopRule = shopTable[route];
      return toBounds(method, '/api/shop', path, shop[route], largest);
    }),
  ];
}
