import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printLog } from '@/app/packedLog';
import type { Log } from '@/app/recorder';
import { isDeepRun } from '@/testing/testDepth';
import { getGoldenFile, listGoldenLogs, readGoldenLog, readLog } from '../replay/files';
import { describeSteps } from '../replay/replayedSteps';
import { toStoryLog } from '../replay/writeStory';
import { expect, startSession, test } from './fixtures';
import { readPageLog } from './recording';
import { compareTexts } from './replayEquality';

test('a log is shown screen by screen, without a request or a storage write', async ({ page }) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const before = await stored();

  await panel.getByLabel('Grabación').setInputFiles(getGoldenFile('customer-orders'));
  await expect(panel.getByRole('status')).toContainText('0 /');
  const to = async (step: string) => {
    await panel.getByLabel('Paso').evaluate((range: HTMLInputElement, value) => {
      range.value = value === 'end' ? range.max : value;
      range.dispatchEvent(new Event('input'));
    }, step);
  };
  await to('end');
  await expect(page.getByRole('main').getByText('PENDIENTE').first()).toBeVisible();
  const { entries } = readGoldenLog('customer-orders');
  const signIn = entries.findIndex(({ action }) => action.type === 'auth/loginSubmitted');
  await to(String(signIn));
  await expect(page.getByRole('main').getByLabel('Contraseña').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Siguiente' }).click();
  await expect(panel.getByRole('status')).toContainText(`${signIn + 1} /`);

  // the page's own actions are dropped
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('about:blank');
  await page.goto('/?replay');
  expect(await stored()).toBe(before);
  expect(asked).toEqual([]);
});

test('every golden log is replayed to its end, which shows a page without an error', async ({ page }) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  // a usual run replays every third log here; the unit tests fold and drive all of them
  const names = listGoldenLogs().filter((_, position) => isDeepRun || position % 3 === 0);
  for (const name of names) {
    await panel.getByLabel('Grabación').setInputFiles(getGoldenFile(name));
    // the end of the range is set once the file has been read
    await expect(panel.getByLabel('Paso')).toHaveAttribute('max', String(readGoldenLog(name).entries.length));
    await panel.getByLabel('Paso').evaluate((range: HTMLInputElement) => {
      range.value = range.max;
      range.dispatchEvent(new Event('input'));
    });
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
});

test('a log can be stepped through to its end, also before the code of its pages has loaded @deep', async ({
  page,
}) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  const { entries } = readGoldenLog('customer-orders');
  await panel.getByLabel('Grabación').setInputFiles(getGoldenFile('customer-orders'));
  for (let step = 1; step <= entries.length; step += 1) {
    await panel.getByRole('button', { name: 'Siguiente' }).click();
    await expect(panel.getByRole('status')).toContainText(`${step} /`);
  }
});

test('a file that is not a log is refused with a sentence', async ({ page }) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  await panel.getByLabel('Grabación').setInputFiles(path.join(__dirname, 'fixtures.ts'));
  await expect(panel.getByRole('status')).toContainText('No es una grabación');
});

test('a replay shows nothing of the viewer’s own session', async ({ page }) => {
  await startSession(page, 'mayorista@demo.ec');
  const read = async (url: string) => (await page.request.get(url)).text();
  // a busy service sends its first pages without the data that it asks the ERP for
  await expect.poll(() => read('/')).toContain('mayorista@demo.ec');
  expect(await read('/?replay')).not.toMatch(/mayorista|id="answers"/);
});

// this takes half a minute on a busy machine
if (isDeepRun)
  test('a replayed page has the text that the tester saw, including typed text and opened panels', async ({
    page,
  }, info) => {
    await page.goto('/site/contact-us-v1');
    await page.getByRole('main').getByLabel('Nombre').fill('Ana Vera');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /vehículo/i })
      .first()
      .click();
    await expect.poll(async () => JSON.stringify((await readPageLog(page))?.views)).toContain('Ana Vera');
    const log = await readPageLog(page);
    const file = info.outputPath('typed.json');
    writeFileSync(file, JSON.stringify(log));
    const { compared, others } = await compareTexts(page, file);
    expect(others).toEqual([]);
    expect(compared).toBeGreaterThan(2);
  });

if (isDeepRun)
  test('describing the steps of a log twice gives the same lines, and another log gives different lines', async ({
    page,
  }, info) => {
    const log = toStoryLog(readGoldenLog('double-add'));
    const write = (name: string, changed: Log) => {
      const file = info.outputPath(name);
      writeFileSync(file, printLog(changed));
      return file;
    };
    const lines = await describeSteps(page, write('double-add.json', log));
    expect(lines.join('\n')).toMatch(/toasts\/shown: \+ «Pastillas.* se agregó al carrito/);
    expect(await describeSteps(page, write('again.json', log))).toEqual(lines);
    const without = log.entries.filter(({ action }) => action.type !== 'toasts/shown');
    expect(await describeSteps(page, write('other.json', { ...log, entries: without }))).not.toEqual(lines);
  });

test('a bug report is one file, and its link opens the log at the reported step, with the changes of that step', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // the browser asks a person for consent, and a test has no person who gives it
    navigator.mediaDevices.getDisplayMedia = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
      return Promise.resolve(canvas.captureStream());
    };
  });
  await page.goto('/site/contact-us-v1');
  await page.getByRole('main').getByLabel('Nombre').fill('Ana Vera');
  // waits for the name in the log, which masks it below: text typed before hydration is replayed only after it
  await expect.poll(async () => JSON.stringify((await readPageLog(page))?.final)).toContain('Ana Vera');
  const recorder = page.getByRole('complementary', { name: 'QA' });
  await recorder.getByText('QA', { exact: true }).click();
  await recorder.getByLabel('Qué pasó').fill('El formulario olvida a Ana Vera');
  await recorder.getByLabel('Con una imagen').check();
  const downloading = page.waitForEvent('download');
  await recorder.getByRole('button', { name: 'Informar un error' }).click();
  const download = await downloading;
  const status = recorder.getByRole('status');
  await expect(status).toContainText('/?replay=');
  const link = ((await status.textContent()) ?? '').split(' · ').at(-1) ?? '';
  const file = await download.path();

  const { report, entries, title } = readLog(file);
  expect(report).toMatchObject({ path: '/site/contact-us-v1', step: entries.length, errors: [] });
  expect(report?.what).toMatch(/^El formulario olvida a \S{3} \S{4}$/);
  expect(JSON.stringify([report?.what, title, link, download.suggestedFilename()])).not.toMatch(/Ana|Vera/);
  expect(report?.viewport.width).toBeGreaterThan(300);
  expect(report?.picture?.length).toBeGreaterThan(100);

  await page.goto(link);
  const viewer = page.getByRole('complementary', { name: 'QA: repetición' });
  const place = viewer.getByRole('status');
  await expect(place).toContainText(`se abre en el paso ${entries.length}.`);
  await viewer.getByLabel('Grabación').setInputFiles(file);
  await expect(place).toContainText(`${entries.length} / ${entries.length} ·`);
  await expect(viewer.getByText('El formulario olvida a')).toBeVisible();
  await viewer.getByLabel('Filtro').fill('contact/ contact.draft');
  await viewer.getByText('Estado: ●').click();
  await page.keyboard.press('Home');
  await expect(place).toContainText('0 /');
  // the filter leaves out events that changed something else
  await page.keyboard.press('j');
  await expect(place).toContainText('contact/draftTyped');
  await expect(viewer.locator('.changed').filter({ hasText: '● draft' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?replay=[\w-]+#\d+$/);
  await page.keyboard.press('k');
  await expect(place).toContainText('0 /');
  await viewer.getByRole('button', { name: 'Reproducir' }).click();
  // playing continues to the next event that the filter shows
  await expect(place).toContainText('contact/draftTyped');
});
