/**
 * Every story saves the logs of its page, one for each page load. Each log must be consistent: folding it gives the
 * recorded state.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { printLog } from '@/app/packedLog';
import type { Log } from '@/app/recorder';
import { demoPassword as password } from '@/shared/site';
import { foldLog } from '../replay/fold';
import { sessionSecret } from './secret';

/** Secrets that no log may contain: the demo password, the service's secret, and session cookies. */
async function secretsOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const known = cookies.filter(({ name }) => name !== 'language').map(({ value }) => value);
  return [password, sessionSecret, ...known];
}

/**
 * Returns the page's log, or null when the page has no recorder: another site, a page without script, or an error page.
 * The log is a string, because Playwright serializes objects value by value and a log has thousands of values.
 */
export async function readPageLog(page: Page): Promise<Log | null> {
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

/** Waits for hydration of a server-rendered page. Stories about the time before hydration use `waitUntil`. */
const shopHears = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.dataset.screen === undefined, null, { timeout: 8_000 })
    // a story may block the bundle
    .catch(() => null);

export async function recordStory(
  page: Page,
  hasScripts: boolean,
  info: TestInfo,
  story: () => Promise<void>,
): Promise<string[]> {
  const logs: Log[] = [];
  const keep = async () => {
    const log = await readPageLog(page);
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
  const files: string[] = [];
  for (const [index, log] of logs.entries()) {
    const file = info.outputPath(`log-${index + 1}.json`);
    const text = JSON.stringify(log);
    writeFileSync(file, printLog(log));
    files.push(file);
    expect(foldLog(log).faults, file).toEqual([]);
    expect(
      secrets.filter((secret) => text.includes(secret)),
      file,
    ).toEqual([]);
  }
  return files;
}

/** Drives logs in a separate process, because a drive sets the clock. Returns the faults of the logs. */
export async function driveLogs(files: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-r', './replay/register.cjs', 'replay/replay.ts', '--drive', '--quiet', ...files],
    { cwd: path.join(__dirname, '..') },
  ).catch((error: { stdout: string }) => error);
  return stdout.split('\n').filter((line) => line !== '' && !/ events? holds?$|logs hold$/.test(line));
}
