/** What a guest's visit holds in memory, after everything that can go has gone. */
import { openBrowser, openPhone, settled } from './phone.mjs';
import { touch } from './press.mjs';

const lists = ['Pastillas y zapatas', 'Discos y tambores'];

/** Four ways: a list by the menu, a part of it, back, and home. */
async function round(page, at) {
  const main = page.getByRole('main');
  await touch(page, page.getByRole('button', { name: 'Abrir menú' }));
  const menu = page.getByRole('dialog');
  await touch(page, menu.getByRole('button', { name: 'Desgaste' }));
  await touch(page, menu.locator('a[href$="/products"]').nth(at % lists.length));
  const link = main
    .getByRole('article')
    .nth(at % 5)
    .getByRole('heading')
    .getByRole('link');
  await link.waitFor();
  const name = await link.textContent();
  await touch(page, link);
  await main.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await main.getByRole('article').first().waitFor();
  await touch(page, page.getByRole('banner').getByRole('link', { name: 'Repuestos Andina, inicio' }));
  await page.waitForURL(/\/$/);
  await main.getByRole('heading', { level: 1 }).waitFor();
}

async function heapOf(page, cdp) {
  await settled(page);
  // a second time for what the first let go of
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

export async function measureMemory({ base }) {
  const browser = await openBrowser();
  try {
    const { page, cdp } = await openPhone(browser, base);
    await page.goto('/');
    const began = await heapOf(page, cdp);
    const heaps = { 0: began };
    for (let at = 0; at < 13; at += 1) {
      await round(page, at);
      heaps[(at + 1) * 4] = await heapOf(page, cdp);
    }
    const told = Object.entries(heaps)
      .map(([after, heap]) => `${after}: ${heap.toFixed(2)}`)
      .join(', ');
    // rounds are of four: the first at least as many navigations as said
    const [ten, fifty] = [heaps[12], heaps[52]];
    return {
      'memory.ten': { ours: ten, why: told },
      'memory.fifty': { ours: fifty },
      'memory.growth': { ours: fifty / ten, why: told },
    };
  } finally {
    await browser.close();
  }
}
