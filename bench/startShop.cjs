/** Starts the built service for a bench: on a free port, with an empty data folder. */
const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '..');

/** Resolves once pages and database answer. @param environment overrides the defaults, as in README.md */
async function startShop(environment = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  const service = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => service.once('exit', resolve));
  const base = await new Promise((resolve, reject) => {
    let said = '';
    service.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /^The shop: (\S+)$/m.exec(said)?.[1];
      if (!found || !said.includes('The database is open')) return;
      // later output is not searched: a flood of log lines would cost the bench its time
      service.stdout.removeAllListeners('data').resume();
      resolve(found);
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
  return { base, end, pid: service.pid };
}

/** Uses the shop that BASE_URL names, or starts one. */
const findOrStartShop = () =>
  process.env.BASE_URL
    ? { base: process.env.BASE_URL, end: () => undefined }
    : startShop({ ERP_FAULTS: 'on' });

module.exports = { startShop, findOrStartShop };
