import type { Page, Route } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, displays } from './matrix';
import { expect, signIn, startSession, test } from './fixtures';

const box = (page: Page) => page.getByRole('combobox', { name: /^(Buscar repuestos|Search for parts)$/ });
const options = (page: Page) => page.getByRole('search').getByRole('option');
const said = (page: Page) => page.getByRole('search').getByRole('status');
const nothingFound = 'No hay productos que concuerden con esa descripción';

/** Records the requests for suggestions, in order, and the aborted ones. */
function listen(page: Page) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const textOf = (url: string) => new URL(url).searchParams.get('search') ?? '';
  page.on('request', (request) => {
    if (request.url().includes('/suggestions?')) asked.push(textOf(request.url()));
  });
  page.on('requestfailed', (request) => {
    if (request.url().includes('/suggestions?')) aborted.push(textOf(request.url()));
  });
  return { asked, aborted };
}

test('suggestions are walked with the arrows and closed by keyboard, then the box is cleared and all results are opened', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).focus();
  await page.keyboard.type('Pastíllas freno');
  await expect(said(page)).toHaveText('10 sugerencias');
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(first.locator('mark')).toHaveText(['Pastillas', 'freno']);
  await page.keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('Pastíllas freno');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=Past%C3%ADllas\+freno$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
  await expect(box(page)).toHaveValue('Pastíllas freno');
  await box(page).press('Escape');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
});

test.describe('suggestions in a window of small height', () => {
  test.use({ viewport: { width: 1440, height: 480 } });
  test('the highlighted suggestion is visible, whichever way the arrows move', async ({ page }) => {
    await page.goto('/');
    await box(page).focus();
    await page.keyboard.type('pastillas freno');
    await expect(said(page)).toHaveText('10 sugerencias');
    for (const key of [...Array<string>(9).fill('ArrowDown'), ...Array<string>(8).fill('ArrowUp')]) {
      await page.keyboard.press(key);
      await expect(page.getByRole('search').locator('[aria-selected=true]')).toBeInViewport({ ratio: 0.9 });
    }
  });
});

test('a click opens a suggested part, a click outside closes the suggestions, and the vehicle picker replaces them', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).click();
  await page.keyboard.type('radiador');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(options(page)).toHaveCount(0);
  await box(page).click();
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Seleccionar vehículo' }).click();
  await expect(page.getByRole('region', { name: 'Seleccionar vehículo' })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Seleccionar vehículo' })).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
  await box(page).click();
  // while the suggestions are requested again, the entry for all results is the only option
  await options(page)
    .filter({ hasText: /radiador/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\/products\//);
  await expect(box(page)).toHaveValue('');
});

test('the picker and the suggestions close each other by keyboard @deep', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('radiador');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Seleccionar vehículo' }).first()).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Seleccionar vehículo' })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

for (const number of ['FRE-PD-1042', 'fre.pd/1042', ' ＦＲＥ pd １０４２ ']) {
  test(`Enter on the number «${number}» opens its part @deep`, async ({ page }) => {
    await page.goto('/');
    await box(page).fill(number);
    await expect(options(page).first()).toContainText('FRE-PD-1042');
    await expect(options(page).first().locator('mark').last()).toHaveText('FRE-PD-1042');
    await expect(said(page)).toContainText('sugerencia');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\/products\/FRE-PD-1042$/);
  });
}

test('the last typed text wins over late answers, superseded requests are aborted, and cached answers are used again', async ({
  page,
}) => {
  await page.goto('/');
  const { asked, aborted } = listen(page);
  await page.route('**/suggestions?*', async (route) => {
    if (route.request().url().includes('search=filtro'))
      await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  await box(page).fill('filtro');
  // waits for the request, as only the last of the texts that are typed before hydration is replayed
  await expect.poll(() => asked).toContain('filtro');
  await box(page).fill('bujía');
  await expect(options(page).first()).toContainText('Bujía');
  expect(aborted).toEqual(['filtro']);
  // longer than the late response would take
  await expect.poll(() => page.evaluate(() => performance.now()), { intervals: [250] }).toBeGreaterThan(1500);
  await expect(options(page).filter({ hasText: 'Filtro' })).toHaveCount(0);
  await page.unroute('**/suggestions?*');
  await box(page).fill('bateria');
  await expect(options(page).first()).toContainText('Batería');
  await box(page).fill('bujía');
  await expect(options(page).first()).toContainText('Bujía');
  expect(asked).toEqual(['filtro', 'bujía', 'bateria']);
});

test('searching for the same text again sends a request, and adds no history entry @deep', async ({
  page,
}) => {
  await page.goto('/shop');
  await box(page).fill('bujía');
  await box(page).press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
  const again = page.waitForRequest('**/api/shop/products?search=buj*');
  await box(page).press('Enter');
  await again;
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('recent searches are offered, searched again, forgotten, and cleared by the sign-out', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/dashboard');
  for (const words of ['bujía', 'filtro de aceite', 'BUJIA', 'radiador']) {
    await box(page).fill(words);
    await box(page).press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(words);
  }
  await page.goto('/shop/products/MAN-FO-3102');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await box(page).click();
  await expect(options(page)).toHaveText(['radiador', 'BUJIA', 'filtro de aceite']);
  await page.getByRole('button', { name: 'Olvidar «radiador»' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(options(page)).toHaveText(['filtro de aceite']);
  await options(page).first().click();
  await expect(page).toHaveURL(/search=filtro\+de\+aceite$/);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toContain('MAN-FO-3102');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
  expect(await stored()).not.toMatch(/filtro de aceite|MAN-FO/);
  await box(page).click();
  await expect(options(page)).toHaveCount(0);
});

test('a search without suggestions says so, and links to WhatsApp and to all products', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('zzzz no existe');
  await expect(said(page)).toHaveText(nothingFound);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  const whatsapp = page.getByRole('search').getByRole('link', { name: 'Consultar por WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /wa\.me.*zzzz%20no%20existe/);
  await page.getByRole('search').getByRole('link', { name: 'Todos los productos' }).click();
  await expect(page).toHaveURL(/\/shop\/category\/products$/);
  await expect(said(page)).toBeEmpty();
});

test('a search that fails says so, and a retry succeeds once the ERP is back', async ({ page }) => {
  await page.goto('/');
  // the catalogue answers a guest even while the ERP is down, so here the service itself fails
  const fail = (route: Route) =>
    route.fulfill({ status: 502, json: { code: 'ERP_UNAVAILABLE', status: 502, title: 'Bad Gateway' } });
  await page.route('**/suggestions?*', fail);
  await box(page).fill('filtro');
  await expect(said(page)).toContainText('No pudimos traer sugerencias');
  await expect(options(page)).toHaveText(['Ver todos los resultados']);
  await page.unroute('**/suggestions?*', fail);
  await page.getByRole('search').getByRole('button', { name: 'Reintentar' }).click();
  await expect(options(page).first()).toContainText('Filtro');
  await expect(box(page)).toBeFocused();
});

test('prices of search results belong to the account: a guest sees none, a customer their own', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).fill('pastillas');
  await expect(options(page).first()).toBeVisible();
  await expect(options(page).first()).not.toContainText(/\$|En stock/);
  await signIn(page, 'cliente@demo.ec');
  await expect(page).toHaveURL(/dashboard$/);
  await box(page).fill('pastillas');
  await expect(options(page).first()).toContainText('$');
  await expect(options(page).first()).toContainText('En stock');
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the search opens over the header with the focus in it, and closing it returns the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Busque un repuesto' });
    await opener.tap();
    await expect(box(page)).toBeFocused();
    await box(page).fill('pastillas de freno');
    await expect(options(page)).toHaveCount(11);
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // the on-screen keyboard closes, and the suggestions stay
    await box(page).evaluate((input) => input.blur());
    await expect(options(page)).toHaveCount(11);
    await page.getByRole('button', { name: 'Cerrar búsqueda' }).tap();
    await expect(box(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.tap();
    await box(page).press('Escape');
    await expect(opener).toBeFocused();
  });

  test('a part and a recent search open with a tap, and a recent search is forgotten with a tap @deep', async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Busque un repuesto' });
    await opener.tap();
    await box(page).fill('pastillas de freno');
    await options(page).last().tap();
    await expect(page).toHaveURL(/search=pastillas\+de\+freno$/);
    await expect(box(page)).toHaveCount(0);
    await opener.tap();
    await expect(box(page)).toHaveValue('pastillas de freno');
    await page.getByRole('button', { name: 'Borrar lo escrito' }).tap();
    await expect(options(page)).toHaveText(['pastillas de freno']);
    await options(page).first().tap();
    await expect(page).toHaveURL(/search=pastillas\+de\+freno$/);
    await opener.tap();
    await options(page)
      .filter({ hasText: /FRE-P[DP]-/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/shop\/products\/FRE-P[DP]-\d+$/);
    await opener.tap();
    await page.getByRole('button', { name: 'Olvidar «pastillas de freno»' }).tap();
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
  });

  test('the vehicle picker and the suggestions close each other @deep', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Busque un repuesto' }).tap();
    await box(page).fill('filtro');
    await expect(options(page).first()).toBeVisible();
    // the search covers the header's row, which is inert meanwhile
    const reachable = page.locator('header > :not([inert])');
    const picker = reachable.getByRole('button', { name: 'Seleccionar vehículo' });
    await expect(picker).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar búsqueda' }).tap();
    await picker.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });
});

for (const { language, width } of displays.filter((display) => coversValue(displays, display, 2))) {
  test(`every panel that the search box opens has no accessibility fault at ${width} px in ${language} @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, 'cliente@demo.ec');
    await page.addInitScript((code) => {
      localStorage.setItem('language', JSON.stringify(code));
      localStorage.setItem('recentSearches', '["bujía","filtro de aceite"]');
    }, language);
    await page.goto('/');
    if (width < 1200) await page.getByRole('button', { name: /^(Busque un repuesto|Find a part)$/ }).click();
    await box(page).click();
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    expect(await accessibilityFaults(page, { within: 'header' })).toEqual([]);
    await box(page).fill('pastillas de freno');
    await expect(options(page)).toHaveCount(11);
    await page.keyboard.press('ArrowDown');
    expect(await accessibilityFaults(page, { within: 'header' })).toEqual([]);
    await box(page).fill('zzzz no existe');
    await expect(said(page)).not.toBeEmpty();
    expect(await accessibilityFaults(page, { within: 'header' })).toEqual([]);
  });
}
