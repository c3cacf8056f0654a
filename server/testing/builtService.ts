/** The service as deployed, as a process of its own. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

export interface BuiltService {
  /** Starts the service and resolves with its address once it listens. */
  start(env: Record<string, string>): Promise<{ service: ChildProcess; address: string }>;
  remove(): void;
}

/** Builds the service into a separate folder inside the repository, where it finds its packages. */
export function buildService(): BuiltService {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'built-'));
  const outdir = path.join(folder, 'server');
  const main = path.join(outdir, 'main.mjs');
  execFileSync(process.execPath, [path.join(root, 'scripts/bundleServer.mjs'), outdir]);
  // the service starts only with a built shop
  mkdirSync(path.join(folder, 'public', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'public', 'index.html'), '<!doctype html><title>Shop</title>');

  return {
    async start(env) {
      const service = spawn(process.execPath, [main], {
        env: { PATH: process.env['PATH'], PORT: '0', DRAIN_SECONDS: '0', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const address = await new Promise<string>((resolve, reject) => {
        let output = '';
        service.once('exit', () => reject(new Error(`The service ended: ${output}`)));
        service.stdout?.on('data', (chunk) => {
          output += String(chunk);
          const found = /^The shop: (\S+)$/m.exec(output)?.[1];
          if (found) resolve(found);
        });
      });
      return { service, address };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Sends a signal, and resolves once the process has ended. */
export const endProcess = (service: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
  const exit = new Promise((resolve) => service.once('exit', resolve));
  service.kill(signal);
  return exit;
};

const getCookies = (answer: Response): Map<string, string> =>
  new Map(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/** Sends a request to any address of the service. A body is sent by POST unless `method` names another method. */
export type SendToService = (
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Response>;

/** HTTP client with one browser's cookies. A body that is a text is sent as it is. */
const createClient =
  (cookies: Map<string, string>): SendToService =>
  (url, body, headers = {}, method = body === undefined ? 'GET' : 'POST') =>
    fetch(url, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
    });

export const startVisit = async (address: string): Promise<SendToService> =>
  createClient(getCookies(await fetch(`${address}/api/shop/session`)));

/** Signs in by the ERP's call, or by `enter`, whose answer starts the session. */
export async function signInAtService(
  address: string,
  user: string,
  enter = (send: SendToService): Promise<Response> =>
    send(`${address}/api/dtierp/wsdti/getLoginIn`, { user, password: 'demo1234' }),
): Promise<SendToService> {
  const answer = await enter(await startVisit(address));
  if (!answer.ok) throw new Error(`${user} cannot sign in: ${answer.status}`);
  return createClient(getCookies(answer));
}
