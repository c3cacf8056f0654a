import { settingNames } from './config';
import { listSettingHints } from './settingHints';

const list = (env: Record<string, string>) => listSettingHints(env, settingNames);

test.each([
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['ERP_COMPNAY', 'ERP_COMPANY'],
  ['ERP_ULR', 'ERP_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['ORDER_URL', 'ORDERS_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PRT', 'PORT'],
  ['public_url', 'PUBLIC_URL'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
])('%s is reported as a mistyped setting, without its value', (name, meant) => {
  expect(list({ [name]: 'secret-value' })).toEqual([
    `${name} is no setting of the shop: did you mean ${meant}?`,
  ]);
});

test('variables of a usual shell, of npm, systemd and containers are not mistaken for settings', () => {
  const others = [
    ...[
      'PATH',
      'PWD',
      'HOME',
      'USER',
      'SHELL',
      'TERM',
      'LANG',
      'LC_ALL',
      'SHLVL',
      'LOGNAME',
      'MAIL',
      'HOSTNAME',
    ],
    ...[
      'HOSTTYPE',
      'OSTYPE',
      'TZ',
      'TMPDIR',
      'EDITOR',
      'NODE',
      'NODE_PATH',
      'NODE_OPTIONS',
      'INIT_CWD',
      'CI',
      '_',
    ],
    ...['npm_config_cache', 'npm_lifecycle_event', 'npm_package_name', 'INVOCATION_ID', 'JOURNAL_STREAM'],
    ...[
      'STATE_DIRECTORY',
      'KUBERNETES_PORT',
      'KUBERNETES_SERVICE_HOST',
      'SHOP_PORT',
      'DATABASE_PORT',
      'PGHOST',
    ],
    ...['PGPORT', 'PGDATA', 'PGUSER', 'POSTGRES_DB', 'ADMIN_URL', 'RESTORE_URL', 'ERP_CHECK_USER', 'DISPLAY'],
    ...[
      'OTEL_LOG_LEVEL',
      'OTEL_TRACES_EXPORTER',
      'OTEL_METRICS_EXPORTER',
      'CHROMIUM_PATH',
      'TEST_DATABASE_URL',
    ],
  ];
  expect(list(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});

test('a variable that differs from a short setting by two letters gets no hint, as other programs may use it', () => {
  expect(list({ HTTP_URL: 'x', AMQP_URL: 'x', SMTP_SSL: 'x' })).toEqual([]);
});

test('OTEL_EXPORTER_OTLP_HEADERS is reported unless an endpoint for traces is set, too', () => {
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' };
  expect(list({ ...headers, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toEqual(
    [],
  );
  expect(list(headers)).toHaveLength(1);
});

test('a misspelt name is not reported when the right setting is set, too', () => {
  expect(list({ REDIS_URL: 'redis://a', REDIS_URI: 'redis://b' })).toEqual([]);
});

test('an empty variable gives no hint', () => {
  expect(list({ SESION_SECRET: '' })).toEqual([]);
});

test('a setting without effect is reported with the setting that it needs', () => {
  expect(list({ METRICS_HOST: '10.0.0.1' })).toEqual(['METRICS_HOST does nothing without METRICS_PORT.']);
  expect(list({ METRICS_HOST: '10.0.0.1', METRICS_PORT: '9464' })).toEqual([]);
  expect(list({ MAIL_FROM: 'a@example.com', ERP_URL: 'https://erp.example.com' })).toEqual([
    'MAIL_FROM does nothing without SMTP_URL: no mail is sent.',
  ]);
  // a demonstration writes its mails into files
  expect(list({ MAIL_FROM: 'a@example.com' })).toEqual([]);
});
