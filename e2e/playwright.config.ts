import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { sessionSecret } from './secret';

/** Another port lets two checkouts run their stories side by side. */
const port = Number(process.env.E2E_PORT ?? 18_080);

/** One service with a data folder of its own and an ERP that can be told to misbehave. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    viewport: { width: 1440, height: 900 },
    // each story leaves the log of its page; a trace of the browser on top costs a third of the time
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${port}/api/shop/vehicles/years`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'shop-e2e-')),
      ERP_FAULTS: 'on',
      QA: 'on',
      SESSION_SECRET: sessionSecret,
      // an address that nobody answers: a story says what comes from there
      PAYMENT_CLIENT_ID: 'stories',
      PAYMENT_SCRIPT_URL: 'https://payments.example.com/shop.js',
    },
  },
});
