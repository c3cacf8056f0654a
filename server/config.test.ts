import { cautionsOf, ConfigError, readConfig } from './config';

const real = { ERP_URL: 'https://erp.example.com/', ERP_COMPANY: 'ACME', ERP_KEY: 'k-123' };
const secret = 'x'.repeat(32);

describe('the configuration', () => {
  it('works with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      trustProxy: ['loopback'],
      publicUrl: null,
      dataDir: './data',
      databaseUrl: null,
      erp: null,
      erpFaults: false,
      payment: null,
      qa: false,
      production: false,
    });
  });

  it('takes an empty value for an unset one', () => {
    expect(readConfig({ PORT: '', ERP_URL: '', REDIS_URL: '' })).toEqual(readConfig({}));
  });

  it('makes a catalogue as large as a load test wants, also by an argument, which wins', () => {
    expect(readConfig({}).erpProducts).toBe(1_200);
    expect(readConfig({ ERP_PRODUCTS: '10000' }).erpProducts).toBe(10_000);
    expect(readConfig({ ERP_PRODUCTS: '10000' }, ['--products', '100000']).erpProducts).toBe(100_000);
  });

  it.each([[['--products', 'many']], [['--products', '149']], [['--products']], [['--producs', '150']]])(
    'refuses the argument %j with a sentence that names it',
    (args) => {
      expect(() => readConfig({}, args)).toThrow(ConfigError);
      expect(() => readConfig({}, args)).toThrow(/--products/);
    },
  );

  it('reads a real ERP, a secret and the switches', () => {
    const config = readConfig({ ...real, SESSION_SECRET: secret, NODE_ENV: 'production', QA: 'on' });
    expect(config).toMatchObject({
      erp: { url: 'https://erp.example.com', company: 'ACME', key: 'k-123' },
      sessionSecret: secret,
      production: true,
      qa: true,
    });
  });

  it('takes cards with both the provider’s name for the shop and its script', () => {
    const PAYMENT_SCRIPT_URL = 'https://payments.example.com/shop.js?v=2';
    expect(readConfig({ PAYMENT_CLIENT_ID: 'shop-1', PAYMENT_SCRIPT_URL }).payment).toEqual({
      clientId: 'shop-1',
      scriptUrl: PAYMENT_SCRIPT_URL,
    });
  });

  it.each([
    ['10.0.0.5', ['10.0.0.5']],
    ['loopback, 10.1.0.0/16,fd00::/8', ['loopback', '10.1.0.0/16', 'fd00::/8']],
  ])('trusts the proxies %s', (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(proxies);
  });

  it.each([
    ['https://tienda.example.com/', 'https://tienda.example.com'],
    ['https://Tienda.example.com:443', 'https://tienda.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('takes the shop to be reached at %s', (PUBLIC_URL, origin) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(origin);
  });

  it('hands orders over with a query in the address', () => {
    const ORDERS_URL = 'https://erp.example.com/orders?shop=1';
    expect(readConfig({ ORDERS_URL }).orders).toEqual({ url: ORDERS_URL, key: null });
  });

  it('cautions whoever takes real orders with what is seldom meant, and nobody else', () => {
    const production = { ...real, SESSION_SECRET: secret, NODE_ENV: 'production' };
    const DATABASE_URL = 'postgres://localhost/shop';
    const ORDERS_URL = 'https://erp.example.com/orders';
    const embedded = expect.stringMatching(/^No DATABASE_URL: .*\.\/data/) as string;
    const unseen = expect.stringMatching(/^No ORDERS_URL: /) as string;
    const cautions = (env: Record<string, string>) => cautionsOf(readConfig(env));
    expect(cautions(production)).toEqual([embedded, unseen]);
    expect(cautions({ ...production, DATABASE_URL })).toEqual([unseen]);
    expect(cautions({ ...production, DATABASE_URL, ORDERS_URL })).toEqual([]);
    expect(cautions(real)).toEqual([]);
    expect(cautions({ NODE_ENV: 'production' })).toEqual([]);
  });

  it('needs no secret for a demonstration in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).erp).toBeNull();
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['ORDERS_URL', { ORDERS_URL: 'ftp://erp.example.com' }],
    ['ORDERS_URL', { ORDERS_KEY: 'k-123' }],
    ['ORDERS_URL', { ORDERS_URL: 'https://me:pw@erp.example.com/orders' }],
    ['ERP_URL', { ORDERS_URL: 'https://erp.example.com/orders', NODE_ENV: 'production' }],
    ['ORDERS_KEY', { ORDERS_URL: 'https://erp.example.com/orders', ORDERS_KEY: 'two words' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'a b' }],
    ...['proxy.example.com', '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', '10.0.0.5,', '1/8/8', 'true'].map(
      (TRUST_PROXY): [string, Record<string, string>] => ['TRUST_PROXY', { TRUST_PROXY }],
    ),
    ...[
      'tienda.example.com',
      'http://tienda.example.com',
      'https://tienda.example.com/shop',
      'https://tienda.example.com/?',
      'https://tienda.example.com/#',
      'https://me:pw@tienda.example.com',
      'https://tienda$&.example.com',
    ].map((PUBLIC_URL): [string, Record<string, string>] => ['PUBLIC_URL', { PUBLIC_URL }]),
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['ERP_URL', { ...real, ERP_URL: 'erp.example.com' }],
    ['ERP_URL', { ...real, ERP_URL: 'file:///etc/passwd' }],
    ['ERP_URL', { ...real, ERP_URL: 'https://me:pw@erp.example.com' }],
    ['ERP_URL', { ...real, ERP_URL: 'https://erp.example.com/?' }],
    ['ERP_URL', { ...real, ERP_URL: 'https://erp.example.com/#api' }],
    ['ERP_URL', { ERP_KEY: real.ERP_KEY }],
    ['ERP_URL', { ERP_COMPANY: real.ERP_COMPANY }],
    ['ERP_COMPANY', { ERP_URL: real.ERP_URL, ERP_KEY: 'k' }],
    ['ERP_KEY', { ERP_URL: real.ERP_URL, ERP_COMPANY: 'ACME' }],
    ['ERP_FAULTS', { ERP_FAULTS: 'yes' }],
    ['ERP_PRODUCTS', { ERP_PRODUCTS: '12' }],
    ['ERP_PRODUCTS', { ERP_PRODUCTS: 'all' }],
    ['ERP_FAULTS', { ...real, ERP_FAULTS: 'on' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', { ...real, NODE_ENV: 'production' }],
    ['REDIS_URL', { REDIS_URL: 'redis://localhost' }],
    ['PAYMENT_CLIENT_ID', { PAYMENT_CLIENT_ID: '<script>' }],
    ['PAYMENT_CLIENT_ID', { PAYMENT_SCRIPT_URL: 'https://payments.example.com/shop.js' }],
    ['PAYMENT_SCRIPT_URL', { PAYMENT_CLIENT_ID: 'shop-1' }],
    ...[
      'http://payments.example.com/shop.js',
      'payments.example.com',
      'https://me:pw@payments.example.com/',
    ].map((PAYMENT_SCRIPT_URL): [string, Record<string, string>] => [
      'PAYMENT_SCRIPT_URL',
      { PAYMENT_CLIENT_ID: 'shop-1', PAYMENT_SCRIPT_URL },
    ]),
    ['SIMULATED_LATENCY', { SIMULATED_LATENCY: '1' }],
    ['QA', { QA: 'true' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
  ])('refuses a wrong %s with one sentence that names it: %j', (name, env) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  it('never repeats a secret in its refusal', () => {
    expect(() => readConfig({ ...real, ERP_KEY: 'a secret with spaces' })).toThrow(/^(?!.*a secret)ERP_KEY/);
  });
});
