/**
 * A visitor who uses the shop at human speed and whose choices follow from a number. Like a tester without a script,
 * the visitor presses any control of the page, types into it or chooses from it.
 */
import type { Locator, Page } from '@playwright/test';

/** Mulberry32: the same number always gives the same choices. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = ['filtro', 'pastillas', 'FRE-PD-1042', 'MAN-FO-3102', 'bujía', 'aceite', 'amortiguador', 'zzz'];
const texts: Record<string, string[]> = {
  email: ['ana@taller.ec', 'no es correo'],
  tel: ['0991234567', '12'],
  number: ['2', '5', '0', '1200'],
  password: ['otra-clave-9'],
  search: words,
  text: [...words, '8LATD5166C0123456', 'C0005', 'Av. Amazonas 123'],
};

/** Controls that lead out of the page, or that open a window of the browser itself. */
const outOfThePage = /imprimir|print|whatsapp|descargar|download|compartir|share|\.csv/i;

async function use(control: Locator, pick: <T>(from: readonly T[]) => T): Promise<void> {
  const { tag, type } = await control.evaluate((element) => ({
    tag: element.tagName.toLowerCase(),
    type: element instanceof HTMLInputElement ? element.type : '',
  }));
  if (tag === 'select') {
    const values = await control
      .locator('option:not([disabled])')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    if (values.length > 0) await control.selectOption(pick(values));
  } else if (tag === 'textarea' || (tag === 'input' && !['checkbox', 'radio', 'submit'].includes(type))) {
    await control.click();
    await control.fill('');
    await control.pressSequentially(pick(texts[type] ?? texts.text ?? []), { delay: pick([15, 60, 140]) });
    if (pick([true, false, false])) await control.press('Enter');
  } else await control.click({ delay: pick([20, 90]) });
}

/** Uses this many controls of the page, wherever they lead within the shop. */
export async function useShop(page: Page, random: () => number, steps: number): Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  page.setDefaultTimeout(1_500);
  for (let step = 0; step < steps; step += 1) {
    // most presses are on the page itself; some are in the header, in the footer and in panels that are open over them
    const area = pick(['main', 'main', 'main', 'header', 'body']);
    const controls = page
      .locator(
        `${area} :is(a[href^="/"]:not([target]), button, select, textarea, input:not([type=file])):visible:enabled`,
      )
      .filter({ hasNotText: outOfThePage });
    const count = await controls.count();
    if (count === 0) continue;
    const control = controls.nth(Math.floor(random() * count));
    // a control that disappears before it is pressed is skipped
    await use(control, pick).catch(() => undefined);
    if (pick([true, false, false, false])) await page.mouse.wheel(0, pick([400, 900, -300]));
    if (pick([true, ...Array.from({ length: 9 }, () => false)]))
      await page.evaluate(() => {
        // the back button must not lead out of the shop
        if (Number((history.state as { idx?: number } | null)?.idx) > 0) history.back();
      });
    await page.waitForTimeout(pick([50, 200, 400, 700, 1_200]));
  }
}
