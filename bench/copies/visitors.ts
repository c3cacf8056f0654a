/** Visitors of the bench of copies, and their requests. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { someOrder } from '../../server/testing/requests';
import { askTwice } from './programs';
import { addresses, random, root, soldSku } from './settings';

const agents = Array.from({ length: addresses }, () => new Agent({ keepAlive: true }));

interface Visitor {
  send(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
}
interface Answered {
  status: number;
  text: string;
}

/** Creates a browser with an address of its own. */
export function createVisitor(base: string, position: number): Visitor {
  const cookies = new Map<string, string>();
  const at = position % addresses;
  return {
    send: (method, url, body, more = {}) =>
      new Promise((resolve, reject) => {
        const headers = {
          accept: method === 'GET' && !url.startsWith('/api/') ? 'text/html' : 'application/json',
          'accept-encoding': 'br, gzip',
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          }),
          ...more,
        };
        const sent = request(
          base + url,
          { agent: agents[at], localAddress: `127.0.1.${at + 1}`, method, headers, timeout: 10_000 },
          (answer) => {
            for (const cookie of answer.headers['set-cookie'] ?? []) {
              const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
              cookies.set(name, value);
            }
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.once('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                text: body === undefined ? '' : String(Buffer.concat(chunks)),
              }),
            );
            answer.once('error', reject);
          },
        );
        sent.once('timeout', () => sent.destroy(new Error('no answer for ten seconds')));
        sent.once('error', reject);
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      }),
  };
}

/** Zipf distribution: the n-th item is requested 1/n times as often as the first. */
function createZipf<Item>(items: readonly Item[]): () => Item {
  let sum = 0;
  const sums = items.map((_, position) => (sum += 1 / (position + 1)));
  return () => {
    const wanted = (random.between(0, 1_000_000_000) / 1_000_000_000) * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return items[low] as Item;
  };
}

export const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random.between(0, 1e9) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

export const questions = (
  JSON.parse(readFileSync(path.join(root, 'server/catalogue/testing/questions.json'), 'utf8')) as {
    question: string;
  }[]
).map(({ question }) => question);

interface Catalogue {
  products: string[];
  categories: string[];
  /** Paths of product pages that were requested. */
  asked: Set<string>;
}

/** Reads the paths of all pages from the sitemap. */
export async function readCatalogue(base: string): Promise<Catalogue> {
  const readPaths = async (url: string): Promise<string[]> => {
    const xml = await (await fetch(base + url)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const all: string[] = [];
  for (const part of await readPaths('/sitemap.xml')) all.push(...(await readPaths(part)));
  const products = all.filter((url) => url.startsWith('/shop/products/'));
  const categories = all.filter((url) => /^\/shop\/category\/[\w-]+\/products$/.test(url));
  if (products.length === 0 || categories.length === 0)
    throw new Error('The sitemap has no products or no lists.');
  return { products, categories, asked: new Set() };
}

/** Builds an order of one piece, at this customer's price. */
async function buildOrder(customer: Visitor): Promise<object> {
  const { text } = await customer.send(
    'POST',
    '/api/dtierp/wsdti/getProducto',
    { codigo: soldSku },
    {
      'accept-encoding': 'identity',
    },
  );
  const answer = JSON.parse(text) as { message: { response: { precio_siniva: number }[] } };
  const listed = Math.round((answer.message.response[0]?.precio_siniva ?? 0) * 100);
  const unitPrice = Math.floor((listed * 95 + 50) / 100);
  return {
    lines: [{ sku: soldSku, quantity: 1, options: [], unitPrice }],
    total: unitPrice + Math.floor((unitPrice * 15 + 50) / 100),
    shippingAddress: someOrder.shippingAddress,
    payment: 'cash',
    notes: '',
  };
}

/** Number of requests of each kind in a thousand. */
export const mixes = {
  shop: {
    ...{ home: 60, category: 160, product: 300, search: 100, suggestions: 120 },
    ...{ customerList: 100, prices: 80, session: 60, signIn: 14, order: 6 },
  },
  pages: { home: 100, category: 260, product: 480, search: 160 },
} as const satisfies Record<string, Partial<Record<string, number>>>;
export type Kind = keyof (typeof mixes)['shop'];

export const kindNames: Readonly<Record<Kind, string>> = {
  home: "guests' home pages",
  category: "guests' lists",
  product: "guests' product pages",
  search: "guests' searches",
  suggestions: 'suggestions',
  customerList: "customers' lists",
  prices: "customers' prices",
  session: 'sessions',
  signIn: 'sign-ins',
  order: 'orders',
};

/** Number of wrong answers, by kind and status. */
export const faultsByKind = new Map<string, number>();

/** Signs customers in, and returns a function that sends one request of a mix. */
export async function createVisitors(
  base: string,
  { products, categories, asked: askedProducts }: Catalogue,
) {
  let positions = 0;
  let orders = 0;
  const run = randomBytes(6).toString('hex');
  const visit = (): Visitor => createVisitor(base, (positions += 1));
  const signIn = async (user: string): Promise<{ visitor: Visitor; status: number }> => {
    const visitor = visit();
    await visitor.send('GET', '/api/shop/session');
    const { status } = await visitor.send('POST', '/api/dtierp/wsdti/getLoginIn', {
      user,
      password: 'demo1234',
    });
    return { visitor, status };
  };
  const accounts = ['cliente@demo.ec', 'mayorista@demo.ec'];
  const customers: Visitor[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { visitor, status } = await askTwice(() => signIn(accounts[count % accounts.length] ?? ''));
    if (status !== 200) throw new Error(`A customer cannot sign in: ${status}.`);
    customers.push(visitor);
  }
  const buyer = customers[0] as Visitor;
  const order = await askTwice(() => buildOrder(buyer));
  const placeOne = (): Promise<Answered> =>
    buyer.send('POST', '/api/shop/orders', order, {
      'accept-encoding': 'identity',
      'idempotency-key': `bench-${run}-${(orders += 1)}`,
    });
  const placed = await askTwice(placeOne);
  if (placed.status !== 201) throw new Error(`No order can be placed: ${placed.status} ${placed.text}`);
  const nextProduct = createZipf(shuffle(products));
  const nextCategory = createZipf(shuffle(categories));
  const nextQuestion = createZipf(shuffle(questions));
  const skuOf = (url: string): string => decodeURIComponent(url.slice('/shop/products/'.length));
  const get = (visitor: Visitor, url: string) => visitor.send('GET', url);
  const asked = (url: string, field: string, value: string) => `${url}?${field}=${encodeURIComponent(value)}`;
  const senders: Record<Kind, () => Promise<{ status: number }>> = {
    home: () => get(visit(), '/'),
    category: () => get(visit(), nextCategory()),
    product: () => {
      const url = nextProduct();
      askedProducts.add(url);
      return get(visit(), url);
    },
    search: () => get(visit(), asked('/shop/shop-grid-4-sidebar', 'search', nextQuestion())),
    suggestions: () => {
      const question = nextQuestion();
      return get(
        visit(),
        asked('/api/shop/suggestions', 'search', question.slice(0, random.between(3, 8)).trim()),
      );
    },
    customerList: () => {
      const [, slug = ''] = /category\/([\w-]+)\//.exec(nextCategory()) ?? [];
      return get(random.pick(customers), asked('/api/shop/products', 'category', slug));
    },
    prices: () => get(random.pick(customers), asked('/api/shop/prices', 'sku', skuOf(nextProduct()))),
    session: () => get(random.pick(customers), '/api/shop/session'),
    signIn: () => signIn(random.pick(accounts)),
    order: placeOne,
  };
  return (mix: keyof typeof mixes): (() => Promise<boolean>) => {
    const kinds = Object.entries<number>(mixes[mix]).flatMap(([kind, share]) =>
      Array.from({ length: share }, () => kind as Kind),
    );
    return async () => {
      const kind = random.pick(kinds);
      const { status } = await senders[kind]().catch(() => ({ status: 0 }));
      const isWell = status === 200 || status === 201;
      const fault = `${kind} ${status || 'without an answer'}`;
      if (!isWell) faultsByKind.set(fault, (faultsByKind.get(fault) ?? 0) + 1);
      return isWell;
    };
  };
}
