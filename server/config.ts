import { parseArgs } from 'node:util';
import * as v from 'valibot';

export interface Config {
  port: number;
  /** 127.0.0.1: a fresh machine shows nothing to its network; a container or a bare server sets HOST=0.0.0.0. */
  host: string;
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

const url = (name: string, protocols: readonly string[], example: string) =>
  address(name, ({ protocol }) => protocols.includes(protocol), example);

/** The browser is sent there, and its policy names the origin: a host name, nothing else that a policy could mean. */
const isPublic = ({ protocol, hostname, username, password }: URL): boolean =>
  protocol === 'https:' && /^[\w.-]+$/.test(hostname) && username === '' && password === '';

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
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
  ERP_URL: url('ERP_URL', ['http:', 'https:'], 'https://erp.example.com'),
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
  ORDERS_URL: url('ORDERS_URL', ['http:', 'https:'], 'https://erp.example.com/web-orders'),
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
  if (ERP_URL === undefined) return null;
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
  const production = read.NODE_ENV === 'production';
  if (production && erp && read.SESSION_SECRET === undefined)
    throw new ConfigError(
      'SESSION_SECRET is missing: set it to a secret of your own, made with `openssl rand -hex 32`.',
    );
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    erp,
    orders: ordersOf(read),
    erpFaults: read.ERP_FAULTS,
    erpProducts: read.ERP_PRODUCTS,
    sessionSecret: read.SESSION_SECRET ?? 'development',
    payment: paymentOf(read),
    simulatedLatency: read.SIMULATED_LATENCY,
    qa: read.QA,
    production,
  };
}
