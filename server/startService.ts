import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from './app/app';
import type { AppOptions } from './app/appOptions';
import { demoPassword } from '@/shared/site';
import type { Session as SessionAnswer } from '@/shop/schemas';
import { listConfigWarnings, ConfigError, readConfig, settingNames, type Config } from './shared/config';
import { listSettingHints } from './shared/settingHints';
import { openDatabase } from './db/database';
import { prepareDataDir } from './shared/dataDir';
import { createLazyDatabase, type Database } from './db/lazyDatabase';
import { startMetricsServer } from './app/metrics';
import { liftedRateLimits } from './gateway/rateLimits';
import { describeCauses } from './shared/troubleLog';

/** Maximum milliseconds for finishing open requests when the service stops. A request takes at most 20 seconds. */
const maxStopMs = 25_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints a sentence and exits, because the service cannot work. */
const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** Prints the message of a ConfigError and exits. Any other error is a bug, so it is thrown again with its stack. */
const failOnConfigError = (error: unknown): never => {
  if (error instanceof ConfigError) return fail(error.message);
  throw error;
};

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns a sentence that explains why the service cannot listen. */
function describeListenError(error: unknown, { host, port }: Config): string {
  switch (Reflect.get(Object(error), 'code')) {
    case 'EADDRINUSE':
      return `PORT ${port} of ${host} is in use: stop what listens there, or set another, such as PORT=8090.`;
    case 'EACCES':
      return `PORT ${port} is open to privileged users only: set one above 1023, such as PORT=8080.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine: set 127.0.0.1, or 0.0.0.0 for all its addresses.`;
    default:
      return `HOST ${host} and PORT ${port} cannot be listened at: ${getMessage(error)}.`;
  }
}

async function readConfigAndFolder(): Promise<Config> {
  const config = readConfig(process.env, process.argv.slice(2));
  if (config.databaseUrl === null) await prepareDataDir(config.dataDir);
  return config;
}

/** The demonstration: an embedded ERP, and data for tables that are empty at first in a real shop. */
export interface Demonstration {
  startErp: (config: Config) => Promise<AppOptions['erp'] & { close: () => Promise<void> }>;
  /** Accounts that the login page shows. */
  accounts: SessionAnswer['demo'];
  fill: (db: Database) => Promise<void>;
}

/** Returns the configured ERP. If no ERP is configured, starts the demonstration and its embedded ERP. */
async function startErp(config: Config, loadDemo: () => Promise<Demonstration>) {
  if (config.erp) return { erp: { ...config.erp, close: () => Promise.resolve() }, demo: null };
  const demo = await loadDemo();
  const erp = await demo.startErp(config);
  say('No ERP_URL: a stand-in for the ERP runs in this process, and forgets everything when it ends.');
  if (config.erpFaults) say(`Its fault control: ${erp.url}/control/faults`);
  return { erp, demo };
}

/**
 * Starts the service. Its settings come from the environment.
 * @param loadDemo loads the demonstration; called only if no ERP is configured
 */
export async function startService(loadDemo: () => Promise<Demonstration>): Promise<void> {
  const dist = path.join(import.meta.dirname, '..');
  const publicDir = path.join(dist, 'public');
  if (!existsSync(path.join(publicDir, 'index.html')))
    fail(`There is no built shop in ${publicDir}: run \`npm run build\`, or copy the whole of dist.`);

  // only the user of this process may read the files that the process creates, such as the embedded database
  process.umask(0o077);
  // hints come before the checks, because a check often fails because of a mistyped name
  for (const hint of listSettingHints(process.env, settingNames)) process.stderr.write(`${hint}\n`);
  const config = await readConfigAndFolder().catch(failOnConfigError);
  const { databaseUrl, dataDir } = config;
  const isEmbedded = databaseUrl === null;
  const { erp, demo } = await startErp(config, loadDemo);
  const open = () =>
    openDatabase({
      databaseUrl,
      connections: config.databaseConnections,
      dataDir,
      migrationsDir: path.join(import.meta.dirname, 'migrations'),
      archive: path.join(dist, 'pglite.tar'),
      worker: path.join(dist, 'server', 'databaseWorker.mjs'),
      ...(demo ? { owner: 'demonstration', fill: demo.fill } : { owner: 'real shop' }),
    });
  // if the database has another owner's data, the service exits, because a retry would not help; this may become known
  // late, because a database server may start after the service
  const database = createLazyDatabase(open, (cause) => {
    if (cause instanceof ConfigError) fail(cause.message);
  });
  const app = await buildServer({
    config,
    erp,
    database,
    demoAccounts: demo?.accounts ?? [],
    publicDir,
    keptDir: path.join(dataDir, 'builds'),
    readsCatalogue: true,
    logger: { level: 'warn' },
    // tests set `erpFaults`, and they sign in more often than the usual limits allow
    ...(config.erpFaults ? { attempts: liftedRateLimits } : {}),
  });

  let isStopping = false;
  async function stop(drainMs: number): Promise<void> {
    // only the first signal counts, because a terminal sends a signal to all processes, and npm start sends the same
    // signal again
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs + maxStopMs).unref();
    app.startDraining();
    // in this time load balancers notice that this copy of the service is not ready, and send requests to another copy
    await pause(drainMs);
    // one more turn of the event loop accepts connections that the system has accepted but the process has not seen
    await new Promise(setImmediate);
    await app.close();
    await erp.close();
    process.exit(0);
  }
  // Ctrl-C comes from a terminal, so there is no need to wait for load balancers
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(config.drainSeconds * 1_000));

  await app.listen({ host: config.host, port: config.port }).then(
    (address) => say(`The shop: ${address}`),
    (error: unknown) => fail(describeListenError(error, config)),
  );
  if (config.metrics) {
    const { host, port } = config.metrics;
    const server = await startMetricsServer(app.renderMetrics, config.metrics).catch((error: unknown) =>
      fail(`METRICS_PORT ${port} of ${host} cannot be listened at: ${getMessage(error)}.`),
    );
    say(`Metrics: http://${host}:${(server.address() as AddressInfo).port}/metrics`);
  }
  for (const caution of listConfigWarnings(config)) say(caution);
  for (const { email, role } of demo?.accounts ?? []) say(`  ${role}: ${email} / ${demoPassword}`);

  // the service listens before the database is open, because pages need no database, and other requests can wait
  database.get().then(
    () => say(`The database is open${isEmbedded ? `, in ${dataDir}` : ''}.`),
    (error: unknown) => {
      const reason = describeCauses(error instanceof Error ? error.cause : error);
      // a database server may start later, so each request tries again; an unusable folder stays unusable, so the
      // service exits
      if (isEmbedded) fail(reason);
      else process.stderr.write(`DATABASE_URL cannot be opened yet, and is tried again: ${reason}\n`);
    },
  );
}
