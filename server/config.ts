import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isHost, isLocalHost } from './publicAddress';

export interface Config {
  port: number;
  /** 127.0.0.1: a fresh machine shows nothing to its network; a container or a bare server sets HOST=0.0.0.0. */
  host: string;
  /** Addresses and ranges of the proxies that may say for whom they ask, and how. */
  trustProxy: string[];
  /** The origin under which people reach the shop; null: as each request says. */
  publicUrl: string | null;
  dataDir: string;
  /** null: the embedded database, in `dataDir`. */
  databaseUrl: string | null;
  /** null: the stand-in for the ERP, in this process. */
  erp: { url: string; company: string; key: string } | null;
  /** Where each web order is handed to; null: orders stay in the shop's own database. */
  orders: { url: string; key: string | null } | null;
  /** For tests: opens the embedded ERP's fault control, and lets them sign in as they like. */
  erpFaults: boolean;
  /** How many products the embedded ERP has. */
  erpProducts: number;
  /** Keys the hash under which sessions are stored: whoever changes it signs everybody out. */
  sessionSecret: string;
  /** Of the card payment provider; null: no card is taken. */
  payment: { clientId: string; scriptUrl: string } | null;
  simulatedLatency: boolean;
  qa: boolean;
  production: boolean;
}

/** Its message is one sentence: which variable, and what to do. */
export class ConfigError extends Error {}

const onOff = (name: string) =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off'], `${name} must be "on" or "off".`),
      v.transform((value) => value === 'on'),
    ),
    'off',
  );

const address = (name: string, isGood: (url: URL) => boolean, example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && isGood(new URL(text)),
        `${name} must be an address such as ${example}.`,
      ),
    ),
  );

const isOfNobody = ({ username, password }: URL): boolean => username === '' && password === '';

/** `fetch` refuses an address with a user in it. */
const isAsked = (url: URL): boolean => /^https?:$/.test(url.protocol) && isOfNobody(url);

/** The browser is sent there, and its policy names the origin: a host name, nothing else that a policy could mean. */
const isPublic = (url: URL): boolean =>
  url.protocol === 'https:' && /^[\w.-]+$/.test(url.hostname) && isOfNobody(url);

/** It goes into pages and decides about cookies, which browsers keep over https only, or at home. */
const isPublicOrigin = ({ protocol, hostname, href, origin }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))) &&
  href === `${origin}/` &&
  isHost(hostname);

const proxiesByName = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a range such as 10.0.0.0/8. */
function isProxy(text: string): boolean {
  const [ip = '', bits = '1', ...more] = text.split('/');
  const most = isIP(ip) === 6 ? 128 : 32;
  const isRange = /^[1-9]\d*$/.test(bits) && Number(bits) <= most && more.length === 0;
  return proxiesByName.includes(text) || (isIP(ip) !== 0 && isRange);
}

const matching = (name: string, pattern: RegExp, what: string) =>
  v.pipe(v.string(), v.regex(pattern, `${name} must be ${what}.`));

const port = 'PORT must be a number from 0 to 65535.';

const products = 'ERP_PRODUCTS (or --products) must be a number from 150 to 200000.';

const environment = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, port), v.transform(Number), v.maxValue(65_535, port)),
    '8080',
  ),
  HOST: v.optional(
    matching('HOST', /^[\w.:-]+$/, 'a host name or an address, such as 127.0.0.1 or 0.0.0.0'),
    '127.0.0.1',
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((proxy) => proxy.trim())),
      v.everyItem(
        isProxy,
        'TRUST_PROXY must be addresses or ranges with commas between them, such as 10.0.0.5,10.1.0.0/16.',
      ),
    ),
    'loopback',
  ),
  PUBLIC_URL: address(
    'PUBLIC_URL',
    isPublicOrigin,
    'https://tienda.example.com, with nothing behind the host and with http at localhost only',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: address(
    'DATABASE_URL',
    ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
    'postgres://user:password@host:5432/name',
  ),
  ERP_URL: address(
    'ERP_URL',
    (url) => isAsked(url) && !/[?#]/.test(url.href),
    'https://erp.example.com, without a user, ? or #',
  ),
  ERP_COMPANY: v.optional(matching('ERP_COMPANY', /^.{1,100}$/, 'at most 100 characters')),
  ERP_KEY: v.optional(matching('ERP_KEY', /^\S{1,500}$/, 'at most 500 characters without spaces')),
  ERP_FAULTS: onOff('ERP_FAULTS'),
  ERP_PRODUCTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, products),
      v.transform(Number),
      v.minValue(150, products),
      v.maxValue(200_000, products),
    ),
    '1200',
  ),
  ORDERS_URL: address('ORDERS_URL', isAsked, 'https://erp.example.com/web-orders, without a user'),
  ORDERS_KEY: v.optional(
    matching('ORDERS_KEY', /^[\x21-\x7e]{1,500}$/, 'at most 500 characters without spaces'),
  ),
  SESSION_SECRET: v.optional(
    matching('SESSION_SECRET', /^.{32,500}$/, '32 to 500 characters: make one with `openssl rand -hex 32`'),
  ),
  REDIS_URL: v.optional(
    v.never('REDIS_URL is not supported by this version: unset it and run one copy of the service.'),
  ),
  PAYMENT_CLIENT_ID: v.optional(
    matching('PAYMENT_CLIENT_ID', /^[\w-]{1,200}$/, 'letters, digits, _ and - only'),
  ),
  PAYMENT_SCRIPT_URL: address('PAYMENT_SCRIPT_URL', isPublic, 'https://payments.example.com/shop.js'),
  SIMULATED_LATENCY: onOff('SIMULATED_LATENCY'),
  QA: onOff('QA'),
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'production', 'test'],
      'NODE_ENV must be "development", "production" or "test".',
    ),
    'development',
  ),
});

type Environment = v.InferOutput<typeof environment>;

function erpOf({ ERP_URL, ERP_COMPANY, ERP_KEY, ERP_FAULTS }: Environment): Config['erp'] {
  if (ERP_URL === undefined) {
    // a name that is misspelt would open a shop of invented products
    const given = Object.entries({ ERP_KEY, ERP_COMPANY }).find(([, value]) => value !== undefined)?.[0];
    if (given === undefined) return null;
    throw new ConfigError(`ERP_URL is missing: set it to the ERP of ${given}, or unset ${given}.`);
  }
  if (ERP_COMPANY === undefined)
    throw new ConfigError('ERP_COMPANY is missing: set it to the company that ERP_URL knows the shop by.');
  if (ERP_KEY === undefined) throw new ConfigError('ERP_KEY is missing: set it to the key of ERP_URL.');
  if (ERP_FAULTS)
    throw new ConfigError('ERP_FAULTS is for the embedded ERP only: unset it, or unset ERP_URL.');
  return { url: ERP_URL.replace(/\/+$/, ''), company: ERP_COMPANY, key: ERP_KEY };
}

function ordersOf({ ORDERS_URL, ORDERS_KEY }: Environment): Config['orders'] {
  if (ORDERS_URL !== undefined) return { url: ORDERS_URL, key: ORDERS_KEY ?? null };
  if (ORDERS_KEY === undefined) return null;
  throw new ConfigError('ORDERS_URL is missing: set it to where ORDERS_KEY opens, or unset ORDERS_KEY.');
}

function paymentOf({ PAYMENT_CLIENT_ID, PAYMENT_SCRIPT_URL }: Environment): Config['payment'] {
  if (PAYMENT_CLIENT_ID !== undefined && PAYMENT_SCRIPT_URL !== undefined)
    return { clientId: PAYMENT_CLIENT_ID, scriptUrl: PAYMENT_SCRIPT_URL };
  if (PAYMENT_SCRIPT_URL !== undefined)
    throw new ConfigError(
      'PAYMENT_CLIENT_ID is missing: set it to what the provider of PAYMENT_SCRIPT_URL knows the shop by.',
    );
  if (PAYMENT_CLIENT_ID !== undefined)
    throw new ConfigError(
      'PAYMENT_SCRIPT_URL is missing: set it to the script of the provider that knows PAYMENT_CLIENT_ID.',
    );
  return null;
}

/** `--products 100000` as ERP_PRODUCTS. */
function fromArguments(args: readonly string[]): Record<string, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: { products: { type: 'string' } } });
    return values.products === undefined ? {} : { ERP_PRODUCTS: values.products };
  } catch {
    throw new ConfigError('The service takes one argument, such as --products 100000.');
  }
}

/**
 * Reads the service's configuration; an empty value counts as unset, and what the command says wins.
 * @throws ConfigError
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Config {
  const all = { ...env, ...fromArguments(args) };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues[0].message);
  const read = parsed.output;
  const erp = erpOf(read);
  const orders = ordersOf(read);
  const production = read.NODE_ENV === 'production';
  if (production && erp && read.SESSION_SECRET === undefined)
    throw new ConfigError(
      'SESSION_SECRET is missing: set it to a secret of your own, made with `openssl rand -hex 32`.',
    );
  if (production && orders && !erp)
    throw new ConfigError(
      'ERP_URL is missing: without it ORDERS_URL would get orders of invented customers; set it, or unset ORDERS_URL.',
    );
  return {
    port: read.PORT,
    host: read.HOST,
    trustProxy: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL === undefined ? null : new URL(read.PUBLIC_URL).origin,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    erp,
    orders,
    erpFaults: read.ERP_FAULTS,
    erpProducts: read.ERP_PRODUCTS,
    sessionSecret: read.SESSION_SECRET ?? 'development',
    payment: paymentOf(read),
    simulatedLatency: read.SIMULATED_LATENCY,
    qa: read.QA,
    production,
  };
}

/** What works and is seldom meant, where real orders are taken: a line each. */
export function cautionsOf({ production, erp, databaseUrl, dataDir, orders }: Config): string[] {
  if (!production || !erp) return [];
  const embedded = `No DATABASE_URL: the database is embedded, in ${dataDir}: for one process on one machine. Stop the service to copy that folder.`;
  const unseen = 'No ORDERS_URL: orders stay in the shop, and are seen in its pages only.';
  return [...(databaseUrl === null ? [embedded] : []), ...(orders === null ? [unseen] : [])];
}
