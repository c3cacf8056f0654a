import { defineConfig } from '@playwright/test';
import { isDeepRun } from '../src/testing/testDepth';

/**
 * Disabled features of Chromium, which takes only the last such list, so those that Playwright disables are repeated
 * here. The features of the address bar would load a page of the browser's own for every new page of a story: a quarter
 * of the run's time.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Each worker starts its own service (`service` in fixtures.ts): stories of different workers are isolated. */
export default defineConfig({
  testDir: '.',
  globalSetup: './prepareData.ts',
  // a deep story is another width, another look, or a rare way that unit tests go, too
  ...(isDeepRun ? {} : { grepInvert: /@deep/ }),
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 3,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    viewport: { width: 1440, height: 900 },
    // animations take a fifth of the pages' CPU time; stories about motion use `withMotion` (fixtures.ts)
    contextOptions: { reducedMotion: 'reduce' },
    // each story keeps its log; traces cost another third of the time
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
});
