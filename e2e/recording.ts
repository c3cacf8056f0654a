/** Every story leaves the logs of its page as artefacts, one a page load, and each must hold: folded, it gives the state it was recorded with. */
import { writeFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Log } from '@/app/recorder';
import { demoPassword as password } from '@/shared/site';
import { foldLog } from '../replay/fold';
import { sessionSecret } from './secret';

/** What no log may hold: the demo accounts' password, the service's secret, and what a session is known by. */
async function secretsOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const known = cookies.filter(({ name }) => name !== 'language').map(({ value }) => value);
  return [password, sessionSecret, ...known];
}

/**
 * Returns the log of the page; null without a recorder: another site's page, one without script, an error page. It comes as
 * a text because Playwright takes an object apart value by value, and a log has thousands.
 */
async function readLog(page: Page): Promise<Log | null> {
  const text = await page
    .evaluate(
      () =>
        new Promise<string>((resolve) => {
          if (!document.getElementById('qa-recorder')) resolve('null');
          const detail = (log: unknown) => resolve(JSON.stringify(log));
          document.dispatchEvent(new CustomEvent('qa/logWanted', { detail }));
        }),
    )
    .catch(() => 'null');
  return JSON.parse(text) as Log | null;
}

/**
 * A page that the service drew is the shop's own soon after it is there. Stories of the shop begin then; those of what comes
 * before it say themselves what they wait for (`waitUntil`).
 */
const shopHears = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.dataset.screen === undefined, null, { timeout: 8_000 })
    // a story may keep the shop's code from coming
    .catch(() => null);

export async function recordStory(
  page: Page,
  hasScripts: boolean,
  info: TestInfo,
  story: () => Promise<void>,
): Promise<void> {
  const logs: Log[] = [];
  const keep = async () => {
    const log = await readLog(page);
    if (log) logs.push({ ...log, title: info.title });
  };
  const { goto, reload } = page;
  page.goto = async (url, how) => {
    await keep();
    const answer = await goto.call(page, url, how);
    if (hasScripts && !how?.waitUntil) await shopHears(page);
    return answer;
  };
  page.reload = async (how) => {
    await keep();
    const answer = await reload.call(page, how);
    if (hasScripts && !how?.waitUntil) await shopHears(page);
    return answer;
  };
  await story();
  await keep();
  const secrets = await secretsOf(page);
  for (const [index, log] of logs.entries()) {
    const file = info.outputPath(`log-${index + 1}.json`);
    const text = JSON.stringify(log);
    writeFileSync(file, text);
    expect(foldLog(log).faults, file).toEqual([]);
    expect(
      secrets.filter((secret) => text.includes(secret)),
      file,
    ).toEqual([]);
  }
}
