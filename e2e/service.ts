/** Service of one worker: a process with its own port and data folder, and an ERP with fault control. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../server/testing/postgres';
import { sessionSecret } from './secret';

export interface Service {
  /** http://127.0.0.1:PORT */
  address: string;
  /** Address of its metrics. */
  metrics: string;
  stop(): Promise<void>;
}

const root = path.join(__dirname, '..');

/** Resolves with the URL that the service prints once it listens. */
function readAddress(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    service.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      const address = /^The shop: (\S+)$/m.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    service.once('error', reject);
    service.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${printed}`)));
  });
}

/** The database opens after the port: the vehicles' years come from it. */
async function waitForDatabase(address: string): Promise<void> {
  while (!(await fetch(`${address}/api/shop/vehicles/years`)).ok) await pause(100);
}

/** Lists change until the catalogue is read whole, with the prices of every level: seconds at the first start. */
export async function waitForCatalogue({ metrics }: Service): Promise<void> {
  const isSwept = async () => /^catalogue_swept 1$/m.test(await (await fetch(metrics)).text());
  while (!(await isSwept())) await pause(250);
}

/** @param settings of the environment, beside those of every story */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-e2e-'));
  const metricsPort = await findFreePort();
  const service = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // any free port: several checkouts can run in parallel
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      DRAIN_SECONDS: '0',
      DATA_DIR: dataDir,
      ERP_FAULTS: 'on',
      QA: 'on',
      SESSION_SECRET: sessionSecret,
      // no server is there: each story mocks the provider itself
      PAYMENT_CLIENT_ID: 'stories',
      PAYMENT_SCRIPT_URL: 'https://payments.example.com/shop.js',
      ...settings,
    },
  });
  // a worker that ends without its teardown leaves no service behind
  const kill = () => service.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    if (service.exitCode === null && service.signalCode === null) {
      const exited = once(service, 'exit');
      service.kill('SIGTERM');
      await exited;
    }
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const address = await readAddress(service);
    await waitForDatabase(address);
    return { address, metrics: `http://127.0.0.1:${metricsPort}/metrics`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
