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

/** Null where no recorder listens: another site's page, one without script, an error page. */
const logOf = (page: Page): Promise<Log | null> =>
  page
    .evaluate(
      () =>
        new Promise<Log | null>((resolve) => {
          if (!document.getElementById('qa-recorder')) resolve(null);
          document.dispatchEvent(new CustomEvent('qa/logWanted', { detail: resolve }));
        }),
    )
    .catch(() => null);

export async function recordStory(page: Page, info: TestInfo, story: () => Promise<void>): Promise<void> {
  const logs: Log[] = [];
  const keep = async () => {
    const log = await logOf(page);
    if (log) logs.push({ ...log, title: info.title });
  };
  const { goto, reload } = page;
  page.goto = async (...to) => {
    await keep();
    return goto.apply(page, to);
  };
  page.reload = async (...how) => {
    await keep();
    return reload.apply(page, how);
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
