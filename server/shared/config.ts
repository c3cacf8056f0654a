import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { site } from '@/shared/site';
import { isHost, isLocalHost } from './publicAddress';

/** Settings of tracing, from OpenTelemetry's variables. */
export interface TraceSettings {
  /** Address of the collector. It receives traces as OTLP in JSON. */
  url: string;
  /** Headers of each request to the collector. They usually contain the collector's keys. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Attributes that describe this copy of the service, in addition to its name. */
  resource: Readonly<Record<string, string>>;
  sampler: TraceSampler;
  /** Share of traces that is kept, from 0 to 1. Only samplers with a ratio use it. */
  ratio: number;
}

export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type TraceSampler = (typeof traceSamplers)[number];

export interface Config {
  port: number;
  /**
   * Address at which the service listens. The default is 127.0.0.1, so that a fresh machine cannot be reached from its
   * network. A container or a bare server sets HOST=0.0.0.0.
   */
  host: string;
  /** Maximum number of open connections from one address. Trusted proxies have no such limit. */
  connectionsPerAddress: number;
  /** Seconds after SIGTERM for which the service still accepts requests. */
  drainSeconds: number;
  /** Addresses and ranges of trusted proxies. Only their X-Forwarded headers are used. */
  trustProxy: string[];
  /** The shop's public origin. If it is null, the origin is read from each request. */
  publicUrl: string | null;
  /**
   * Absolute path of the data folder. If DATA_DIR is relative, it is resolved against the working directory when the
   * settings are read.
   */
  dataDir: string;
  /** Address of the database server. Null means the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Number of connections to the database server that this copy of the service opens. */
  databaseConnections: number;
  /**
   * Address of Redis or Valkey, in which copies of the service share the ERP's answers. Without it each copy has
   * separate answers.
   */
  redisUrl: string | null;
  /** Address and credentials of the ERP. Null means the embedded ERP of the demonstration. */
  erp: { url: string; company: string; key: string } | null;
  /** Endpoint that receives web orders. Null means that orders stay in the shop's database. */
  orders: { url: string; key: string | null } | null;
  /** Only for tests: opens the fault control of the embedded ERP, and lifts the rate limits. */
  erpFaults: boolean;
  /** Number of products of the embedded ERP. */
  erpProducts: number;
  /**
   * Absolute path of a file with the catalogue, for an ERP that cannot list its products. Null if there is no such
   * file.
   */
  catalogFile: string | null;
  /** HMAC key of the stored session ids. If the key changes, all sessions end. */
  sessionSecret: string;
  /** Card payment provider. Null if the shop accepts no cards. */
  payment: { clientId: string; scriptUrl: string } | null;
  /** Other origins from which pages may load the ERP's pictures. */
  pictureOrigins: string[];
  /** Hours after which an order no longer reduces the available stock, whatever quantity the ERP reports. */
  stockHoldHours: number;
  /** Address of the metrics server. Null if there is no metrics server. */
  metrics: { host: string; port: number } | null;
  /** Settings of tracing. Null if tracing is off. */
  traces: TraceSettings | null;
  /** Mail server and sender. A demonstration without a mail server writes mails into a folder. */
  mail: { smtpUrl: string | null; from: string };
  /** Accounts of the office: password hashes by name. If there are no accounts, there is no office. */
  officeAccounts: ReadonlyMap<string, string>;
  simulatedLatency: boolean;
  qa: boolean;
}

/** Error of a setting. The message is one sentence, which names the variable and the remedy. */
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

/** Whether `fetch` accepts a URL: the protocol is http or https, and the URL contains no user and no password. */
const isFetchable = (url: URL): boolean => /^https?:$/.test(url.protocol) && isOfNobody(url);

/**
 * Whether the Content-Security-Policy can allow the browser to load a URL. The host must be a plain name, because other
 * characters may have a meaning in a policy.
 */
const isPublic = (url: URL): boolean =>
  url.protocol === 'https:' && /^[\w.-]+$/.test(url.hostname) && isOfNobody(url);

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

/**
 * Whether a URL is valid for Redis. The user and the password must be percent-encoded, and the path must be the number
 * of a database.
 */
const isRedis = ({ protocol, hostname, pathname, search, hash, username, password }: URL): boolean =>
  /^rediss?:$/.test(protocol) &&
  hostname !== '' &&
  /^\/?\d{0,3}$/.test(pathname) &&
  `${search}${hash}` === '' &&
  isDecodable(`x${username}${password}`);

/**
 * Whether a URL can be the shop's public origin: https, or http on localhost. Pages contain this origin, and it decides
 * whether cookies are Secure.
 */
const isPublicOrigin = ({ protocol, hostname, href, origin }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))) &&
  href === `${origin}/` &&
  isHost(hostname);

/** Whether a text is an origin for PICTURES_ORIGIN. It must be a valid public origin, without a slash at its end. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && isPublicOrigin(new URL(text)) && !text.endsWith('/');

const proxiesByName = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an IP address, a range such as 10.0.0.0/8, or a named range such as `loopback`. */
function isProxy(text: string): boolean {
  const [ip = '', bits = '1', ...more] = text.split('/');
  const maxPrefix = isIP(ip) === 6 ? 128 : 32;
  const isRange = /^[1-9]\d*$/.test(bits) && Number(bits) <= maxPrefix && more.length === 0;
  return proxiesByName.includes(text) || (isIP(ip) !== 0 && isRange);
}

const matching = (name: string, pattern: RegExp, what: string) =>
  v.pipe(v.string(), v.regex(pattern, `${name} must be ${what}.`));

/** Schema for a setting that is a whole number. @param what the unit for the error message, with a blank before it */
const wholeNumber = (name: string, [from, to]: readonly [number, number], what = '') => {
  const sentence = `${name} must be a number${what} from ${from} to ${to}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(from, sentence),
    v.maxValue(to, sentence),
  );
};

const mailFrom = 'an address such as ventas@example.com or "Repuestos <ventas@example.com>"';

const officeAccounts =
  'OFFICE_ACCOUNTS must be pairs with commas between them, each with a name of its own, as `npm run office:account` prints them.';

/**
 * Pattern of an office account: a name and a hash. `npm run office:account` makes such hashes. A hash must not cost
 * less than these hashes, but also not so much that a sign-in would block the service.
 */
const officeAccount = /^[a-z0-9][a-z0-9._-]{0,39}:scrypt\.1[5-7]\.8\.[3-5]\.[\w-]{22}\.[\w-]{43}$/;

const decodeOrNull = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Schema for a list of pairs in OpenTelemetry's format: `name=value,name=value`. The values are percent-encoded. */
const pairs = (name: string, isGoodName: RegExp, example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .filter((pair) => pair.trim() !== '')
          .map((pair): [name: string, value: string | null] => {
            const [key = '', ...rest] = pair.split('=');
            return [key.trim(), rest.length === 0 ? null : decodeOrNull(rest.join('=').trim())];
          }),
      ),
      v.everyItem(
        ([key, value]) => isGoodName.test(key) && value !== null && /^[\x20-\x7e]{0,500}$/.test(value),
        `${name} must be pairs with commas between them and percent-encoded values, such as ${example}.`,
      ),
      v.transform((list): Record<string, string> =>
        Object.fromEntries(list.map(([key, value]) => [key, value ?? ''])),
      ),
    ),
    '',
  );

/** Text in values of deploy/repuestos.env.example. It marks each value that must be replaced. */
const placeholder = 'replace-this';

/**
 * Settings that ALLOW_UNENCRYPTED may name. Their traffic may then pass through a private network without encryption.
 */
const unencryptedSettings = [
  'ERP_URL',
  'ORDERS_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

const environment = v.object({
  PORT: v.optional(wholeNumber('PORT', [0, 65_535]), '8080'),
  HOST: v.optional(
    matching('HOST', /^[\w.:-]+$/, 'a host name or an address, such as 127.0.0.1 or 0.0.0.0'),
    '127.0.0.1',
  ),
  CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber('CONNECTIONS_PER_ADDRESS', [8, 100_000]), '256'),
  DRAIN_SECONDS: v.optional(wholeNumber('DRAIN_SECONDS', [0, 120], ' of seconds'), '3'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list === '' ? [] : list.split(',').map((proxy) => proxy.trim()))),
      v.everyItem(
        isProxy,
        'TRUST_PROXY must be addresses or ranges with commas between them, such as 10.0.0.5,10.1.0.0/16.',
      ),
    ),
    '',
  ),
  PUBLIC_URL: address(
    'PUBLIC_URL',
    isPublicOrigin,
    'https://tienda.example.com, with nothing behind the host and with http at localhost only',
  ),
  PICTURES_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list === '' ? [] : list.split(',').map((origin) => origin.trim()))),
      v.everyItem(
        isOrigin,
        'PICTURES_ORIGIN must be origins with commas between them, such as https://pictures.example.com.',
      ),
    ),
    '',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: address(
    'DATABASE_URL',
    ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
    'postgres://user:password@host:5432/name',
  ),
  DATABASE_CONNECTIONS: v.optional(wholeNumber('DATABASE_CONNECTIONS', [10, 1_000]), '20'),
  ERP_URL: address(
    'ERP_URL',
    (url) => isFetchable(url) && !/[?#]/.test(url.href),
    'https://erp.example.com, without a user, ? or #',
  ),
  ERP_COMPANY: v.optional(
    matching('ERP_COMPANY', /^(?=.*\S).{1,100}$/, 'at most 100 characters, and not blanks alone'),
  ),
  ERP_KEY: v.optional(matching('ERP_KEY', /^\S{1,500}$/, 'at most 500 characters without spaces')),
  ERP_FAULTS: onOff('ERP_FAULTS'),
  ERP_PRODUCTS: v.optional(wholeNumber('ERP_PRODUCTS (or --products)', [150, 200_000]), '1200'),
  CATALOG_FILE: v.optional(
    matching('CATALOG_FILE', /\.(csv|jsonl)$/i, 'the path of a file that ends with .csv or .jsonl'),
  ),
  ORDERS_URL: address('ORDERS_URL', isFetchable, 'https://erp.example.com/web-orders, without a user'),
  ORDERS_KEY: v.optional(
    matching('ORDERS_KEY', /^[\x21-\x7e]{1,500}$/, 'at most 500 characters without spaces'),
  ),
  SESSION_SECRET: v.optional(
    matching('SESSION_SECRET', /^.{32,500}$/, '32 to 500 characters: make one with `openssl rand -hex 32`'),
  ),
  REDIS_URL: address(
    'REDIS_URL',
    isRedis,
    'redis://user:password@host:6379 or rediss://host, with nothing behind the host but the number of a database',
  ),
  PAYMENT_CLIENT_ID: v.optional(
    matching('PAYMENT_CLIENT_ID', /^[\w-]{1,200}$/, 'letters, digits, _ and - only'),
  ),
  PAYMENT_SCRIPT_URL: address('PAYMENT_SCRIPT_URL', isPublic, 'https://payments.example.com/shop.js'),
  METRICS_PORT: v.optional(wholeNumber('METRICS_PORT', [0, 65_535])),
  METRICS_HOST: v.optional(
    matching('METRICS_HOST', /^[\w.:-]+$/, 'a host name or an address, such as 127.0.0.1 or 10.0.0.5'),
    '127.0.0.1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    (url) => isFetchable(url) && !/[?#]/.test(url.href),
    'http://127.0.0.1:4318, without a user, ? or #',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    isFetchable,
    'http://127.0.0.1:4318/v1/traces, without a user',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(
    v.picklist(
      ['http/json'],
      'OTEL_EXPORTER_OTLP_PROTOCOL must be "http/json", as traces are sent by no other.',
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(
    'OTEL_EXPORTER_OTLP_HEADERS',
    /^[\w!#$%&'*+.^`|~-]{1,100}$/,
    'x-api-key=secret',
  ),
  OTEL_SERVICE_NAME: v.optional(
    matching('OTEL_SERVICE_NAME', /^[\x20-\x7e]{1,100}$/, 'at most 100 characters of ASCII'),
    'shop',
  ),
  OTEL_RESOURCE_ATTRIBUTES: pairs(
    'OTEL_RESOURCE_ATTRIBUTES',
    /^[\w.-]{1,100}$/,
    'deployment.environment.name=production',
  ),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(traceSamplers, `OTEL_TRACES_SAMPLER must be one of ${traceSamplers.join(', ')}.`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      matching(
        'OTEL_TRACES_SAMPLER_ARG',
        /^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/,
        'a number from 0 to 1, such as 0.1',
      ),
      v.transform(Number),
    ),
    '1',
  ),
  STOCK_HOLD_HOURS: v.optional(wholeNumber('STOCK_HOLD_HOURS', [1, 720], ' of hours'), '72'),
  SMTP_URL: address(
    'SMTP_URL',
    ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
    'smtps://user:password@mail.example.com',
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      matching('MAIL_FROM', /^[^\r\n]{3,200}$/, mailFrom),
      v.check(
        (text) => /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(text),
        `MAIL_FROM must be ${mailFrom}.`,
      ),
    ),
  ),
  OFFICE_ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list === '' ? [] : list.split(',').map((pair) => pair.trim()))),
      v.everyItem((pair) => officeAccount.test(pair), officeAccounts),
      v.transform((pairs) => pairs.map((pair) => pair.split(':') as [name: string, hash: string])),
      v.check((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length, officeAccounts),
      v.transform((pairs): ReadonlyMap<string, string> => new Map(pairs)),
    ),
    '',
  ),
  SIMULATED_LATENCY: onOff('SIMULATED_LATENCY'),
  QA: onOff('QA'),
  ALLOW_QA_WITH_REAL_ERP: onOff('ALLOW_QA_WITH_REAL_ERP'),
  ALLOW_UNENCRYPTED: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list === '' ? [] : list.split(',').map((name) => name.trim()))),
      v.everyItem(
        (name) => unencryptedSettings.includes(name),
        `ALLOW_UNENCRYPTED must be names with commas between them, out of ${unencryptedSettings.join(', ')}.`,
      ),
    ),
    '',
  ),
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'production', 'test'],
      'NODE_ENV must be "development", "production" or "test".',
    ),
    'development',
  ),
});

type Environment = v.InferOutput<typeof environment>;

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.entries);

function readErp({ ERP_URL, ERP_COMPANY, ERP_KEY }: Environment): Config['erp'] {
  if (ERP_URL === undefined) {
    // if ERP_URL is misspelt, the service must not start with the demonstration's products
    const given = Object.entries({ ERP_KEY, ERP_COMPANY }).find(([, value]) => value !== undefined)?.[0];
    if (given === undefined) return null;
    throw new ConfigError(`ERP_URL is missing: set it to the ERP of ${given}, or unset ${given}.`);
  }
  if (ERP_COMPANY === undefined)
    throw new ConfigError('ERP_COMPANY is missing: set it to the company that ERP_URL knows the shop by.');
  if (ERP_KEY === undefined) throw new ConfigError('ERP_KEY is missing: set it to the key of ERP_URL.');
  return { url: ERP_URL.replace(/\/+$/, ''), company: ERP_COMPANY, key: ERP_KEY };
}

function readCatalogFile({ CATALOG_FILE }: Environment): string | null {
  if (CATALOG_FILE === undefined) return null;
  const file = path.resolve(CATALOG_FILE);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  throw new ConfigError(`CATALOG_FILE must be a file that is there: ${file} is none.`);
}

function readOrders({ ORDERS_URL, ORDERS_KEY }: Environment): Config['orders'] {
  if (ORDERS_URL !== undefined) return { url: ORDERS_URL, key: ORDERS_KEY ?? null };
  if (ORDERS_KEY === undefined) return null;
  throw new ConfigError('ORDERS_URL is missing: set it to where ORDERS_KEY opens, or unset ORDERS_KEY.');
}

function readPayment({ PAYMENT_CLIENT_ID, PAYMENT_SCRIPT_URL }: Environment): Config['payment'] {
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

function readMail({ SMTP_URL, MAIL_FROM }: Environment): Config['mail'] {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    throw new ConfigError(
      'MAIL_FROM is missing: set it to the address that the mails of SMTP_URL come from.',
    );
  return { smtpUrl: SMTP_URL ?? null, from: MAIL_FROM ?? site.email };
}

function readTraces(environment: Environment): TraceSettings | null {
  const base = environment.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  return url === undefined
    ? null
    : {
        url,
        headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: environment.OTEL_SERVICE_NAME,
        resource: environment.OTEL_RESOURCE_ATTRIBUTES,
        sampler: environment.OTEL_TRACES_SAMPLER,
        ratio: environment.OTEL_TRACES_SAMPLER_ARG,
      };
}

/**
 * Whether the collector's keys would cross a network without encryption. Traces contain no personal data, so only the
 * keys matter.
 */
function areTracesUnencrypted(environment: Environment): boolean {
  const traces = readTraces(environment);
  if (traces === null || environment.ALLOW_UNENCRYPTED.includes('OTEL_EXPORTER_OTLP_ENDPOINT')) return false;
  const { protocol, hostname } = new URL(traces.url);
  return protocol === 'http:' && !isLocalHost(hostname) && Object.keys(traces.headers).length > 0;
}

/** Whether a URL leads to another machine by http, although ALLOW_UNENCRYPTED does not name the setting. */
const isUnencrypted = (
  setting: 'ERP_URL' | 'ORDERS_URL',
  { ALLOW_UNENCRYPTED, [setting]: address }: Environment,
): boolean => {
  if (address === undefined || ALLOW_UNENCRYPTED.includes(setting)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLocalHost(hostname);
};

/** Values of `sslmode` with which PostgreSQL requires TLS. */
const encryptedModes = ['require', 'verify-ca', 'verify-full', 'no-verify'];

function isDatabaseUnencrypted({ ALLOW_UNENCRYPTED, DATABASE_URL, ERP_URL }: Environment): boolean {
  if (DATABASE_URL === undefined || ERP_URL === undefined || ALLOW_UNENCRYPTED.includes('DATABASE_URL'))
    return false;
  const { hostname, searchParams } = new URL(DATABASE_URL);
  // an empty host means a Unix socket, which needs no encryption
  if (hostname === '' || isLocalHost(hostname)) return false;
  return !encryptedModes.includes(searchParams.get('sslmode') ?? '') && searchParams.get('ssl') !== 'true';
}

function isRedisUnencrypted({ ALLOW_UNENCRYPTED, REDIS_URL, ERP_URL }: Environment): boolean {
  if (REDIS_URL === undefined || ERP_URL === undefined || ALLOW_UNENCRYPTED.includes('REDIS_URL'))
    return false;
  const { protocol, hostname } = new URL(REDIS_URL);
  return protocol === 'redis:' && !isLocalHost(hostname);
}

/** Whether a range of proxies is wider than 10.0.0.0/8 or fc00::/7. Such a range is probably a mistake. */
const isTooWide = (proxy: string): boolean => {
  const [ip = '', bits] = proxy.split('/');
  return bits !== undefined && Number(bits) < (isIP(ip) === 6 ? 7 : 8);
};

const isReachableFromOutside = ({ HOST }: Environment): boolean =>
  !isLocalHost(HOST) && !HOST.startsWith('127.') && HOST !== '::1';

/**
 * Whether a secret has fewer than eight different characters, or consists of a repeated piece. A random secret of
 * digits has at least eight different characters.
 */
const isGuessable = (secret: string): boolean => new Set(secret).size < 8 || /^(.{1,250}?)\1+$/.test(secret);

export interface UnsafeSetting {
  /** Setting that the error message names first. */
  setting: keyof Environment;
  /** Condition under which the setting is unsafe, in the words of the README's table. */
  when: string;
  isUnsafe: (environment: Environment) => boolean;
  /** Text of the error message after the setting's name: the consequence, and the remedy. */
  problem: string;
  /** Setting that explicitly allows the unsafe setting. Null if no setting allows it. */
  allowedBy: keyof Environment | null;
}

/**
 * Unsafe settings. If one of them is present, the service does not start, because strangers could reach the shop or its
 * data. Only the first unsafe setting is reported.
 */
export const unsafeSettings: readonly UnsafeSetting[] = [
  {
    setting: 'SESSION_SECRET',
    when: 'not set, with `ERP_URL`',
    isUnsafe: ({ SESSION_SECRET, ERP_URL }) => SESSION_SECRET === undefined && ERP_URL !== undefined,
    problem: 'is missing: set it to a secret of your own, made with `openssl rand -hex 32`.',
    allowedBy: null,
  },
  {
    setting: 'SESSION_SECRET',
    when: 'fewer than 8 different characters, or a repetition, with `ERP_URL` or `NODE_ENV=production`',
    isUnsafe: ({ SESSION_SECRET, ERP_URL, NODE_ENV }) =>
      SESSION_SECRET !== undefined &&
      (ERP_URL !== undefined || NODE_ENV === 'production') &&
      isGuessable(SESSION_SECRET),
    problem: 'can be guessed: set it to a secret of your own, made with `openssl rand -hex 32`.',
    allowedBy: null,
  },
  {
    setting: 'QA',
    when: '`on`, with `ERP_URL`',
    isUnsafe: ({ QA, ERP_URL, ALLOW_QA_WITH_REAL_ERP }) =>
      QA && ERP_URL !== undefined && !ALLOW_QA_WITH_REAL_ERP,
    problem:
      'is "on": the page would record what real customers do; unset QA, or set ALLOW_QA_WITH_REAL_ERP=on where only testers reach the shop.',
    allowedBy: 'ALLOW_QA_WITH_REAL_ERP',
  },
  {
    setting: 'ERP_FAULTS',
    when: '`on`, with `ERP_URL`',
    isUnsafe: ({ ERP_FAULTS, ERP_URL }) => ERP_FAULTS && ERP_URL !== undefined,
    problem: 'is for the embedded ERP only: unset it, or unset ERP_URL.',
    allowedBy: null,
  },
  {
    setting: 'ERP_FAULTS',
    when: '`on`, with `NODE_ENV=production`',
    isUnsafe: ({ ERP_FAULTS, NODE_ENV }) => ERP_FAULTS && NODE_ENV === 'production',
    problem: 'is "on": everybody could break the ERP, and sign in as often as they like; unset it.',
    allowedBy: null,
  },
  {
    setting: 'ERP_FAULTS',
    when: '`on`, with a `HOST` that other machines reach',
    isUnsafe: (environment) => environment.ERP_FAULTS && isReachableFromOutside(environment),
    problem:
      'is "on": everybody in the network of HOST could break the ERP; unset it, or set HOST=127.0.0.1.',
    allowedBy: null,
  },
  {
    setting: 'ERP_URL',
    when: '`http:` to another machine',
    isUnsafe: (environment) => isUnencrypted('ERP_URL', environment),
    problem:
      'is http: the key and passwords would cross the network unencrypted; use https, or set ALLOW_UNENCRYPTED=ERP_URL where that network is private.',
    allowedBy: 'ALLOW_UNENCRYPTED',
  },
  {
    setting: 'ORDERS_URL',
    when: '`http:` to another machine',
    isUnsafe: (environment) => isUnencrypted('ORDERS_URL', environment),
    problem:
      'is http: orders and their addresses would cross the network unencrypted; use https, or set ALLOW_UNENCRYPTED=ORDERS_URL where that network is private.',
    allowedBy: 'ALLOW_UNENCRYPTED',
  },
  {
    setting: 'DATABASE_URL',
    when: 'another machine without `sslmode=require` or stricter, with `ERP_URL`',
    isUnsafe: isDatabaseUnencrypted,
    problem:
      'has no sslmode=require: customers and orders would cross the network unencrypted; add ?sslmode=require, or set ALLOW_UNENCRYPTED=DATABASE_URL where that network is private.',
    allowedBy: 'ALLOW_UNENCRYPTED',
  },
  {
    setting: 'REDIS_URL',
    when: '`redis:` to another machine, with `ERP_URL`',
    isUnsafe: isRedisUnencrypted,
    problem:
      'is redis: its password and the prices of every level would cross the network unencrypted; use rediss, or set ALLOW_UNENCRYPTED=REDIS_URL where that network is private.',
    allowedBy: 'ALLOW_UNENCRYPTED',
  },
  {
    setting: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    when: '`http:` to another machine, with `OTEL_EXPORTER_OTLP_HEADERS`',
    isUnsafe: areTracesUnencrypted,
    problem:
      'is http: the keys of OTEL_EXPORTER_OTLP_HEADERS would cross the network unencrypted; use https, or set ALLOW_UNENCRYPTED=OTEL_EXPORTER_OTLP_ENDPOINT where that network is private.',
    allowedBy: 'ALLOW_UNENCRYPTED',
  },
  {
    setting: 'ERP_URL',
    when: 'not set, with an `ORDERS_URL` on another machine, or with `NODE_ENV=production`',
    isUnsafe: ({ ERP_URL, ORDERS_URL, NODE_ENV }) =>
      ERP_URL === undefined &&
      ORDERS_URL !== undefined &&
      (NODE_ENV === 'production' || !isLocalHost(new URL(ORDERS_URL).hostname)),
    problem:
      'is missing: without it ORDERS_URL would get orders of invented customers; set it, or unset ORDERS_URL.',
    allowedBy: null,
  },
  {
    setting: 'TRUST_PROXY',
    when: 'a range wider than `/8` (IPv6: `/7`)',
    isUnsafe: ({ TRUST_PROXY }) => TRUST_PROXY.some(isTooWide),
    problem:
      'has a range so wide that anybody could say which address they come from; name the addresses of the proxies.',
    allowedBy: null,
  },
  {
    setting: 'PUBLIC_URL',
    when: 'not set, with `ERP_URL` and a `HOST` that other machines reach',
    isUnsafe: (environment) =>
      environment.PUBLIC_URL === undefined &&
      environment.ERP_URL !== undefined &&
      isReachableFromOutside(environment),
    problem:
      'is missing: pages and cookies would believe the Host header, which anybody can write; set it to the address under which people reach the shop.',
    allowedBy: null,
  },
];

/** Converts arguments such as `--products 100000` into settings such as ERP_PRODUCTS. */
function fromArguments(args: readonly string[]): Record<string, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: { products: { type: 'string' } } });
    return values.products === undefined ? {} : { ERP_PRODUCTS: values.products };
  } catch {
    throw new ConfigError('The service takes one argument, such as --products 100000.');
  }
}

/**
 * Reads the service's configuration. An empty value counts as not set. Command line arguments replace environment
 * variables.
 * @throws ConfigError
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Config {
  const all = { ...env, ...fromArguments(args) };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const untouched = settingNames.find((name) => given[name]?.includes(placeholder));
  if (untouched !== undefined)
    throw new ConfigError(`${untouched} is the example’s still: replace "${placeholder}…" by your own.`);
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues[0].message);
  const read = parsed.output;
  if (read.METRICS_PORT !== undefined && read.METRICS_PORT === read.PORT && read.PORT !== 0)
    throw new ConfigError('METRICS_PORT must be another than PORT: the metrics are not for shoppers.');
  const erp = readErp(read);
  const orders = readOrders(read);
  const mail = readMail(read);
  const unsafe = unsafeSettings.find(({ isUnsafe }) => isUnsafe(read));
  if (unsafe) throw new ConfigError(`${unsafe.setting} ${unsafe.problem}`);
  return {
    port: read.PORT,
    host: read.HOST,
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
    drainSeconds: read.DRAIN_SECONDS,
    trustProxy: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL === undefined ? null : new URL(read.PUBLIC_URL).origin,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseConnections: read.DATABASE_CONNECTIONS,
    redisUrl: read.REDIS_URL ?? null,
    erp,
    orders,
    erpFaults: read.ERP_FAULTS,
    erpProducts: read.ERP_PRODUCTS,
    catalogFile: readCatalogFile(read),
    sessionSecret: read.SESSION_SECRET ?? 'development',
    payment: readPayment(read),
    mail,
    pictureOrigins: read.PICTURES_ORIGIN,
    stockHoldHours: read.STOCK_HOLD_HOURS,
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    traces: readTraces(read),
    officeAccounts: read.OFFICE_ACCOUNTS,
    simulatedLatency: read.SIMULATED_LATENCY,
    qa: read.QA,
  };
}

/** Returns one line for each unusual setting of a real shop. */
export function listConfigWarnings({ erp, databaseUrl, dataDir, orders, mail }: Config): string[] {
  if (!erp) return [];
  const embedded = `No DATABASE_URL: the database is embedded, in ${dataDir}: for one process on one machine. Stop the service to copy that folder.`;
  const unseen = 'No ORDERS_URL: orders stay in the shop, and are seen in its pages only.';
  const unmailed =
    'No SMTP_URL: no mail is sent, so nobody who forgets a password can choose another, and own accounts order without a verified e-mail.';
  return [
    ...(databaseUrl === null ? [embedded] : []),
    ...(orders === null ? [unseen] : []),
    ...(mail.smtpUrl === null ? [unmailed] : []),
  ];
}
