import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { isDeepRun, takeEveryOther } from '@/testing/testDepth';
import { coversValue, displays } from './matrix';
import { expect, password, startSession, test, waitForServedCustomer } from './fixtures';

/** Pages; a usual run has every other one, and each page is beside the one that it resembles. */
const open = takeEveryOther([
  ...['/', '/home-two'],
  ...['/shop/category/05-001/products', '/shop'],
  ...['/shop/products/FRE-PD-1042', '/shop/category/05-000'],
  ...['/shop/cart', '/shop/brands'],
  ...['/shop/compare', '/shop/wishlist'],
  ...['/account/login', '/account/login?view=sign-up'],
  ...['/account/garage', '/account/login?view=forgot'],
  ...['/site/contact-us-v1', '/site/about-us'],
  ...['/blog/cuando-cambiar-las-pastillas-de-freno', '/blog'],
  ...['/no/existe', '/site/privacy'],
]);
const signedIn = takeEveryOther([
  ...['/account/dashboard', '/account/profile'],
  ...['/account/orders/10014', '/account/orders/999999'],
  ...['/account/orders', '/account/orders?search=nada'],
  ...['/account/statement', '/account/statement?overdue=1'],
  ...['/account/addresses/new', '/account/addresses/C0001-1'],
  ...['/account/addresses', '/account/password'],
  ...['/shop/checkout', '/shop/cart'],
  ...['/shop/products/MAN-AC-3301', '/account/garage'],
  ...['/shop/quick-order', '/shop/category/05-001/products?view=table'],
]);
/** Pages of an account that was made in the shop: most look like those of a customer whom the ERP knows. */
const ownAccount = takeEveryOther([
  '/account/dashboard',
  '/account/statement',
  '/account/orders',
  '/account/addresses',
  '/account/addresses/new',
  '/account/password',
  '/shop/checkout',
  '/account/garage',
  '/account/profile',
  '/shop/cart',
]);
/** Pages of a seller without a served customer. */
const servingNobody = takeEveryOther([
  '/account/clientes',
  '/account/dashboard',
  '/account/ordenes-vendedor',
  '/account/orders',
  '/account/statement',
  '/account/addresses',
  '/shop/checkout',
  '/account/password',
  '/shop/quick-order',
  '/account/profile',
  '/shop/products/FRE-PD-1042',
  '/shop/cart',
]);

async function inspect(page: Page, path: string, language: string, disabled: string[] = []) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFaults(page, disabled);
}

const inspectInTab = (context: BrowserContext, path: string, language: string, disabled: string[] = []) =>
  test.step(path, async () => {
    const page = await context.newPage();
    await inspect(page, path, language, disabled);
    await page.close();
  });

async function expectNoFaults(page: Page, disabled: string[] = []) {
  expect(await accessibilityFaults(page, { disabled, hasTargetSizes: true })).toEqual([]);
}

// independent stories, which run in parallel
test.describe.configure({ mode: 'parallel' });

for (const display of displays) {
  const { language, width } = display;
  // a usual run sees each page on one display, and its neighbours in the list on the others; likewise with the roles
  const isTurnOf = (position: number) => coversValue(displays, display, position);
  test.describe(`no accessibility fault in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ context }) =>
      context.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language),
    );
    for (const path of open.filter((_path, position) => isTurnOf(position))) {
      test(path, async ({ page }) => {
        await inspect(page, path, language);
      });
    }
    if (isTurnOf(1))
      test('for a signed-in customer', async ({ page, context }) => {
        test.setTimeout(150_000);
        await startSession(page, 'cliente@demo.ec');
        for (const path of signedIn) {
          await inspectInTab(context, path, language);
        }
      });

    if (isTurnOf(2))
      test('for an account made in the shop @deep', async ({ page, context }) => {
        test.setTimeout(150_000);
        await page.goto('/account/login?view=sign-up');
        const form = page.getByRole('main');
        await form.locator('[type=email]').fill(`axe.${language}.${width}.${Date.now()}@ejemplo.ec`);
        for (const field of await form.locator('[type=password]').all()) await field.fill(password);
        await form.locator('[type=password]').last().press('Enter');
        await expect(page).toHaveURL(/dashboard$/);
        for (const path of ownAccount) {
          await inspectInTab(context, path, language);
        }
      });

    if (isTurnOf(3))
      test('for a seller who serves no customer', async ({ page, context }) => {
        test.setTimeout(180_000);
        await startSession(page, 'vendedor@demo.ec');
        for (const path of servingNobody) {
          await inspectInTab(context, path, language);
        }
      });

    if (isTurnOf(0))
      test('the dialog of a reorder', async ({ page }) => {
        await startSession(page, 'vendedor@demo.ec');
        await page.goto('/account/clientes');
        await page.getByRole('searchbox').first().fill('C0001');
        await page.keyboard.press('Enter');
        await waitForServedCustomer(page, 'C0001');
        await page.goto('/account/orders');
        const again = { es: 'Pedir de nuevo', en: 'Order again' }[language] ?? '';
        await page.getByRole('main').getByRole('button', { name: again }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
        await expectNoFaults(page);
      });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  test('card buttons half covered by the sticky bar of a list have no accessibility fault, target size included', async ({
    page,
  }) => {
    await page.goto('/shop/category/05-001/products');
    const main = page.getByRole('main');
    const bar = main.getByRole('button', { name: 'Filtros' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    // scrolls to where the bar covers half of a button
    await main
      .getByRole('button', { name: 'Comparar' })
      .nth(4)
      .evaluate((button) =>
        window.scrollTo({
          top: button.getBoundingClientRect().bottom - innerHeight + 28,
          behavior: 'instant',
        }),
      );
    expect(await accessibilityFaults(page, { hasTargetSizes: true })).toEqual([]);
  });
});

/** Themes besides the usual one. A usual run tests each with the pages that have most colours of their own. */
const looks = [
  {
    name: 'the dark theme',
    media: { colorScheme: 'dark' },
    sample: ['/shop/category/05-001/products', '/shop/products/FRE-PD-1042'],
    disabled: [],
  },
  {
    name: 'forced colours',
    media: { forcedColors: 'active' },
    sample: ['/shop/category/05-001/products'],
    // axe reads the shop's own backgrounds, which forced colours do not show
    disabled: ['color-contrast'],
  },
] as const;

for (const { name, media, sample, disabled } of looks) {
  test.describe(`no accessibility fault in ${name}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, contextOptions: media });
    test('for a guest', async ({ context }) => {
      test.setTimeout(150_000);
      for (const path of isDeepRun ? open : sample) await inspectInTab(context, path, 'es', [...disabled]);
    });

    if (isDeepRun || name === 'the dark theme')
      test('for a customer', async ({ page, context }) => {
        test.setTimeout(150_000);
        await startSession(page, 'cliente@demo.ec');
        for (const path of isDeepRun ? signedIn : ['/account/dashboard'])
          await inspectInTab(context, path, 'es', [...disabled]);
      });
  });
}
