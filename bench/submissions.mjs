/**
 * node bench/submissions.mjs: a thousand orders, each sent two or three times concurrently as by an impatient
 * customer with several tabs, must make a thousand orders (idempotency). Needs a build; starts the service
 * with an empty database (the embedded one, or the PostgreSQL that DATABASE_URL names). Exits with 1 when
 * there is one too many or too few.
 */
import process from 'node:process';
import { startShop } from './startShop.cjs';

const orders = 1_000;
const atOnce = 8;
const sku = 'FRE-PD-1042';

const { base, end } = await startShop({ ERP_FAULTS: 'on' });

const cookies = new Map();
async function ask(method, address, body, headers = {}) {
  const answer = await fetch(`${base}${address}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair] = cookie.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

await ask('GET', '/api/shop/session');
await ask('POST', '/api/dtierp/wsdti/getLoginIn', { user: 'cliente@demo.ec', password: 'demo1234' });
await ask('POST', '/control/product', { sku, quantity: 1_000_000 });
const product = await ask('POST', '/api/dtierp/wsdti/getProducto', { codigo: sku });
const listed = Math.round(product.body.message.response[0].precio_siniva * 100);
// level 3 less 5 %, in whole cents, and IVA of 15 % rounded half up
const unitPrice = Math.floor((listed * 95 + 50) / 100);
const total = unitPrice + Math.floor((unitPrice * 15 + 50) / 100);
const lines = [{ sku, quantity: 1, options: [], unitPrice }];
const fields = [
  'id',
  'firstName',
  'lastName',
  'company',
  'country',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'email',
  'phone',
];
const shippingAddress = { ...Object.fromEntries(fields.map((name) => [name, '-'])), isDefault: false };
const order = { lines, total, shippingAddress, payment: 'cash', notes: '' };

const ids = new Set();
const statuses = new Map();
let split = 0;
let next = 0;
const began = Date.now();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (next < orders) {
      const at = next;
      next += 1;
      const answers = await Promise.all(
        Array.from({ length: 2 + (at % 2) }, () =>
          ask('POST', '/api/shop/orders', order, { 'idempotency-key': `submission-${at}` }),
        ),
      );
      const own = new Set(answers.map(({ body }) => body?.order?.id));
      if (own.size !== 1) split += 1;
      for (const id of own) ids.add(id);
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }),
);
const seconds = (Date.now() - began) / 1000;
await end();
const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
process.stdout.write(
  `${orders} orders sent two or three times: ${ids.size} orders, ${split} split (${told}; ${seconds.toFixed(1)} s)\n`,
);
process.exitCode = ids.size === orders && split === 0 && statuses.get(201) === orders ? 0 : 1;
