import { type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, displays } from './matrix';
import { expect, misbehave, startSession, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const side = (page: Page) => page.getByRole('complementary', { name: 'Filtros' });
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /repuesto|primeros|más/ });
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);

const wear = '/shop/category/05-000/products';
/** Thirty products: seven brands, some offers, none with options. */
const bearings = '/shop/category/05-006/products';
const all = '/shop/category/products';

const asCustomer = (page: Page) => startSession(page, 'cliente@demo.ec');

test('each filter value shows as many rows as its count @deep', async ({ page }) => {
  await asCustomer(page);
  await page.goto(`${bearings}?limit=32`);
  await expect(cards(page)).toHaveCount(30);
  const choices = side(page).getByRole('checkbox');
  // the lazy filters beside the list
  await expect(choices.nth(12)).toBeVisible();
  const all = await choices.count();
  for (let index = 0; index < all; index += 1) {
    const choice = choices.nth(index);
    const label = await choice.locator('..').textContent();
    await choice.check();
    await expect(cards(page)).toHaveCount(Number(/\d+$/.exec(label ?? '')?.[0]));
    await choice.uncheck();
    await expect(cards(page)).toHaveCount(30);
  }
});

test('filters, sort order, page size, view and page are set with the mouse, and back and forward restore them', async ({
  page,
}) => {
  await asCustomer(page);
  await page.goto(bearings);
  await expect(count(page)).toHaveText('30 repuestos');
  await side(page)
    .getByRole('checkbox', { name: /^Haruvex/ })
    .check();
  await side(page)
    .getByRole('checkbox', { name: /^Kelstrum/ })
    .check();
  await expect(page).toHaveURL(`${bearings}?filter_brand=haruvex,kelstrum`);
  await expect(count(page)).toHaveText('13 repuestos');
  await page.getByLabel('Ordenar por').selectOption('price_asc');
  await page.getByLabel('Por página').selectOption('8');
  await page.getByRole('radio', { name: 'Lista' }).check();
  await page.getByRole('link', { name: 'Página 2' }).click();
  const query = '?page=2&limit=8&sort=price_asc&view=list&filter_brand=haruvex,kelstrum';
  await expect(page).toHaveURL(bearings + query);
  await expect(cards(page)).toHaveCount(5);
  const shown = await names(page);

  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Cuadrícula', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Por página')).toHaveValue('16');
  await page.goBack();
  await expect(page.getByLabel('Ordenar por')).toHaveValue('default');
  await page.goBack();
  await expect(side(page).getByRole('checkbox', { name: /^Kelstrum/ })).not.toBeChecked();
  await expect(side(page).getByRole('checkbox', { name: /^Haruvex/ })).toBeChecked();
  for (let step = 0; step < 5; step += 1) await page.goForward();
  await expect(page).toHaveURL(bearings + query);
  expect(await names(page)).toEqual(shown);

  await page.getByRole('button', { name: 'Quitar filtro: Haruvex' }).click();
  await expect(page.getByRole('button', { name: 'Quitar filtro: Kelstrum' })).toBeFocused();
  await main(page).getByRole('list', { name: 'Filtros puestos' }).getByText('Quitar todos').click();
  await expect.poll(() => address(page)).toBe(`${bearings}?limit=8&sort=price_asc&view=list`);
});

test('filters, view and sort order are set by keyboard, and a filter keeps the focus and the scroll position', async ({
  page,
}) => {
  await asCustomer(page);
  await page.goto(wear);
  const rating = side(page).getByRole('checkbox', { name: /^4 estrellas/ });
  await rating.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(rating).toBeChecked();
  await expect(page).toHaveURL(`${wear}?filter_rating=4`);
  await expect(rating).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.getByLabel('Desde ($)').focus();
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60,50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${wear}?filter_price=20-60.5&filter_rating=4`);
  await expect(page.getByLabel('Hasta ($)')).toBeFocused();
  await page.getByRole('radio', { name: 'Cuadrícula', exact: true }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table')).toBeVisible();
  const sort = page.getByRole('link', { name: 'Precio con IVA: ordenar' });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: /^Precio/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(sort).toBeFocused();
  const prices = await page.getByRole('row').locator('td strong').allTextContents();
  const cents = prices.map((price) => Number(price.replace(/\D/g, '')));
  expect(cents).toEqual([...cents].sort((a, b) => a - b));
  expect(cents.every((price) => price >= 2000 && price <= 6050)).toBe(true);
});

test('filters chosen in quick succession all apply', async ({ page }) => {
  await page.goto(bearings);
  await expect(cards(page)).toHaveCount(16);
  await side(page)
    .getByRole('group', { name: 'Marca del repuesto' })
    .evaluate((group) => {
      for (const box of group.querySelectorAll('input')) box.click();
    });
  // the count stays the same, so the URL shows that the choices have taken effect
  await expect.poll(() => address(page).split(',')).toHaveLength(7);
  await expect(count(page)).toHaveText('30 repuestos');
});

test('a shared list drops price and stock filters for a guest, and shows the same rows after the sign-in', async ({
  page,
  browser,
}) => {
  await asCustomer(page);
  const shared = `${bearings}?sort=name_desc&filter_price=20-&filter_brand=haruvex&filter_stock=in-stock`;
  await page.goto(shared);
  await expect(page.getByRole('button', { name: /^Quitar filtro: Desde/ })).toBeVisible();
  // the filter is shown before its rows have loaded
  await expect(cards(page)).not.toHaveCount(0);
  const seen = await names(page);
  expect(seen.length).toBeGreaterThan(0);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(shared);
  await expect(count(guest)).toHaveText('4 repuestos');
  await expect(side(guest).getByRole('group', { name: 'Precio con IVA' })).toHaveCount(0);
  await expect(side(guest).getByRole('group', { name: 'Existencias' })).toHaveCount(0);
  await main(guest).getByRole('link', { name: 'Inicie sesión para ver precios' }).click();
  await main(guest).getByLabel('Correo electrónico').fill('cliente@demo.ec');
  await main(guest).getByLabel('Contraseña').fill('demo1234');
  await main(guest).getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(guest).toHaveURL(shared);
  await expect.poll(() => names(guest)).toEqual(seen);
  await context.close();
});

test('a list’s URL typed by hand is replaced by its canonical URL, without a second history entry @deep', async ({
  page,
}) => {
  await page.goto('/site/about-us');
  const hostile = [
    'page=-3&limit=9999&sort=x&filter_price=abc',
    `search=&filter_brand=__proto__&utm_source=mail&page=1e9`,
    `filter_rating=NaN&filter_vehicle=${'9'.repeat(3000)}&view=%F0%9F%94%A7`,
  ];
  for (const query of hostile) {
    await page.goto(`${all}?${query}`);
    await expect(cards(page)).toHaveCount(16);
    await expect(page).toHaveURL(all);
  }
  await page.goto(`${bearings}?page=99&limit=8`);
  await expect(page).toHaveURL(`${bearings}?page=4&limit=8`);
  await expect(cards(page)).toHaveCount(6);
  await page.goBack();
  await expect(page).toHaveURL(all);
});

test('a list counts the whole catalogue, and can be paged to its end', async ({ page }) => {
  await page.goto(`${all}?page=75`);
  await expect(count(page)).toHaveText('1.200 repuestos');
  await expect(cards(page)).toHaveCount(16);
  await page.goto(all);
  const fresh = side(page).getByRole('checkbox', { name: /^Nuevo/ });
  const counted = /\d+$/.exec((await fresh.locator('..').textContent()) ?? '')?.[0];
  await fresh.check();
  await expect(count(page)).toHaveText(`${counted} repuestos`);
  await side(page).getByRole('searchbox', { name: 'Buscar marca' }).fill('kel');
  await expect(
    side(page).getByRole('group', { name: 'Marca del repuesto' }).getByRole('checkbox'),
  ).toHaveCount(1);
});

test('a chosen category keeps search and filters, and a department and its list link to each other @deep', async ({
  page,
}) => {
  await page.goto('/shop/shop-grid-4-sidebar?search=disco');
  await side(page)
    .getByRole('checkbox', { name: /^Kelstrum/ })
    .check();
  await side(page)
    .getByRole('link', { name: /^Desgaste/ })
    .click();
  await expect(page).toHaveURL(`${wear}?search=disco&filter_brand=kelstrum`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('«disco» en Desgaste');
  await expect.poll(async () => (await names(page))[0] ?? '').toMatch(/disco/i);
  await page.getByRole('button', { name: 'Quitar filtro: «disco»' }).click();
  await expect(page).toHaveURL(`${wear}?filter_brand=kelstrum`);

  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Desgaste' }).click();
  await expect(page).toHaveURL(/\/shop\/category\/05-000$/);
  await expect(page.getByRole('heading', { name: 'Los más comentados' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Todo en Desgaste' }).click();
  await expect(page).toHaveURL(wear);
  await page.goto('/shop/category/05-001');
  await expect(page).toHaveURL(/\/shop\/category\/05-001\/products$/);
  await page.goto('/shop/category/99-999/products');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});

test('every page of the catalogue reports that the ERP is down, and works again when it is back', async ({
  page,
}) => {
  await misbehave(page, 'error500');
  for (const path of ['/shop', '/shop/category/05-000', wear]) {
    await page.goto(path);
    await expect(main(page).getByRole('alert').first()).toBeVisible();
  }
  await misbehave(page, null);
  await main(page).getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(cards(page)).toHaveCount(16);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters and view are set by touch, and the panel of filters shows the number of results', async ({
    page,
  }) => {
    await asCustomer(page);
    await page.goto(bearings);
    await page.getByRole('button', { name: 'Filtros' }).tap();
    const panel = page.getByRole('dialog', { name: 'Filtros' });
    await panel.getByRole('checkbox', { name: /^Haruvex/ }).tap();
    await expect(panel.getByRole('button', { name: 'Ver 4 repuestos' })).toBeVisible();
    await panel.getByLabel('Hasta ($)').fill('35');
    await panel.getByRole('button', { name: 'Aplicar' }).tap();
    await expect(page).toHaveURL(`${bearings}?filter_price=-35&filter_brand=haruvex`);
    await panel.getByRole('button', { name: /^Ver \d/ }).tap();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeFocused();
    await page.getByRole('radio', { name: 'Tabla' }).tap();
    await page.getByRole('table').getByRole('button', { name: 'Agregar al carrito' }).first().tap();
    await expect(page.getByRole('status').filter({ hasText: 'se agregó al carrito' }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Quitar filtro: Hasta/ }).tap();
    await expect(count(page)).toHaveText('4 repuestos');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('a list of a catalogue that is still being read fits the phone, with its sort order visible', async ({
    page,
  }) => {
    await page.goto('/shop');
    await page.route('**/api/shop/products?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), isCut: true } });
    });
    await main(page)
      .getByRole('link', { name: /^Pastillas/ })
      .first()
      .tap();
    await expect(count(page)).toHaveText(/\d\+ repuestos, leyendo más$/);
    await expect(page.getByLabel('Ordenar por')).toBeInViewport({ ratio: 1 });
    // the width that the page needs, not the width to which a phone zooms out
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const texts = await count(page).boundingBox();
    const views = await page.getByRole('group', { name: 'Vista' }).boundingBox();
    expect(texts!.x + texts!.width).toBeLessThan(views!.x);
  });

  test('the panel of filters closes when a category is chosen in it', async ({ page }) => {
    await page.goto(wear);
    await page.getByRole('button', { name: 'Filtros' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Embragues/ })
      .tap();
    await expect(page).toHaveURL(/05-004\/products$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(16);
  });
});

for (const { language, width } of displays.filter((display) => coversValue(displays, display, 0))) {
  test(`no accessibility fault in any view at ${width} px in ${language} @deep`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await asCustomer(page);
    await page.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
    const faults: string[] = [];
    const inspect = async (name: string) => {
      for (const fault of await accessibilityFaults(page)) faults.push(`${name}: ${fault}`);
    };
    for (const view of ['grid', 'features', 'list', 'table']) {
      await page.goto(`${wear}?view=${view}&filter_brand=andivor`);
      await expect(main(page).getByRole('radio').first()).toBeAttached();
      await expect(main(page).getByText('FRE-PD-1057').first()).toBeVisible();
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      await inspect(view);
    }
    if (width === 390) {
      await page.getByRole('button', { name: /^(Filtros|Filters)/ }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await inspect('panel');
    }
    await page.goto(`${wear}?filter_brand=andivor&filter_badge=new,sale&filter_rating=1`);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await inspect('no match');
    expect(faults).toEqual([]);
  });
}

test('forced colours hide no value of a list, and keep the background of icons on pictures', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(bearings);
  const sizes = main(page).getByRole('combobox').nth(1);
  await expect(sizes).toBeVisible();
  const isWhole = await sizes.evaluate((select) => {
    const room = (select as HTMLElement).offsetWidth;
    (select as HTMLElement).style.inlineSize = 'max-content';
    return (select as HTMLElement).offsetWidth <= room;
  });
  expect(isWhole).toBe(true);
  const [ofButton, ofIcon] = await cards(page)
    .first()
    .getByRole('button', { name: 'Comparar' })
    .evaluate((button) =>
      [button, ...button.children].map((element) => window.getComputedStyle(element).color),
    );
  expect(ofIcon).not.toBe(ofButton);
});

test('the focus ring is visible on the light pictures of the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(bearings);
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Comparar' }).focus();
  const readContrast = () =>
    card.evaluate((element) => {
      const readLight = (colour = '') => {
        const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [red = 0, green = 0, blue = 0] = parts.map((part) =>
          part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const ring = readLight(getComputedStyle(element.querySelector(':focus-visible')!).outlineColor);
      const ground = readLight(getComputedStyle(element.querySelector('img')!).backgroundColor);
      return Math.max(ring, ground) / Math.min(ring, ground);
    });
  await expect.poll(readContrast).toBeGreaterThan(3);
});
