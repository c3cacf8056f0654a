/** Starts the built service for a bench: on a free port, with an empty data folder. */
const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

const root = path.join(__dirname, '..');

/** Resolves once pages and database answer. @param environment overrides the defaults, as in README.md */
async function startShop(environment = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  const service = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => service.once('exit', resolve));
  const { base, metrics } = await new Promise((resolve, reject) => {
    let said = '';
    service.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /^The shop: (\S+)$/m.exec(said) ?? [];
      const [, read] = /^Metrics: (\S+)$/m.exec(said) ?? [];
      if (!found || !read || !said.includes('The database is open')) return;
      // later output is not searched, as many log lines would slow down the bench
      service.stdout.removeAllListeners('data').resume();
      resolve({ base: found, metrics: read });
    });
    void ended.then((code) =>
      reject(new Error(`the service ended with ${code}; it needs \`npm run build\``)),
    );
  });
  const end = async () => {
    service.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const readMetric = async (name) => {
    const text = await (await fetch(metrics)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  };
  /**
   * Waits until a metric is 1. `catalogue_swept`: the ERP's whole catalogue has been read, with the prices of every
   * level; before that the service and its stand-in ERP are busy, as visitors meet them only in the first minute.
   * `catalogue_filled`: the same with only the list prices.
   */
  const waitForMetric = async (name) => {
    for (let tries = 0; tries < 1_200; tries += 1) {
      if ((await readMetric(name)) === 1) return;
      await pause(250);
    }
    throw new Error(`${name} was not 1 within five minutes`);
  };
  return { base, end, pid: service.pid, readMetric, waitForMetric };
}

/** Uses the shop that BASE_URL names, or starts one and waits for its catalogue. */
async function findOrStartShop() {
  if (process.env.BASE_URL) return { base: process.env.BASE_URL, end: () => undefined };
  const shop = await startShop({ ERP_FAULTS: 'on' });
  try {
    await shop.waitForMetric('catalogue_swept');
    return shop;
  } catch (error) {
    await shop.end();
    throw error;
  }
}

module.exports = { startShop, findOrStartShop };
