import type { Page } from '@playwright/test';
import { getDemoPath, narrowHeaders, wideHeaders } from '@/features/navigation/headers';
import { isDeepRun, takeEveryOther } from '@/testing/testDepth';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, languages, widths } from './matrix';
import { expect, startSession, test, withMotion, waitForRenderedPage } from './fixtures';

test.use(withMotion);

const wide = wideHeaders.map(getDemoPath);
const narrow = narrowHeaders.map(getDemoPath);
const header = (page: Page) => page.getByRole('banner');

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** Bounding box after all animations. */
async function settledBox(page: Page, name: string | RegExp) {
  const button = header(page).getByRole('button', { name });
  await button.evaluate((element) =>
    Promise.all(
      (element.closest('header')?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished),
    ),
  );
  return button.boundingBox();
}

for (const language of languages) {
  for (const { size, width, paths } of [
    { size: 'a desktop', width: 1440, paths: wide },
    { size: 'a phone', width: 390, paths: narrow },
  ]) {
    test.describe(`headers on ${size} in ${language}`, () => {
      test.use({ viewport: { width, height: 900 } });
      for (const path of takeEveryOther(paths).filter((_path, position) =>
        coversValue(languages, language, position),
      )) {
        test(`${path} shows the home page, without errors or accessibility faults`, async ({ page }) => {
          await page.addInitScript(
            (code) => localStorage.setItem('language', JSON.stringify(code)),
            language,
          );
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(header(page)).toHaveCount(1);
          await expect(header(page).getByRole('link', { name: /Repuestos Andina/ })).toBeVisible();
          await expect(
            page.getByRole('navigation').filter({ has: page.locator('[aria-current]') }),
          ).not.toHaveCount(0);
          expect(await accessibilityFaults(page)).toEqual([]);
          expect(await overflow(page)).toBe(0);
        });
      }
    });
  }
}

test('the switcher of headers changes the header, and keeps a year chosen on the page @deep', async ({
  page,
}) => {
  await page.goto(wide[0] ?? '');
  await page.getByRole('main').getByLabel('Año').first().selectOption('2012');
  await page.getByRole('link', { name: 'Clásica 4' }).click();
  await expect(page).toHaveURL(/header-classic-variant-four$/);
  await expect(header(page)).toHaveAttribute('data-header', 'classic-four');
  await expect(page.getByRole('main').getByLabel('Año').first()).toHaveValue('2012');
});

test('a wide screen has no mobile menu, and a narrow one has no departments @deep', async ({ page }) => {
  await page.goto('/');
  await expect(header(page).getByRole('button', { name: 'Departamentos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toHaveCount(0);
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Departamentos' })).toHaveCount(0);
});

test('departments are reached by keyboard, and the open one stays while the pointer crosses its neighbours', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const departments = header(page).getByRole('button', { name: 'Departamentos' });
  const link = (name: string) => header(page).getByRole('link', { name, exact: true });
  await departments.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link('Colisión')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(link('Pastillas y zapatas')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(link('Desgaste')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(departments).toBeFocused();

  await departments.click();
  await link('Motor').hover();
  await expect(link('Pistones y anillos')).toBeVisible();
  // the pointer crosses the departments to the last category, which tests hover intent
  const from = await link('Motor').boundingBox();
  const to = await link('Todo en Motor').boundingBox();
  if (!from || !to) throw new Error('the panel is not there');
  // the clock stands still: on a busy machine a step may last as long as the pointer must rest to select a department
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.mouse.move(from.x + 100, from.y + 20);
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 25 });
  await page.clock.resume();
  await link('Todo en Motor').click();
  await expect(page).toHaveURL(/02-000\/products$/);
});

test('the menu of vehicle systems leads to lists that have parts @deep', async ({ page }) => {
  await page.goto('/');
  const button = header(page).getByRole('button', { name: 'Por sistema' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(header(page).getByRole('link', { name: 'Faros y luces' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const addresses = await header(page)
    .locator('a[href*="search="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(20);
  // a usual run takes one of four searches, a deep run all of them
  for (const address of addresses.filter((_, index) => isDeepRun || index % 4 === 0)) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  }
});

for (const { path, height } of [
  { path: '/', height: 64 },
  { path: '/header-classic-variant-three', height: 112 },
]) {
  test(`the header of ${path} shrinks once the page is scrolled, and nothing on the page moves`, async ({
    page,
  }) => {
    await waitForRenderedPage(page, '/');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift' });
    });
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 500);
    await expect(header(page)).toHaveAttribute('data-low', 'true');
    // everything that remains visible is inside the low header
    for (const name of ['Departamentos', 'Seleccionar vehículo', 'Buscar', /^Carrito/]) {
      const box = await settledBox(page, name);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    await expect(header(page).getByRole('link', { name: 'Nosotros' })).toBeHidden();
    await header(page).getByRole('button', { name: 'Departamentos' }).click();
    await header(page).getByRole('link', { name: 'Motor', exact: true }).click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBe(0);
  });
}

for (const width of widths.filter((value) => coversValue(widths, value, 1))) {
  test(`at ${width} px no focused element is under the header, when tabbing forwards or backwards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/shop/category/05-001/products', { waitUntil: 'networkidle' });
    const hidden = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest('header, main:focus, section'))
          return null;
        const { top, bottom, left, width: wide } = focused.getBoundingClientRect();
        const middle = document.elementFromPoint(left + wide / 2, (Math.max(top, 0) + bottom) / 2);
        return middle?.closest('header') ? (focused.textContent ?? '') : null;
      });
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await hidden()).toBeNull();
    }
  });
}

test('a focused link of the header stays in view when the header shrinks during scrolling @deep', async ({
  page,
}) => {
  await page.goto('/');
  await header(page).getByRole('link', { name: 'Tienda' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 600);
  await expect(header(page)).toHaveAttribute('data-low', 'true');
  await expect(header(page).getByRole('link', { name: 'Tienda' })).toBeInViewport({ ratio: 1 });
});

test('the preloader is gone once the home page is shown @deep', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#preloader')).toHaveCount(0);
});

test('the mobile menu receives and returns the focus by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Abrir menú' });
  await opener.press('Enter');
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Motor' }).press('Enter');
  await expect(menu.getByRole('button', { name: 'Motor, volver' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Motor' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(menu.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();
});

test('a seller sees the served customer above the header, on the page and in print, and finds the shortcuts listed', async ({
  page,
}) => {
  await startSession(page, 'vendedor@demo.ec');
  const bar = page.getByRole('region', { name: 'Cliente atendido' });
  await page.goto('/shop');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pistones y anillos' })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(header(page)).toHaveAttribute('data-low', 'true');
  const barBox = await bar.boundingBox();
  const cart = await settledBox(page, /^Carrito/);
  expect(cart?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(list).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Buscar repuestos' })).toBeFocused();
  await page.keyboard.type('?');
  await expect(list).toHaveCount(0);
  // the search keeps the page's scroll position, and the whole header is printed nevertheless
  await expect(header(page)).toHaveAttribute('data-low', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeVisible();
  await expect(header(page).getByRole('link', { name: /Repuestos Andina/ })).toBeVisible();
  await expect(header(page).getByRole('button')).toHaveCount(0);
});

test('forced colours show the edges of a menu and a dialog, and mark the open department', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shop/category/05-001/products');
  await page.getByRole('main').getByRole('button', { name: 'Vista rápida' }).first().click();
  const readLines = (element: Element) => {
    const { color, borderTopColor, borderTopWidth, outlineColor, outlineStyle } = getComputedStyle(element);
    return { color, borderTopColor, borderTopWidth, outlineColor, outlineStyle };
  };
  const dialog = await page.getByRole('dialog').evaluate(readLines);
  expect(dialog).toMatchObject({ borderTopColor: dialog.color, borderTopWidth: '1px' });
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Departamentos' }).click();
  const names = header(page).getByRole('list').filter({ hasText: 'Colisión' }).first().getByRole('link');
  await expect(names.first()).toBeVisible();
  const grounds = names.evaluateAll((all) => all.map((name) => getComputedStyle(name).backgroundColor));
  expect(new Set(await grounds).size).toBe(2);
  const panel = await names.first().locator('xpath=ancestor::ul/../..').evaluate(readLines);
  expect(panel).toMatchObject({ outlineColor: panel.color, outlineStyle: 'solid' });
});

test.describe('on a right-to-left page', () => {
  const paths = ['/', '/shop/category/05-001/products', '/shop/products/FRE-PD-1042', '/shop/cart'];
  for (const width of widths) {
    for (const path of paths.filter((_path, position) => coversValue(widths, width, position))) {
      test(`${path} at ${width} px is mirrored and as wide as the screen @deep`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        const logo = header(page).getByRole('link', { name: /Repuestos Andina/ });
        const cart = header(page).getByRole(width > 1000 ? 'button' : 'link', { name: /^Carrito/ });
        const middleOf = async (part: typeof logo) => {
          const box = await part.boundingBox();
          return (box?.x ?? NaN) + (box?.width ?? NaN) / 2;
        };
        const before = [await middleOf(logo), await middleOf(cart)];
        await page.evaluate(() => (document.documentElement.dir = 'rtl'));
        const after = [await middleOf(logo), await middleOf(cart)];
        after.forEach((x, index) => expect(Math.abs(width - x - (before[index] ?? NaN))).toBeLessThan(3));
        expect(await overflow(page)).toBe(0);
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('main *, header *, footer *')]
            .filter((element) => {
              const { left, right, width: wide } = element.getBoundingClientRect();
              return wide > 0 && (right <= 0 || left >= innerWidth);
            })
            .filter(
              (element) =>
                element.checkVisibility() && !element.closest('[class*=swiper], [role=tablist], table, ul'),
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(beyond).toEqual([]);
      });
    }
  }
});
