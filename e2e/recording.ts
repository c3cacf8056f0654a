/** Every story leaves the logs of its page as artefacts, one a page load, and each must hold: folded, it gives the state it was recorded with. */
import { writeFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Log } from '@/app/recorder';
import { foldLog } from '../replay/fold';

/** What no log may hold: the demo accounts' password, and the key that the stand-in ERP asks for. */
const secrets = ['demo1234', 'clave-de-demostracion'];

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
