/**
 * Runs the commands of docs/operations.md as they are written and in their order, against the stand-in ERP as a
 * separate server and on a PostgreSQL server. The test replaces the paths and addresses of the text by its own.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPostgresAtHand, startPostgres, type TestServer } from '../../server/testing/postgres';
import { readFencedCommands, readFenceKinds } from './fencedCommands';
import { killStartedCommands, pressCtrlC, runCommand, runToEnd, type Run } from './shell';

jest.setTimeout(300_000);

const project = path.join(__dirname, '..', '..');
const page = path.join(project, 'docs/operations.md');
const [
  build = '',
  createDatabase = '',
  createSettings = '',
  checkErp = '',
  start = '',
  showCatalogue = '',
  checkHealth = '',
  showMetrics = '',
  makeOfficeAccount = '',
  backUp = '',
  restore = '',
  moveToPostgres = '',
  ...others
] = readFencedCommands(page);

let place: string;
let postgres: TestServer;
let erp: Run;

const databaseUrl = (name: string): string => {
  const url = new URL(postgres.url);
  Object.assign(url, { username: 'shop', password: 'choose-another', pathname: `/${name}` });
  return url.href;
};

/** Replaces the file paths of the text by the test's own. */
const relocate = (command: string): string =>
  command
    .replaceAll('/opt/shop', `${place}/shop`)
    .replaceAll('./.env', `${place}/.env`)
    .replaceAll(/(?<=[ =])\.env/g, `${place}/.env`)
    .replaceAll('password.txt', `${place}/password.txt`)
    .replaceAll('shop.dump', `${place}/shop.dump`);

/** Runs a command in the sources' folder. */
const runHere = (command: string, environment: Record<string, string> = {}) =>
  runToEnd(relocate(command), project, environment);

/** Runs a statement and returns its single value. */
const query = (url: string, sql: string): string =>
  execFileSync('psql', ['--tuples-only', '--no-align', '--command', sql, url], { encoding: 'utf8' }).trim();

beforeAll(async () => {
  if (!isPostgresAtHand()) throw new Error('This test needs PostgreSQL: install it (Debian: postgresql).');
  place = mkdtempSync(path.join(tmpdir(), 'shop-operations-'));
  postgres = await startPostgres();
  erp = runCommand('npm run --silent erp -- --port 0 --products 300', project);
});
afterAll(async () => {
  killStartedCommands();
  await postgres.stop();
  rmSync(place, { recursive: true, force: true });
});

test('the page of operations has no command that this test does not know', () => {
  expect(others).toEqual([]);
  expect(new Set(readFenceKinds(page))).toEqual(new Set(['sh', 'nginx']));
  expect(restore).toContain('pg_restore');
});

test('the five steps of the operations page start a shop, and its backup starts another shop', async () => {
  const [, erpUrl = '', company = '', key = ''] = await erp.waitFor(
    /ERP_URL=(\S+) ERP_COMPANY=(\S+) ERP_KEY=(\S+)/,
  );

  // the README's test runs the build itself; its result is used here
  expect(build).toMatch(/^npm ci --include=dev && npm run build && /);
  const installed = await runHere(build.split(' && ').at(-1) ?? '');
  expect([installed.status, existsSync(path.join(place, 'shop/dist/server/main.mjs'))]).toEqual([0, true]);

  const created = await runHere(createDatabase, { ADMIN_URL: postgres.url });
  expect(created).toEqual({ status: 0, output: 'CREATE ROLE\nCREATE DATABASE\n' });

  expect((await runHere(createSettings)).status).toBe(0);
  const settings = path.join(place, '.env');
  expect(statSync(settings).mode & 0o777).toBe(0o600);
  const edited = readFileSync(settings, 'utf8')
    .replace(/^ERP_URL=.*$/m, `ERP_URL=${erpUrl}`)
    .replace(/^ERP_COMPANY=.*$/m, `ERP_COMPANY=${company}`)
    .replace(/^ERP_KEY=.*$/m, `ERP_KEY=${key}`)
    .replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${databaseUrl('shop')}`)
    .replace(/^PUBLIC_URL=.*$/m, 'PUBLIC_URL=http://localhost:8080')
    .replace(/^METRICS_PORT=.*$/m, 'METRICS_PORT=0');
  expect(edited).toMatch(/^SESSION_SECRET=[0-9a-f]{64}$/m);
  writeFileSync(path.join(place, 'password.txt'), 'llave de cruz 24\n');
  const account = await runHere(makeOfficeAccount);
  expect(account).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^ana:scrypt\.\S+\n$/) as string,
  });
  writeFileSync(settings, `${edited}PORT=0\nDATA_DIR=${place}/data\nOFFICE_ACCOUNTS=${account.output}`);

  const checked = await runHere(checkErp);
  expect(checked.output).toMatch(/getProductos/);
  expect(checked.status).toBe(0);

  const shop = runCommand(relocate(start), place);
  const [, address = ''] = await shop.waitFor(/^The shop: (\S+)$/m);
  await shop.waitFor(/^The database is open\.$/m);
  expect((await fetch(`${address}/shop/category/05-001/products`)).status).toBe(200);
  expect((await runHere(checkHealth.replace('http://127.0.0.1:8080', address))).status).toBe(0);

  expect((await fetch(`${address}/office/sign-in`)).status).toBe(200);
  const [, metricsUrl = ''] = await shop.waitFor(/^Metrics: (\S+)$/m);
  const metrics = await runHere(showMetrics.replace('http://127.0.0.1:9464/metrics', metricsUrl));
  expect(metrics.status).toBe(0);
  expect(metrics.output).toMatch(/^database_up 1$/m);
  expect(metrics.output).toMatch(/^database_connections\{work="usual",state="(?:idle|used)"\} [1-9]/m);
  expect(metrics.output).toMatch(/^erp_call_duration_seconds_count\{call="\w+",outcome="ok"\} [1-9]/m);
  expect(metrics.output).toContain('route="/api/shop/health/ready",status="200"');

  const catalogue = await runHere(showCatalogue);
  expect(catalogue).toMatchObject({ status: 0, output: expect.stringMatching(/products/) as string });

  const signUp = async (email: string): Promise<void> => {
    const session = await fetch(`${address}/api/shop/session`);
    const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
    const { status } = await fetch(`${address}/api/shop/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token },
      body: JSON.stringify({ email, password: 'llave inglesa 19' }),
    });
    expect(status).toBe(201);
  };
  await signUp('respaldo@example.ec');
  // people continue to use the shop while the command runs
  const backingUp = runHere(backUp);
  for (let person = 0; person < 3; person += 1) await signUp(`durante-${person}@example.ec`);
  expect((await backingUp).status).toBe(0);
  await pressCtrlC(shop, 25_000);

  query(postgres.url, 'create database restored owner shop');
  const restored = await runHere(restore, { RESTORE_URL: databaseUrl('restored') });
  expect(restored).toEqual({ status: 0, output: '' });
  const again = runCommand(relocate(start), place, { DATABASE_URL: databaseUrl('restored') });
  const [, there = ''] = await again.waitFor(/^The shop: (\S+)$/m);
  await again.waitFor(/^The database is open\.$/m);
  expect((await fetch(`${there}/shop/products/FRE-PD-1042`)).status).toBe(200);
  const before = "select count(*) from accounts where email = 'respaldo@example.ec'";
  expect(query(databaseUrl('restored'), before)).toBe('1');
  await pressCtrlC(again, 25_000);
});

test('the embedded database moves to an empty PostgreSQL database, and a second move is refused', async () => {
  const embedded = { PORT: '0', DATA_DIR: `${place}/embedded` };
  const shop = runCommand(`node ${place}/shop/dist/server/main.mjs`, place, embedded);
  await shop.waitFor(/^The database is open, in /m);
  await pressCtrlC(shop, 25_000);
  query(postgres.url, 'create database moved owner shop');
  writeFileSync(
    path.join(place, '.env'),
    `DATA_DIR=${place}/embedded\nDATABASE_URL=${databaseUrl('moved')}\n`,
  );
  const moved = await runHere(moveToPostgres);
  expect(moved).toMatchObject({ status: 0, output: expect.stringMatching(/\nMoved\. Start the/) as string });
  expect(Number(query(databaseUrl('moved'), 'select count(*) from reviews'))).toBeGreaterThan(100);
  const again = await runHere(moveToPostgres);
  expect(again).toMatchObject({
    status: 1,
    output: expect.stringMatching(/has rows: name an empty/) as string,
  });
});
