import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createApp } from './app';
import { demoPassword } from '@/shared/site';
import { cautionsOf, ConfigError, readConfig, type Config } from './config';
import { openDatabase } from './db/database';
import { openBeside } from './db/lazyDatabase';
import { seedDemo } from './db/seedDemo';
import { startEmbeddedErp } from './erp/embeddedErp';
import { demoAccounts } from './gateway/sessions';

/** What is under way when the service is told to stop may take so long; a request takes 20 s at most. */
const longestStopMs = 25_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function configOrExit(): Config {
  try {
    return readConfig(process.env, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function startErp({ erp, erpFaults, erpProducts, simulatedLatency }: Config) {
  if (erp) return { ...erp, close: () => Promise.resolve() };
  const credentials = { company: 'DEMO', key: randomBytes(16).toString('hex') };
  const embedded = await startEmbeddedErp({
    ...credentials,
    latency: simulatedLatency,
    faults: erpFaults,
    products: erpProducts,
  });
  say('No ERP_URL: a stand-in for the ERP runs in this process, and forgets everything when it ends.');
  if (erpFaults) say(`Its fault control: ${embedded.url}/control/faults`);
  return { ...credentials, url: embedded.url, close: () => embedded.close() };
}

const here = import.meta.dirname;
const config = configOrExit();
const erp = await startErp(config);
const { databaseUrl, dataDir } = config;
const database = openBeside(() =>
  openDatabase({
    databaseUrl,
    dataDir,
    migrationsDir: path.join(here, 'migrations'),
    archive: path.join(here, '..', 'pglite.tar'),
    ...(config.erp ? {} : { fill: seedDemo }),
  }),
);
const app = await createApp({
  config,
  erp,
  database,
  publicDir: path.join(here, '..', 'public'),
  keptDir: path.join(dataDir, 'builds'),
  logger: { level: 'warn' },
  // whoever may break the ERP is a test, and tests sign up, sign in and write all the time
  ...(config.erpFaults
    ? {
        attempts: {
          perAccount: 10_000,
          perAddress: 10_000,
          reviews: 10_000,
          signUps: 10_000,
          messages: 10_000,
        },
      }
    : {}),
});

let isStopping = false;
async function stop(): Promise<void> {
  // a terminal tells the whole group, and npm start tells us once more: only the first is news
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), longestStopMs).unref();
  await app.close();
  await erp.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

try {
  say(`The shop: ${await app.listen({ host: config.host, port: config.port })}`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Cannot listen on PORT ${config.port}: ${reason}\n`);
  process.exit(1);
}
for (const caution of cautionsOf(config)) say(caution);
if (!config.erp) for (const { email, role } of demoAccounts) say(`  ${role}: ${email} / ${demoPassword}`);

// beside listening: pages need no database, and what needs it waits
database.get().then(
  () => say('The database is open.'),
  (error: unknown) => app.log.error({ err: error instanceof Error ? error.cause : error }, 'No database'),
);
