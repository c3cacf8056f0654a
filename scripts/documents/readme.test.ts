/**
 * Runs the README's commands as they are written: in a fresh clone, at a path with a blank and an ñ, with only HOME and
 * PATH set. The clone contains the contents of this checkout, including changes that are not committed yet.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, unsafeSettings } from '../../server/shared/config';
import { isDeepRun } from '../../src/testing/testDepth';
import { readFencedCommands, readFenceKinds } from './fencedCommands';
import { killStartedCommands, pressCtrlC, runCommand, runToEnd, type Run } from './shell';

jest.setTimeout(600_000);

const project = path.join(__dirname, '..', '..');
const readme = path.join(project, 'README.md');

const commands = {
  start: 'npm install && npm start',
  test: 'npm install && npm test',
  production: 'npm ci --include=dev && npm run build && npm ci --omit=dev && NODE_ENV=production npm start',
  install: 'sh deploy/install.sh /opt/shop && cd /opt/shop && node dist/server/main.mjs',
};

let place: string;
let clone: string;
/** Sets nothing, except a free port when another program of this machine uses the README's port. */
let portSettings: Record<string, string>;

const defaultPort = readConfig({}).port;

const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\0').filter(Boolean);
}

function cloneCheckout(): void {
  execFileSync('git', ['clone', '--quiet', project, clone]);
  for (const file of git('ls-files', '-z', '--modified', '--others', '--exclude-standard'))
    if (existsSync(path.join(project, file))) cpSync(path.join(project, file), path.join(clone, file));
    else rmSync(path.join(clone, file));
}

/**
 * Copies the result of the README's build command to the place where the following stages test it, so that the shop is
 * built once.
 */
function handOverBuild(): void {
  const target = process.env['BUILD_TARGET'];
  if (target === undefined) return;
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(clone, 'dist'), target, { recursive: true });
}

beforeAll(async () => {
  portSettings = (await isPortFree(defaultPort)) ? {} : { PORT: '0' };
  place = mkdtempSync(path.join(tmpdir(), 'shop-readme-'));
  clone = path.join(place, 'años de repuestos');
  cloneCheckout();
});
afterAll(() => {
  killStartedCommands();
  rmSync(place, { recursive: true, force: true });
});

/** Resolves with the address that the shop prints, as soon as its database is open. */
async function waitForShop(run: Run): Promise<string> {
  await run.waitFor(/^The database is open.*$/m);
  return (await run.waitFor(/^The shop: (\S+)$/m))[1] ?? '';
}

/** Requests a page as a link preview does. */
async function readPage(address: string, url: string): Promise<string> {
  const answer = await fetch(address + url);
  expect(answer.status).toBe(200);
  return answer.text();
}

const isRendered = (html: string): boolean => /<html[^>]* data-screen=/.test(html);

/**
 * Requests a page until it comes rendered. If rendering takes longer than 1.5 s, the service sends the app shell and
 * renders the page for the next visitor. The first pages of a service that starts on a busy machine may be such pages.
 */
async function readRenderedPage(address: string, url: string): Promise<string> {
  const deadline = AbortSignal.timeout(30_000);
  let html = await readPage(address, url);
  // a page that the browser renders by itself has a heading as well
  while (!isRendered(html) && !deadline.aborted) {
    await wait(250);
    html = await readPage(address, url);
  }
  return html;
}

/** Checks home, a list and a product: complete server-rendered pages, with heading and products. */
async function expectWholePages(address: string): Promise<void> {
  const pages = {
    home: await readRenderedPage(address, '/'),
    list: await readRenderedPage(address, '/shop/category/05-001/products'),
    product: await readRenderedPage(address, '/shop/products/FRE-PD-1042'),
  };
  for (const html of Object.values(pages)) {
    expect(html).toMatch(/<\/html>\s*$/);
    expect(isRendered(html)).toBe(true);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
  }
  expect(pages.list.match(/href="\/shop\/products\//g)?.length).toBeGreaterThanOrEqual(8);
  expect(pages.product).toContain('FRE-PD-1042');
}

/** Signs up. Resolves with the code of the problem, or with the status if there is no problem. */
async function signUp(address: string, email: string): Promise<string> {
  const session = await fetch(`${address}/api/shop/session`);
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const answer = await fetch(`${address}/api/shop/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token },
    body: JSON.stringify({ email, password: 'llave inglesa 19' }),
  });
  const { code = String(answer.status) } = (await answer.json()) as { code?: string };
  return code;
}

/** Ends a command with Ctrl-C. It must end within five seconds and leave no process behind. */
async function expectCleanEnd(run: Run): Promise<void> {
  await pressCtrlC(run, 5_000);
  expect(run.isRunning()).toBe(false);
}

/** Size of the folder in megabytes. */
const measureFolder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0) /
  1024 ** 2;

describe('the README', () => {
  it('names no command that these tests do not know', () => {
    expect(new Set(readFenceKinds(readme))).toEqual(new Set(['sh']));
    expect(readFencedCommands(readme)).toEqual(Object.values(commands));
  });

  it('names the test command that CI runs', () => {
    expect(readFileSync(path.join(project, '.ci/run'), 'utf8').trim().split('\n').at(-1)).toBe(commands.test);
  });

  it('lists each unsafe setting, when it is unsafe and which setting allows it', () => {
    const text = readFileSync(readme, 'utf8').replaceAll(/ +/g, ' ');
    for (const { setting, when, allowedBy } of unsafeSettings)
      expect(text).toContain(`| \`${setting}\` | ${when} | ${allowedBy ? `\`${allowedBy}\`` : 'nothing'} |`);
  });

  it('starts the shop of a fresh clone, which keeps its data from one start to the next', async () => {
    const first = runCommand(commands.start, clone, portSettings);
    const address = await waitForShop(first);
    handOverBuild();
    await expectWholePages(address);
    expect(await signUp(address, 'primera@example.ec')).toBe('201');
    await expectCleanEnd(first);

    const second = runCommand('npm start', clone, portSettings);
    const again = await waitForShop(second);
    expect(second.output()).not.toContain('Building');
    expect(await signUp(again, 'primera@example.ec')).toBe('AUTH_EMAIL_ALREADY_IN_USE');
    await expectCleanEnd(second);
  });

  describe('the build', () => {
    const service = () => `node '${clone}/dist/server/main.mjs'`;
    /** Settings of a start that must not disturb another start: any free port. */
    const anyPort = { PORT: '0' };

    const folders = [
      ['missing, several folders deep', { DATA_DIR: 'a/b/c' }, 'a/b/c'],
      ['unset', {}, 'data'],
      ['relative', { DATA_DIR: 'mis datos' }, 'mis datos'],
    ] as const;
    // each case starts the shop, which takes several seconds; a usual run makes only the one that shows most
    it.each(isDeepRun ? folders : folders.slice(0, 1))(
      'starts from another working directory with a DATA_DIR that is %s',
      async (_what, settings, folder) => {
        const elsewhere = mkdtempSync(path.join(place, 'otro sitio-'));
        const run = runCommand(service(), elsewhere, { ...anyPort, ...settings });
        await readPage(await waitForShop(run), '/shop');
        expect(existsSync(path.join(elsewhere, folder, 'pg'))).toBe(true);
        await expectCleanEnd(run);
      },
    );

    it('starts with an absolute DATA_DIR, and refuses a second shop with that folder or that port', async () => {
      const data = path.join(place, 'absolutos');
      const run = runCommand(service(), place, { ...anyPort, DATA_DIR: data });
      await readPage(await waitForShop(run), '/shop');
      expect(existsSync(path.join(data, 'pg'))).toBe(true);

      // the second of two shops with the same folder, and with the same port
      const same = await runToEnd(service(), place, { ...anyPort, DATA_DIR: data });
      expect(same).toMatchObject({
        status: 1,
        output: expect.stringMatching(
          /^The database in .* is in use by process \d+: stop it, or set DATA_DIR\.$/m,
        ) as string,
      });
      const port = new URL(await waitForShop(run)).port;
      const beside = await runToEnd(service(), place, { PORT: port, DATA_DIR: path.join(place, 'otros') });
      expect(beside.status).toBe(1);
      expect(beside.output).toMatch(new RegExp(`^PORT ${port} of 127.0.0.1 is in use: [^\\n]+\\.$`, 'm'));
      for (const { output } of [same, beside]) expect(output).not.toMatch(/^ +at /m);
      await expectCleanEnd(run);
    });

    it.each([
      ['a file', 'un archivo', /^DATA_DIR .* is a file, or inside one: name a folder\.\n$/],
      ['inside a file', 'un archivo/datos', /^DATA_DIR .* is a file, or inside one: name a folder\.\n$/],
      ['a path where no folder can be made', '/proc/datos', /^DATA_DIR \/proc\/datos [^\n]+\.\n$/],
    ])('refuses, with one sentence, a DATA_DIR that is %s', async (_what, DATA_DIR, sentence) => {
      writeFileSync(path.join(place, 'un archivo'), '');
      const { status, output } = await runToEnd(service(), place, { ...anyPort, DATA_DIR });
      expect({ status, output }).toEqual({ status: 1, output: expect.stringMatching(sentence) as string });
    });

    it('refuses, with one sentence, a DATA_DIR that its user cannot write', async () => {
      const closed = path.join(place, 'ajena');
      mkdirSync(closed, { mode: 0o555, recursive: true });
      // root may write everywhere, so another user, with access to the clone, starts the shop
      const isRoot = process.getuid?.() === 0;
      if (isRoot) execFileSync('chmod', ['755', place]);
      const command = isRoot ? `runuser -u nobody -- ${service()}` : service();
      const { status, output } = await runToEnd(command, '/', { ...anyPort, DATA_DIR: closed });
      expect({ status, output }).toEqual({
        status: 1,
        output: `DATA_DIR ${closed} cannot be written by this user: change its owner, or name another folder.\n`,
      });
    });

    it('refuses, with one sentence, a HOST that is no address of the machine', async () => {
      const { status, output } = await runToEnd(service(), place, { ...anyPort, HOST: '192.0.2.7' });
      expect(status).toBe(1);
      expect(output).toMatch(/^HOST 192\.0\.2\.7 is no address of this machine: [^\n]+\.$/m);
      expect(output).not.toMatch(/^ +at /m);
    });
  });

  it('builds for production from a clean clone, and runs on production packages alone', async () => {
    for (const folder of ['node_modules', 'dist', 'data', 'locales/compiled'])
      rmSync(path.join(clone, folder), { recursive: true, force: true });
    const run = runCommand(commands.production, clone, portSettings);
    const address = await waitForShop(run);
    await expectWholePages(address);
    await expectCleanEnd(run);
    expect(existsSync(path.join(clone, 'node_modules/webpack'))).toBe(false);
    expect(measureFolder(path.join(clone, 'node_modules'))).toBeLessThanOrEqual(90);
  });

  it('installs the built service into an empty folder, where it runs with production packages alone', async () => {
    const target = path.join(place, 'instalada');
    const run = runCommand(commands.install.replaceAll('/opt/shop', `'${target}'`), clone, { PORT: '0' });
    const address = await waitForShop(run);
    await expectWholePages(address);
    await expectCleanEnd(run);
    expect(readdirSync(target).sort()).toEqual([
      'data',
      'dist',
      'node_modules',
      'package-lock.json',
      'package.json',
    ]);
  });
});
