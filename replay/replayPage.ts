/** A browser that shows logs in the built shop's replay page, for the commands. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startService } from '../e2e/service';
import playwrightConfig from '../e2e/playwright.config';

/** Throws a readable message when the shop is not built or the browser does not start. */
export async function useReplayPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  if (!existsSync(path.join(__dirname, '..', 'dist', 'server', 'main.mjs')))
    throw new Error('the shop is not built: npm run build');
  const { launchOptions, locale, timezoneId, viewport, contextOptions } = playwrightConfig.use ?? {};
  const service = await startService();
  try {
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await browser.newPage({
        ...contextOptions,
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(viewport ? { viewport } : {}),
        baseURL: service.address,
      });
      return await use(page);
    } finally {
      await browser.close();
    }
  } finally {
    await service.stop();
  }
}
