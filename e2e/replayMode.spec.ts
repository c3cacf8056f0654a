import path from 'node:path';
import { getGoldenFile, listGoldenLogs, readGoldenLog } from '../replay/files';
import { expect, startSession, test } from './fixtures';

test('a log is shown screen by screen, without a request or a write', async ({ page }) => {
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

test('every golden log ends on a page, without an error', async ({ page }) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  for (const name of listGoldenLogs()) {
    await panel.getByLabel('Grabación').setInputFiles(getGoldenFile(name));
    await panel.getByLabel('Paso').evaluate((range: HTMLInputElement) => {
      range.value = range.max;
      range.dispatchEvent(new Event('input'));
    });
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
});

test('every step of a log is drawn, also before the parts on it had come', async ({ page }) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  const { entries } = readGoldenLog('customer-orders');
  await panel.getByLabel('Grabación').setInputFiles(getGoldenFile('customer-orders'));
  for (let step = 1; step <= entries.length; step += 1) {
    await panel.getByRole('button', { name: 'Siguiente' }).click();
    await expect(panel.getByRole('status')).toContainText(`${step} /`);
  }
});

test('a file that is no log is refused with a sentence', async ({ page }) => {
  await page.goto('/?replay');
  const panel = page.getByRole('complementary', { name: 'QA: repetición' });
  await panel.getByLabel('Grabación').setInputFiles(path.join(__dirname, 'fixtures.ts'));
  await expect(panel.getByRole('status')).toContainText('No es una grabación');
});

test('a replay has nothing of the own session in its page', async ({ page }) => {
  await startSession(page, 'mayorista@demo.ec');
  const read = async (url: string) => (await page.request.get(url)).text();
  // the first pages of a busy service come without what the service asks for them
  await expect.poll(() => read('/')).toContain('mayorista@demo.ec');
  expect(await read('/?replay')).not.toMatch(/mayorista|id="answers"/);
});
