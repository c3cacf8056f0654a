import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, displays } from './matrix';
import { cartIndicator, expect, signIn, startSession, test } from './fixtures';

const aveo = { year: '2012', make: 'Chevrolet', model: 'Aveo' };
const vin = '8LATD5166C0123456';

const finder = (page: Page) => page.getByRole('tabpanel', { name: 'Por vehículo' });
const headerButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Seleccionar vehículo|Vehículo: )/ });
const picker = (page: Page) => page.getByRole('region', { name: 'Seleccionar vehículo' });
const inUse = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Vehículo: Chevrolet Aveo 2012. Cambiar' });

async function choose(form: Locator, { year, make, model } = aveo) {
  await form.getByRole('combobox', { name: 'Año' }).selectOption(year);
  await form.getByRole('combobox', { name: 'Marca' }).selectOption(make);
  await form.getByRole('combobox', { name: 'Modelo' }).selectOption(model);
  await form.getByRole('combobox', { name: 'Motor' }).selectOption({ index: 1 });
}
/** Reads localStorage. */
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
async function addInGarage(page: Page, vehicle = aveo) {
  await page.goto('/account/garage');
  const form = page.getByRole('form', { name: 'Agregar a mis vehículos' });
  await choose(form, vehicle);
  await form.getByRole('button', { name: 'Agregar vehículo' }).click();
  await expect(page.getByRole('main').getByText('Vehículo en uso')).toBeVisible();
}
const saved = (page: Page) => page.getByRole('region', { name: 'Vehículos guardados' }).getByRole('listitem');

test('the finder leads to the parts of a vehicle, selects it and saves it', async ({ page }) => {
  await page.goto('/');
  await choose(finder(page));
  await finder(page).getByRole('button', { name: 'Buscar repuestos' }).click();
  await expect(page).toHaveURL(/\/shop\/category\/products\?filter_vehicle=\d+$/);
  await expect(inUse(page)).toBeVisible();
  await page.goto('/');
  await page.getByRole('tabpanel', { name: 'Mis vehículos' }).getByRole('link', { name: /Aveo/ }).click();
  await expect(page).toHaveURL(/filter_vehicle=\d+$/);
  expect(await stored(page, 'garage')).toMatchObject([{ model: 'Aveo' }]);
});

test('a vehicle has a page that the service renders, and each of its categories links to the list for that vehicle', async ({
  page,
}) => {
  await addInGarage(page);
  await saved(page).getByRole('link', { name: 'Ver lo que le sirve' }).click();
  await expect(page).toHaveURL(/\/vehicles\/chevrolet-aveo-2012-[\w-]+$/);
  const heading = page.getByRole('heading', { level: 1, name: /^Repuestos para Chevrolet Aveo 2012/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^\d+ propios · \d+ universales$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Mantenimiento');
  expect(await accessibilityFaults(page)).toEqual([]);

  const { pathname } = new URL(page.url());
  // when a first request waits too long the browser renders the page by itself, and a later request gets the rendered
  // page
  await expect
    .poll(async () => (await page.request.get(pathname)).text())
    .toMatch(/<h1[^>]*>Repuestos para Chevrolet Aveo 2012/);
  await expect.poll(async () => (await page.request.get('/vehicles/chevrolet-nada-2012')).status()).toBe(404);
  const category = await page.request.get(`${pathname}/05-001`, { maxRedirects: 0 });
  expect(category.status()).toBe(301);

  const tile = page
    .getByRole('main')
    .getByRole('link', { name: /\d propios?$/ })
    .first();
  const own = Number(/(\d+) propios?$/.exec((await tile.textContent()) ?? '')?.[1]);
  await tile.click();
  await expect(page).toHaveURL(/\/shop\/category\/[\w-]+\/products\?filter_vehicle=\d+$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ repuestos?$/ })).toHaveText(
    own === 1 ? '1 repuesto' : `${own} repuestos`,
  );
  await page.getByRole('link', { name: 'Ver lo que le sirve al Aveo' }).click();
  await expect(heading).toBeVisible();
});

test('the vehicle finder is used by keyboard alone: its button focuses a missing field, and saving is optional @deep', async ({
  page,
}) => {
  await page.goto('/');
  await finder(page).getByRole('combobox', { name: 'Año' }).focus();
  await page.keyboard.type('2012');
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('combobox', { name: 'Marca' })).toBeFocused();
  await expect(finder(page).getByRole('option', { name: 'Chevrolet' })).toBeAttached();
  await page.keyboard.type('Chevrolet');
  await finder(page).getByRole('button', { name: 'Buscar repuestos' }).press('Enter');
  await expect(finder(page).getByRole('combobox', { name: 'Modelo' })).toBeFocused();
  await expect(finder(page).getByRole('option', { name: 'Aveo', exact: true })).toBeAttached();
  await page.keyboard.type('Aveo');
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('combobox', { name: 'Motor' })).toBeFocused();
  await expect(finder(page).getByRole('combobox', { name: 'Motor' }).getByRole('option')).not.toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('checkbox', { name: 'Guardar en mi garaje' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter_vehicle=/);
  expect(await stored(page, 'garage')).toBeNull();
  expect(await stored(page, 'currentVehicle')).toMatchObject({ year: 2012 });
});

test('a vehicle is chosen in the cascade with at most 12 keys', async ({ page }) => {
  await page.goto('/');
  const control = (name: string) => finder(page).getByRole('combobox', { name });
  await control('Año').focus();
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  await press('2', '0', '1', '2', 'Tab');
  await expect(control('Marca').getByRole('option', { name: 'Chevrolet' })).toBeAttached();
  await press('C', 'ArrowDown', 'ArrowDown', 'Tab');
  await expect(control('Marca')).toHaveValue('Chevrolet');
  await expect(control('Modelo').getByRole('option', { name: 'Aveo', exact: true })).toBeAttached();
  await press('A', 'Tab');
  await expect(control('Motor').getByRole('option')).not.toHaveCount(1);
  await press('ArrowDown');
  await expect(control('Motor')).not.toHaveValue('');
  await expect(control('Modelo')).toHaveValue('Aveo');
  expect(keys).toBeLessThanOrEqual(12);
});

test('a VIN finds its vehicle, and a VIN with unusual letters shows a hint and that no vehicle was found', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Por VIN' }).click();
  const box = page.getByRole('textbox', { name: 'VIN' });
  await box.fill('IOQ');
  await expect(page.getByText('no lleva I, O ni Q')).toBeVisible();
  await expect(page.getByText('No encontramos un vehículo con ese VIN')).toBeVisible();
  await box.fill(` ${vin} `);
  await expect(page.getByText(/Encontramos: Chevrolet Aveo 2012/)).toBeVisible();
  await box.fill('');
  await expect(page.getByText(/Encontramos/)).toHaveCount(0);
  await box.fill(vin);
  await page.getByRole('button', { name: 'Buscar repuestos' }).click();
  await expect(page).toHaveURL(/filter_vehicle=\d+$/);
  await expect(inUse(page)).toBeVisible();
});

test('a select whose options fail to load says so, the selects before it stay usable, and a retry loads them', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/vehicles/models?*', (route) => route.abort());
  const form = finder(page);
  await form.getByRole('combobox', { name: 'Año' }).selectOption('2012');
  await form.getByRole('combobox', { name: 'Marca' }).selectOption('Chevrolet');
  const model = form.getByRole('combobox', { name: 'Modelo' });
  await expect(model).toHaveAccessibleDescription('No pudimos traer los datos.');
  await expect(form.getByRole('combobox', { name: 'Marca' })).toBeEnabled();
  await page.unroute('**/vehicles/models?*');
  await form.getByRole('button', { name: 'Reintentar' }).click();
  await expect(model).toBeFocused();
  await model.selectOption('Aveo');
  await form.getByRole('combobox', { name: 'Motor' }).selectOption({ index: 1 });
});

test('a second vehicle form requests no options again that the first has loaded @deep', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shop/vehicles')) asked.push(request.url());
  });
  await choose(finder(page));
  const before = asked.length;
  await headerButton(page).click();
  await choose(picker(page));
  expect(asked).toHaveLength(before);
});

test('the header’s vehicle picker opens by keyboard as a panel, and closes the suggestions and is closed by them', async ({
  page,
}) => {
  await page.goto('/site/about-us');
  await headerButton(page).focus();
  await page.keyboard.press('Enter');
  await choose(picker(page));
  await picker(page).getByRole('button', { name: 'Agregar vehículo' }).press('Enter');
  await expect(picker(page).getByRole('radio', { name: /Aveo/ })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(picker(page).getByRole('radio', { name: 'Todos los vehículos' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(headerButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Buscar repuestos' });
  await search.fill('filtro');
  await expect(picker(page)).toHaveCount(0);
  await expect(page.getByRole('option').first()).toBeVisible();
  await headerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeVisible();
  await expect(page.getByRole('option').first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(headerButton(page)).toBeFocused();
});

test('a press on a vehicle selects it and closes the picker, and removing the selected one clears the selection @deep', async ({
  page,
}) => {
  await addInGarage(page);
  await headerButton(page).click();
  await picker(page).getByText('Todos los vehículos').click();
  await expect(picker(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Seleccionar vehículo' })).toBeVisible();
  await headerButton(page).click();
  await picker(page).getByText('Chevrolet Aveo 2012').click();
  await expect(inUse(page)).toBeVisible();
  await headerButton(page).click();
  await picker(page).getByRole('button', { name: 'Quitar Chevrolet Aveo 2012' }).click();
  await expect(picker(page).getByRole('combobox', { name: 'Año' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Seleccionar vehículo' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picker is a dialog in which vehicles are added, selected and removed', async ({ page }) => {
    await page.goto('/site/about-us');
    await headerButton(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar vehículo' });
    await choose(dialog);
    await dialog.getByRole('button', { name: 'Agregar vehículo' }).tap();
    await expect(dialog.getByRole('radio', { name: /Aveo/ })).toBeChecked();
    await dialog.getByText('Todos los vehículos').tap();
    await expect(dialog).toHaveCount(0);
    await headerButton(page).tap();
    await expect(dialog.getByRole('radio', { name: 'Todos los vehículos' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Quitar Chevrolet Aveo 2012' }).tap();
    await expect(dialog.getByRole('combobox', { name: 'Año' })).toBeVisible();
  });

  test('the finder leads to the parts of a vehicle @deep', async ({ page }) => {
    await page.goto('/');
    await choose(finder(page));
    await finder(page).getByRole('button', { name: 'Buscar repuestos' }).tap();
    await expect(page).toHaveURL(/filter_vehicle=/);
  });
});

test('a guest’s garage is merged into the account’s garage at the sign-in, and is removed from the browser', async ({
  page,
}) => {
  await addInGarage(page);
  await addInGarage(page, { year: '2012', make: 'Chevrolet', model: 'D-Max' });
  await expect(saved(page)).toHaveCount(2);
  let joins = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/shop/garage')) joins += 1;
  });
  await signIn(page, 'mayorista@demo.ec');
  await expect(page).toHaveURL(/dashboard$/);
  // leaving the page before the answer would make it request again
  await expect.poll(() => stored(page, 'garage')).toEqual([]);
  await page.goto('/account/garage');
  await expect(saved(page)).toHaveCount(2);
  expect(joins).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mi cuenta/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/login$/);
  expect([await stored(page, 'garage'), await stored(page, 'currentVehicle')]).toEqual([[], null]);
  await page.goto('/account/garage');
  await expect(page.getByRole('heading', { name: 'Aún no guarda vehículos' })).toBeVisible();
  // the same actions again, which must give no duplicates
  await addInGarage(page);
  await signIn(page, 'mayorista@demo.ec');
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto('/account/garage');
  await expect(saved(page)).toHaveCount(2);
  for (const left of [1, 0]) {
    await saved(page).first().getByRole('button', { name: 'Quitar' }).click();
    await expect(saved(page)).toHaveCount(left);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aún no guarda vehículos' })).toBeVisible();
});

test('a vehicle that the service fails to save leaves the garage again, with a message @deep', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.route('**/api/shop/garage', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/account/garage');
  const form = page.getByRole('form', { name: 'Agregar a mis vehículos' });
  await choose(form);
  await form.getByRole('button', { name: 'Agregar vehículo' }).click();
  await expect(page.getByText(/No pudimos guardar Chevrolet Aveo 2012/)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
});

test('two tabs show the same selected vehicle @deep', async ({ page, context }) => {
  await page.goto('/site/about-us');
  const other = await context.newPage();
  await other.goto('/site/about-us');
  await addInGarage(page);
  await expect(inUse(other)).toBeVisible();
  await headerButton(other).click();
  await picker(other).getByText('Todos los vehículos').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Seleccionar vehículo' })).toBeVisible();
});

test('a stored vehicle that no longer exists is removed with a message; an unreachable service removes nothing @deep', async ({
  page,
}) => {
  const keep = (id: number) =>
    page.evaluate(
      (wanted) =>
        localStorage.setItem(
          'currentVehicle',
          JSON.stringify({ id: wanted, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' }),
        ),
      id,
    );
  await page.goto('/site/about-us');
  await keep(2_000_000_000);
  await page.reload();
  await expect(page.getByText(/ya no está en nuestro catálogo: Chevrolet Aveo 2012/)).toBeVisible();
  expect(await stored(page, 'currentVehicle')).toBeNull();
  await keep(2_000_000_000);
  await page.route(/\/vehicles\/\d+$/, (route) => route.abort());
  await page.reload();
  await expect(inUse(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(inUse(page)).toBeVisible();
});

test('a part shows the same fitment on every page until it is bought @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startSession(page, 'mayorista@demo.ec');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Por VIN' }).click();
  await page.getByRole('textbox', { name: 'VIN' }).fill(vin);
  await page.getByRole('checkbox', { name: 'Guardar en mi garaje' }).uncheck();
  await page.getByRole('button', { name: 'Buscar repuestos' }).click();
  await expect(inUse(page)).toBeVisible();
  const main = page.getByRole('main');
  const fit = (within: Locator) => within.getByText(/^(Le|No le) sirve a su Aveo 2012$/);
  const parts = [
    { sku: 'FRE-PD-1042', says: 'Le sirve a su Aveo 2012' },
    { sku: 'FRE-PD-1063', says: 'No le sirve a su Aveo 2012' },
  ];
  for (const { sku, says } of parts) {
    // the list, and its quick view
    await page.goto(`/shop/category/products?search=${sku}`);
    const card = main.getByRole('article').filter({ hasText: sku });
    await expect(fit(card)).toHaveText(says);
    await card.getByRole('button', { name: /^Vista rápida/ }).click();
    await expect(fit(page.getByRole('dialog'))).toHaveText(says);
    // the product's own page
    await page.goto(`/shop/products/${sku}`);
    await expect(fit(main).first()).toHaveText(says);
    await main
      .getByRole('button', { name: /^Comparar/ })
      .first()
      .click();
    await main.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(cartIndicator(page)).toHaveAccessibleName(sku === 'FRE-PD-1042' ? /1 / : /2 /);
  }
  const both = parts.map(({ says }) => says).sort();
  const told = async (within: Locator) => (await fit(within).allTextContents()).sort();
  await page.goto('/shop/compare');
  await expect.poll(() => told(main)).toEqual(both);
  await page.goto('/shop/cart');
  await expect.poll(() => told(main)).toEqual(both);
  await page.goto('/shop/checkout');
  await page.getByRole('checkbox', { name: /No sirve para Chevrolet Aveo 2012/ }).check();
  await page.getByRole('checkbox', { name: /condiciones/ }).check();
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  // a part that was bought needs no warning
  await expect.poll(() => told(main)).toEqual([parts[0]?.says]);
});

test('a part that does not fit needs one consent at the checkout and is marked on every line, until it is bought', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/products/FRE-PD-1063');
  await page
    .getByRole('main')
    .getByRole('complementary')
    .getByRole('button', { name: 'Agregar al carrito' })
    .click();
  await expect(cartIndicator(page)).not.toHaveAccessibleName(/\$0,00/);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Por VIN' }).click();
  await page.getByRole('textbox', { name: 'VIN' }).fill(vin);
  await expect(page.getByText(/Encontramos/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Guardar en mi garaje' }).uncheck();
  await page.getByRole('button', { name: 'Buscar repuestos' }).click();
  await cartIndicator(page).click();
  await expect(page.getByRole('banner').getByText(/^No le sirve a su /)).toBeVisible();
  await page.goto('/shop/checkout');
  await page.getByRole('checkbox', { name: /condiciones/ }).check();
  const place = page.getByRole('button', { name: 'Realizar pedido' });
  await place.click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Compatibilidad/ })
    .click();
  const consent = page.getByRole('checkbox', {
    name: /No sirve para Chevrolet Aveo 2012, y lo quiero igual/,
  });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await place.click();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /FRE-PD-1063|Pastilla/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/^No le sirve a su /)).toHaveCount(0);
});

for (const { language, width } of displays.filter((display) => coversValue(displays, display, 2))) {
  test(`no accessibility fault in the open picker, the finder and the garage in ${language} at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
    const inspect = async () => {
      expect(await accessibilityFaults(page)).toEqual([]);
    };
    const openPicker = () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /vehículo|vehicle/i })
        .first()
        .click();
    await page.goto('/');
    await expect(page.getByRole('tabpanel').getByRole('combobox')).toHaveCount(4);
    await inspect();
    await openPicker();
    const number = page.getByRole('textbox', { name: 'VIN' });
    await number.fill(vin);
    await expect(page.getByText(/Chevrolet Aveo 2012, 1/)).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: /^(Agregar vehículo|Add vehicle)$/ }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await inspect();
    await page.goto('/');
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(1);
    await inspect();
    await page.getByRole('tab', { name: /VIN/ }).click();
    await inspect();
    await page.goto('/account/garage');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await inspect();
  });
}
