/** Service of one worker: a process with a port and a data folder of its own, and an ERP whose faults can be set. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
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
  dataDir: string;
  /** Ends the service and keeps its data. */
  end(): Promise<void>;
  /** Ends the service and removes its data. */
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

/** Waits until the database, which provides the years of the vehicles, is open: it opens after the port. */
async function waitForDatabase(address: string): Promise<void> {
  while (!(await fetch(`${address}/api/shop/vehicles/years`)).ok) await pause(100);
}

/**
 * Waits until the catalogue is read completely, with the prices of every level, as lists change until then. The first
 * start takes seconds for this.
 */
export async function waitForCatalogue({ metrics }: Service): Promise<void> {
  const isSwept = async () => /^catalogue_swept 1$/m.test(await (await fetch(metrics)).text());
  while (!(await isSwept())) await pause(250);
}

/** Environment variable with the data folder that `prepareData.ts` prepared. */
export const preparedDataVariable = 'E2E_PREPARED_DATA';

/**
 * Starts a service on a copy of the prepared data, where the catalogue has been read already. That saves three quarters
 * of the CPU time of a start.
 * @param settings of the environment, beside the settings of every story
 * @param preparedData null for an empty folder, which an ERP with other products needs
 * @param folder of the built shop, if it is another build
 */
export async function startService(
  settings: Record<string, string> = {},
  preparedData: string | null = process.env[preparedDataVariable] ?? null,
  folder = root,
): Promise<Service> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-e2e-'));
  if (preparedData !== null) await cp(preparedData, dataDir, { recursive: true });
  const metricsPort = await findFreePort();
  const service = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: folder,
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
  // a worker that ends without its teardown must not leave its service running
  const kill = () => service.kill('SIGKILL');
  process.once('exit', kill);
  const end = async () => {
    if (service.exitCode === null && service.signalCode === null) {
      const exited = once(service, 'exit');
      service.kill('SIGTERM');
      await exited;
    }
    process.off('exit', kill);
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const address = await readAddress(service);
    await waitForDatabase(address);
    return { address, metrics: `http://127.0.0.1:${metricsPort}/metrics`, dataDir, end, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
