import path from 'node:path';
import { listConfigWarnings, ConfigError, readConfig, unsafeSettings } from './config';

const secret = 'a secret of the tests, long enough';
const real = {
  ERP_URL: 'https://erp.example.com/',
  ERP_COMPANY: 'ACME',
  ERP_KEY: 'k-123',
  SESSION_SECRET: secret,
};

describe('the configuration', () => {
  it('is that of a demonstration at 127.0.0.1:8080 when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      trustProxy: [],
      publicUrl: null,
      dataDir: path.resolve('data'),
      databaseUrl: null,
      redisUrl: null,
      erp: null,
      erpFaults: false,
      payment: null,
      qa: false,
    });
  });

  it.each([
    ['relative', 'kept/data', path.resolve('kept/data')],
    ['absolute', '/srv/shop', '/srv/shop'],
    ['relative with a blank and an ñ', 'años de datos', path.resolve('años de datos')],
  ])('resolves a DATA_DIR that is %s', (_what, DATA_DIR, dataDir) => {
    expect(readConfig({ DATA_DIR }).dataDir).toBe(dataDir);
  });

  it.each([
    ['https://pictures.example.com', ['https://pictures.example.com']],
    [
      'https://a.example.com, https://b.example.com:8443',
      ['https://a.example.com', 'https://b.example.com:8443'],
    ],
    ['', []],
  ])('accepts pictures from %j', (PICTURES_ORIGIN, origins) => {
    expect(readConfig({ PICTURES_ORIGIN }).pictureOrigins).toEqual(origins);
  });

  it.each([
    '*',
    'https:',
    'http://pictures.example.com',
    'https://a.example.com/images',
    "https://a.example.com 'unsafe-inline'",
  ])('refuses pictures from %j', (PICTURES_ORIGIN) => {
    expect(() => readConfig({ PICTURES_ORIGIN })).toThrow(/^PICTURES_ORIGIN must be origins/);
  });

  it('reads the office accounts, and refuses a repeated or malformed account', () => {
    const hash = `scrypt.15.8.3.${'a'.repeat(22)}.${'b'.repeat(43)}`;
    expect(readConfig({}).officeAccounts.size).toBe(0);
    const { officeAccounts } = readConfig({ OFFICE_ACCOUNTS: `ana:${hash}, luis.p:${hash}` });
    expect([...officeAccounts]).toEqual([
      ['ana', hash],
      ['luis.p', hash],
    ]);
    for (const wrong of [
      `ana:${hash},ana:${hash}`,
      `Ana:${hash}`,
      'ana:llave de cruz 24',
      `ana:${hash.replace('.15.', '.4.')}`,
      `ana:${hash.replace('.15.', '.25.')}`,
      `ana:${hash},`,
    ])
      expect(() => readConfig({ OFFICE_ACCOUNTS: wrong })).toThrow(/^OFFICE_ACCOUNTS must be pairs/);
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', ERP_URL: '', REDIS_URL: '' })).toEqual(readConfig({}));
  });

  it('takes the number of demonstration products from --products, ERP_PRODUCTS or a default', () => {
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

  it('reads the settings of a real ERP, of the session secret and of QA', () => {
    const config = readConfig({ ...real, QA: 'on', ALLOW_QA_WITH_REAL_ERP: 'on' });
    expect(config).toMatchObject({
      erp: { url: 'https://erp.example.com', company: 'ACME', key: 'k-123' },
      sessionSecret: secret,
      qa: true,
    });
  });

  it('enables card payments with the provider’s shop id and script URL', () => {
    const PAYMENT_SCRIPT_URL = 'https://payments.example.com/shop.js?v=2';
    expect(readConfig({ PAYMENT_CLIENT_ID: 'shop-1', PAYMENT_SCRIPT_URL }).payment).toEqual({
      clientId: 'shop-1',
      scriptUrl: PAYMENT_SCRIPT_URL,
    });
  });

  it('takes the mail server and the named sender from SMTP_URL and MAIL_FROM', () => {
    const SMTP_URL = 'smtps://user:secret@mail.example.com:465';
    const MAIL_FROM = 'Repuestos <ventas@example.com>';
    expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ smtpUrl: SMTP_URL, from: MAIL_FROM });
    expect(readConfig({}).mail).toMatchObject({ smtpUrl: null });
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
  ])('accepts the public URL %s', (PUBLIC_URL, origin) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(origin);
  });

  it.each([
    'redis://localhost',
    'redis://127.0.0.1:6379/3',
    'rediss://shop:p%40ss@redis.example.com:6380/0',
    'redis://[::1]',
  ])('accepts the Redis URL %s', (REDIS_URL) => {
    expect(readConfig({ ...real, REDIS_URL }).redisUrl).toBe(REDIS_URL);
  });

  it('reads OpenTelemetry’s own variables, and enables no traces without an endpoint', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'shop-1', OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeNull();
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: {},
      serviceName: 'shop',
      resource: {},
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://otel.example.com/own?tenant=1',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a%3D%3D, x-tenant=1=2',
        OTEL_SERVICE_NAME: 'repuestos',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prueba%2C%20norte',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }).traces,
    ).toEqual({
      url: 'https://otel.example.com/own?tenant=1',
      headers: { authorization: 'Basic a==', 'x-tenant': '1=2' },
      serviceName: 'repuestos',
      resource: { 'deployment.environment.name': 'prueba, norte' },
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
    });
  });

  it('accepts an ORDERS_URL with a query', () => {
    const ORDERS_URL = 'https://erp.example.com/orders?shop=1';
    expect(readConfig({ ...real, ORDERS_URL }).orders).toEqual({ url: ORDERS_URL, key: null });
  });

  it('warns of a missing database, orders URL and mail server only with a real ERP', () => {
    const DATABASE_URL = 'postgres://localhost/shop';
    const ORDERS_URL = 'https://erp.example.com/orders';
    const embedded = expect.stringMatching(/^No DATABASE_URL: .* in \/.*\/data:/) as string;
    const unseen = expect.stringMatching(/^No ORDERS_URL: /) as string;
    const cautions = (env: Record<string, string>) => listConfigWarnings(readConfig(env));
    const unmailed = expect.stringMatching(/^No SMTP_URL: /) as string;
    const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'ventas@example.com' };
    expect(cautions(real)).toEqual([embedded, unseen, unmailed]);
    expect(cautions({ ...real, DATABASE_URL, ...mail })).toEqual([unseen]);
    expect(cautions({ ...real, DATABASE_URL, ORDERS_URL, ...mail })).toEqual([]);
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
    ['ERP_COMPANY', { ...real, ERP_COMPANY: '  ' }],
    ['METRICS_PORT', { METRICS_PORT: '8080' }],
    ['METRICS_PORT', { PORT: '9000', METRICS_PORT: '9000' }],
    ['ERP_FAULTS', { ERP_FAULTS: 'yes' }],
    ['CATALOG_FILE', { CATALOG_FILE: 'products.xlsx' }],
    ['CATALOG_FILE', { CATALOG_FILE: '/nonexist.csv' }],
    ['ERP_PRODUCTS', { ERP_PRODUCTS: '12' }],
    ['ERP_PRODUCTS', { ERP_PRODUCTS: 'all' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ...[
      'localhost:6379',
      'http://localhost',
      'unix:///run/redis.sock',
      'redis://',
      'redis://localhost/shop',
      'redis://localhost/0?timeout=1',
      'redis://localhost/#0',
      'redis://:100%@localhost',
    ].map((REDIS_URL): [string, Record<string, string>] => ['REDIS_URL', { REDIS_URL }]),
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
    ['SMTP_URL', { SMTP_URL: 'mail.example.com', MAIL_FROM: 'ventas@example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'ventas' }],
    ['MAIL_FROM', { MAIL_FROM: 'ventas@example.com\r\nBcc: otro@example.com' }],
    ...[
      'localhost:4318',
      'http://me:pw@otel.example.com',
      'http://localhost:4318/?a',
      'grpc://localhost:4317',
    ].map((OTEL_EXPORTER_OTLP_ENDPOINT): [string, Record<string, string>] => [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      { OTEL_EXPORTER_OTLP_ENDPOINT },
    ]),
    [
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'otel.example.com/v1/traces' },
    ],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
    ...['x-key', 'x key=1', 'x-key=100%', 'x-key=a%0d%0ab'].map(
      (OTEL_EXPORTER_OTLP_HEADERS): [string, Record<string, string>] => [
        'OTEL_EXPORTER_OTLP_HEADERS',
        { OTEL_EXPORTER_OTLP_HEADERS },
      ],
    ),
    ['OTEL_SERVICE_NAME', { OTEL_SERVICE_NAME: 'a\nb' }],
    ['OTEL_RESOURCE_ATTRIBUTES', { OTEL_RESOURCE_ATTRIBUTES: 'production' }],
    ['OTEL_TRACES_SAMPLER', { OTEL_TRACES_SAMPLER: 'xray' }],
    ...['2', '-1', '10%', '1.5', 'half'].map((OTEL_TRACES_SAMPLER_ARG): [string, Record<string, string>] => [
      'OTEL_TRACES_SAMPLER_ARG',
      { OTEL_TRACES_SAMPLER_ARG },
    ]),
    ['SIMULATED_LATENCY', { SIMULATED_LATENCY: '1' }],
    ['QA', { QA: 'true' }],
    ['ALLOW_QA_WITH_REAL_ERP', { ALLOW_QA_WITH_REAL_ERP: 'yes' }],
    ['ALLOW_UNENCRYPTED', { ALLOW_UNENCRYPTED: 'on' }],
    ['ALLOW_UNENCRYPTED', { ALLOW_UNENCRYPTED: 'ERP_URL,' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
  ])('refuses a wrong %s with one sentence that names the setting: %j', (name, env) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  it('never repeats a secret in the message of a refusal', () => {
    expect(() => readConfig({ ...real, ERP_KEY: 'a secret with spaces' })).toThrow(/^(?!.*a secret)ERP_KEY/);
    for (const REDIS_URL of ['redis://:my-secret@redis.example.com', 'redis://:my-secret@localhost/shop'])
      expect(() => readConfig({ ...real, REDIS_URL })).toThrow(/^(?!.*my-secret)REDIS_URL/);
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=my-secret,wrong' })).toThrow(
      /^(?!.*my-secret)OTEL_EXPORTER_OTLP_HEADERS/,
    );
  });
});

type Environments = readonly Record<string, string>[];
interface UnsafeCase {
  /** Environments that must be refused. */
  unsafe: Environments;
  /** Similar environments that must be accepted: the allowed form, and values that resemble a refused one. */
  safe: Environments;
}

const DATABASE_URL = 'postgres://shop:secret@db.example.com/shop';
const ORDERS_URL = 'http://erp.example.com/orders';
const collector = { OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=secret' };

/** One row for each of `unsafeSettings`, in order. */
const unsafeCases: UnsafeCase[] = [
  {
    unsafe: [
      { ...real, SESSION_SECRET: '' },
      { ...real, SESSION_SECRET: '', NODE_ENV: 'production' },
    ],
    safe: [real, { NODE_ENV: 'production' }],
  },
  {
    unsafe: ['a'.repeat(36), '12'.repeat(20), 'contraseña'.repeat(4), `${'x'.repeat(60)}yz`].flatMap(
      (SESSION_SECRET): Record<string, string>[] => [
        { ...real, SESSION_SECRET },
        { SESSION_SECRET, NODE_ENV: 'production' },
      ],
    ),
    safe: [
      { ...real, SESSION_SECRET: '0123456789abcdef'.repeat(2) + 'f', NODE_ENV: 'production' },
      { ...real, SESSION_SECRET: '31415926535897932384626433832795' },
      { SESSION_SECRET: 'a'.repeat(36) },
    ],
  },
  {
    unsafe: [
      { ...real, QA: 'on' },
      { ...real, QA: 'on', NODE_ENV: 'production' },
    ],
    safe: [{ QA: 'on' }, { ...real, QA: 'off' }, { ...real, QA: 'on', ALLOW_QA_WITH_REAL_ERP: 'on' }],
  },
  { unsafe: [{ ...real, ERP_FAULTS: 'on' }], safe: [{ ERP_FAULTS: 'on' }] },
  {
    unsafe: [{ ERP_FAULTS: 'on', NODE_ENV: 'production' }],
    safe: [{ ERP_FAULTS: 'on', NODE_ENV: 'test' }, { NODE_ENV: 'production' }],
  },
  {
    unsafe: ['0.0.0.0', '::', '192.168.1.5', 'shop.example.com'].map((HOST) => ({ ERP_FAULTS: 'on', HOST })),
    safe: [
      ...['127.0.0.1', '127.1.2.3', 'localhost', '::1'].map((HOST) => ({ ERP_FAULTS: 'on', HOST })),
      { HOST: '0.0.0.0' },
    ],
  },
  {
    unsafe: [
      { ...real, ERP_URL: 'http://erp.example.com' },
      { ...real, ERP_URL: 'http://10.0.0.7:8000', ALLOW_UNENCRYPTED: 'DATABASE_URL' },
    ],
    safe: [
      { ...real, ERP_URL: 'http://127.0.0.1:9000' },
      { ...real, ERP_URL: 'http://10.0.0.7:8000', ALLOW_UNENCRYPTED: 'DATABASE_URL, ERP_URL' },
    ],
  },
  {
    unsafe: [
      { ...real, ORDERS_URL },
      { ...real, ORDERS_URL, ALLOW_UNENCRYPTED: 'ERP_URL' },
    ],
    safe: [
      { ...real, ORDERS_URL: 'http://localhost:9000/orders' },
      { ...real, ORDERS_URL, ALLOW_UNENCRYPTED: 'ORDERS_URL' },
    ],
  },
  {
    unsafe: [
      { ...real, DATABASE_URL },
      { ...real, DATABASE_URL: `${DATABASE_URL}?sslmode=prefer` },
      { ...real, DATABASE_URL: `${DATABASE_URL}?sslmode=disable` },
    ],
    safe: [
      { DATABASE_URL },
      ...['require', 'verify-ca', 'verify-full', 'no-verify'].map((mode) => ({
        ...real,
        DATABASE_URL: `${DATABASE_URL}?sslmode=${mode}`,
      })),
      { ...real, DATABASE_URL: `${DATABASE_URL}?ssl=true` },
      { ...real, DATABASE_URL: 'postgres://shop@127.0.0.1/shop' },
      { ...real, DATABASE_URL: 'postgres:///shop?host=/var/run/postgresql' },
      { ...real, DATABASE_URL, ALLOW_UNENCRYPTED: 'DATABASE_URL' },
    ],
  },
  {
    unsafe: [
      { ...real, REDIS_URL: 'redis://redis.example.com' },
      { ...real, REDIS_URL: 'redis://:secret@10.0.0.9', ALLOW_UNENCRYPTED: 'DATABASE_URL' },
    ],
    safe: [
      { REDIS_URL: 'redis://redis.example.com' },
      { ...real, REDIS_URL: 'rediss://redis.example.com' },
      { ...real, REDIS_URL: 'redis://127.0.0.1' },
      { ...real, REDIS_URL: 'redis://redis.example.com', ALLOW_UNENCRYPTED: 'REDIS_URL' },
    ],
  },
  {
    unsafe: [
      { ...collector, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.com:4318' },
      { ...collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://10.0.0.9/v1/traces' },
    ],
    safe: [
      collector,
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.com:4318' },
      { ...collector, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
      { ...collector, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com' },
      {
        ...collector,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.com:4318',
        ALLOW_UNENCRYPTED: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      },
    ],
  },
  {
    unsafe: [
      { ORDERS_URL: 'https://erp.example.com/orders' },
      { ORDERS_URL: 'http://127.0.0.1:9000/orders', NODE_ENV: 'production' },
    ],
    safe: [
      { ORDERS_URL: 'http://127.0.0.1:9000/orders' },
      { ...real, ORDERS_URL: 'https://erp.example.com/orders', NODE_ENV: 'production' },
    ],
  },
  {
    unsafe: ['0.0.0.0/1', '10.0.0.5,128.0.0.0/7', '2000::/3'].map((TRUST_PROXY) => ({ TRUST_PROXY })),
    safe: ['10.0.0.0/8', '10.0.0.5', 'fc00::/7'].map((TRUST_PROXY) => ({ TRUST_PROXY })),
  },
  {
    unsafe: [{ ...real, HOST: '0.0.0.0' }],
    safe: [{ HOST: '0.0.0.0' }, real, { ...real, HOST: '0.0.0.0', PUBLIC_URL: 'https://tienda.example.com' }],
  },
];

describe('the table of unsafe settings', () => {
  it('has a case for each row', () => {
    expect(unsafeCases).toHaveLength(unsafeSettings.length);
  });

  describe.each(unsafeSettings.map((row, index) => ({ ...row, ...unsafeCases[index] })))(
    '$setting $when',
    ({ setting, problem, allowedBy, unsafe = [], safe = [] }) => {
      it.each(unsafe.map((env) => [env]))('is refused with its sentence: %j', (env) => {
        expect(() => readConfig(env)).toThrow(new ConfigError(`${setting} ${problem}`));
      });

      it.each(safe.map((env) => [env]))('is not refused: %j', (env) => {
        expect(() => readConfig(env)).not.toThrow();
      });

      it('is allowed by the setting that its sentence names, or by nothing', () => {
        const names = /ALLOW_\w+/.exec(problem)?.[0] ?? null;
        expect(allowedBy).toBe(names);
        expect(safe.some((env) => allowedBy !== null && allowedBy in env)).toBe(allowedBy !== null);
      });
    },
  );
});
