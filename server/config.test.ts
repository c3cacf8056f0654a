import { ConfigError, readConfig } from './config';

const real = { ERP_URL: 'https://erp.example.com/', ERP_COMPANY: 'ACME', ERP_KEY: 'k-123' };
const secret = 'x'.repeat(32);

describe('the configuration', () => {
  it('works with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
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

  it('needs no secret for a demonstration in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).erp).toBeNull();
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['ORDERS_URL', { ORDERS_URL: 'ftp://erp.example.com' }],
    ['ORDERS_URL', { ORDERS_KEY: 'k-123' }],
    ['ORDERS_KEY', { ORDERS_URL: 'https://erp.example.com/orders', ORDERS_KEY: 'two words' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'a b' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['ERP_URL', { ...real, ERP_URL: 'erp.example.com' }],
    ['ERP_URL', { ...real, ERP_URL: 'file:///etc/passwd' }],
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
