import type { ErpCall } from '@/erp/client';
import type { ContactMessage } from '@/shop/contactSchema';
import type { SaveQuotation } from '@/shop/quotationSchemas';
import type { PlaceOrder, WriteAddress } from '@/shop/schemas';
import { applyDiscount } from '@/shared/money';
import { toVehicleSlug } from '@/shared/vehicleSlug';
import type { ShopRoute } from '../gateway/shopTable';
import { vehicles } from '../vehicles/vehicles';
import { readRows, type Browser, type Method } from './browser';

const sku = 'FRE-PD-1042';

/** Valid fields of each ERP call. The passwords are wrong, so that the requests change nothing. */
export const erpFields: Record<ErpCall, Record<string, unknown>> = {
  getLoginIn: { user: 'nadie@demo.ec', password: 'wrong' },
  getChangePassword: { password: 'new-secret', actual: 'wrong' },
  getSucursales: { default: false },
  getSucursalesxId: { id: 'C0001-1' },
  getEstadoCuentaxId: {},
  getPedidos: {},
  getPedidosVendedor: {},
  getPedidoId: { pedido: '1' },
  getCategory: { slug: '01-000' },
  getCategories: { limit: 100 },
  getProductos: { limit: 100, category: '01-000', search: 'freno' },
  getProducto: { codigo: sku },
  getProductosTipo: { tipo: 'New', limit: 100, category: '01-000' },
  getProductosFilter: { search: 'freno', limit: 100 },
};

export const someAddress: WriteAddress = {
  firstName: 'Ana',
  lastName: 'Pérez',
  company: 'Taller Ana',
  country: 'EC',
  address1: 'Av. 10 de Agosto N1-10',
  address2: 'Local 2',
  city: 'Quito',
  state: 'Pichincha',
  postcode: '170150',
  email: 'ana@example.ec',
  phone: '099 000 0000',
  isDefault: false,
};

/** The order's price is wrong, so the answer is a refusal. */
export const someOrder: PlaceOrder = {
  lines: [{ sku, quantity: 1, options: [], unitPrice: 1 }],
  total: 1,
  shippingAddress: { ...someAddress, id: 'new' },
  payment: 'transfer',
  notes: 'Por la tarde',
};

/** A quotation that is refused, as its price is wrong. */
export const someQuotation: SaveQuotation = {
  lines: someOrder.lines,
  total: 1,
  days: 8,
  notes: 'Entrega en dos días',
};

/** A complete article, as a row of its table. */
export const somePost = {
  slug: 'pastillas-de-freno',
  image: '',
  publishedOn: '2025-06-01',
  content: {
    title: { es: 'Pastillas', en: 'Pads' },
    excerpt: { es: 'Cuándo.', en: 'When.' },
    body: {
      es: [{ kind: 'paragraph' as const, text: 'A los tres milímetros.' }],
      en: [{ kind: 'paragraph' as const, text: 'At three millimetres.' }],
    },
    categories: ['05-001'],
  },
};

export const someMessage: ContactMessage = {
  name: 'Ana Pérez',
  email: 'ana@example.ec',
  phone: '099 000 0000',
  subject: 'Un pedido',
  message: '¿Cuándo llega?',
};

export const bodies: Partial<Record<ShopRoute, Record<string, unknown>>> = {
  'POST /accounts': { email: 'otra@example.ec', password: 'demo1234' },
  'POST /password-resets': { email: 'otra@example.ec', language: 'es' },
  'POST /password-resets/confirmations': {
    email: 'otra@example.ec',
    code: 'ABCD-2345',
    password: 'llave inglesa 19',
    language: 'es',
  },
  'POST /email-verifications': { language: 'es' },
  'POST /email-verifications/confirmations': { code: 'ABCD-2345' },
  'PUT /session/customer': { code: 'C0003' },
  'POST /account/deletion': { password: 'wrong', language: 'es' },
  'POST /garage': { ids: [10112] },
  'POST /addresses': someAddress,
  'PUT /addresses/:id': someAddress,
  'POST /orders': someOrder,
  'POST /quotations': someQuotation,
  'POST /contact': { ...someMessage },
  'POST /catalogue/resolve': { spans: ['FRE-PD-1042'] },
  'POST /products/:sku/reviews': { rating: 4, content: 'Bien' },
};

const queries: Partial<Record<ShopRoute, string>> = {
  'GET /vehicles/makes': '?year=2012',
  'GET /vehicles/models': '?year=2012&make=Chevrolet',
  'GET /vehicles': '?year=2012&make=Chevrolet&model=Aveo',
  'GET /vehicles/list': '?ids=10112',
  'GET /account/data': '?part=orders',
  'GET /products': '?search=pastillas',
  'GET /suggestions': '?search=pasti',
  'GET /product-rows': '?kind=featured&category=05-001',
  'GET /prices': '?sku=FRE-PD-1042',
};

/** Values of URL parameters; `id` depends on the route. */
export interface Places {
  vehicle: number;
  address: string;
  order: string;
  quotation: string;
  token: string;
}

/** Slug of the first vehicle of the table. */
const someVehicle = vehicles.slice(0, 1).map(toVehicleSlug).join('');

function fillPath(url: string, { vehicle, address, order, quotation, token }: Places): string {
  const ids: Record<string, string> = { addresses: address, orders: order, quotations: quotation };
  const id = ids[url.split('/')[1] ?? ''] ?? String(vehicle);
  return url
    .replace(':id', id)
    .replace(':token', token)
    .replace(':sku', sku)
    .replace(':slug', url.startsWith('/vehicles') ? someVehicle : somePost.slug)
    .replace(':vin', '8LATD5166C0123456');
}

/** Returns the whole URL of a route. @param url the route's, without its method */
export const getServiceUrl = (url: string, places: Places, route: ShopRoute): string =>
  `/api/shop${fillPath(url, places)}${queries[route] ?? ''}`;

/** Requests a route as a page does. @param body replaces the valid body; null sends no body */
export function requestShop(
  browser: Browser,
  route: ShopRoute,
  places: Places,
  body: unknown = bodies[route],
  headers: Record<string, string> = {},
) {
  const [method, url] = route.split(' ') as [Method, string];
  return browser.send(method, getServiceUrl(url, places, route), body ?? undefined, {
    'idempotency-key': 'key-0001',
    ...headers,
  });
}

/** Asks the ERP for the price of a product: cents without IVA, for a customer with this discount in percent. */
export async function fetchUnitPrice(browser: Browser, codigo: string, discount: number): Promise<number> {
  const [row] = readRows(await browser.erp('getProducto', { codigo }));
  return applyDiscount(Math.round(Number(row?.['precio_siniva']) * 100), discount);
}
