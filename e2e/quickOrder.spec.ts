/** Quick order, comparison, wishlist and brands. */
import type { Page, Route } from '@playwright/test';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, displays } from './matrix';
import { cartIndicator, changeProduct, expect, startSession, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const entry = (page: Page) => main(page).getByLabel('Códigos y cantidades');
const line = (page: Page, position: number) =>
  main(page).getByRole('group', { name: `Línea ${position}`, exact: true });
const readList = (page: Page) => main(page).getByRole('button', { name: 'Revisar la lista' });

async function openQuickOrder(page: Page, email = 'cliente@demo.ec') {
  await startSession(page, email);
  await page.goto('/shop/quick-order');
  await expect(entry(page)).toBeVisible();
}
async function submit(page: Page, text: string) {
  await entry(page).fill(text);
  await readList(page).click();
}
/** Opens a page and clicks its first toggle of this name, whose pressed state shows that the click took effect. */
async function press(page: Page, path: string, name: string) {
  await page.goto(path);
  const toggle = main(page).getByRole('button', { name, exact: true }).first();
  await toggle.click();
  return toggle;
}

test.describe('quick order', () => {
  test('a guest signs in first and comes back', async ({ page }) => {
    await page.goto('/shop/quick-order');
    await expect(page).toHaveURL(/login\?return=/);
    const form = main(page);
    await form.getByLabel('Correo electrónico').fill('cliente@demo.ec');
    await form.getByLabel('Contraseña').fill('demo1234');
    await form.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/quick-order$/);
    await expect(entry(page)).toBeVisible();
  });

  test('a pasted list adds its clear lines in one press, and asks for the details that its other lines lack', async ({
    page,
  }) => {
    await changeProduct(page, { sku: 'MOT-BD-2306', quantity: 85 });
    await openQuickOrder(page);
    await submit(
      page,
      [
        'FRE-PD-1042\t3',
        'fre pd 1063 ; 2',
        '1 x FRE-PD-1042',
        'MOT-BD-2306 x 900',
        'MAN-AC-3301',
        'MOT-BR-2423; 1',
        'MOT-IN-2536',
        'FRE-PD-1024 x 2',
        '1042',
        'MAN-FO-3102\t1.000',
      ].join('\n'),
    );
    await expect(main(page).getByText('2 de 9 líneas listas')).toBeVisible();
    await expect(line(page, 1).getByText('suma de 2 líneas')).toBeVisible();
    await expect(line(page, 1).getByLabel('Cantidad de FRE-PD-1042')).toHaveValue('4');

    // the stock is too small: one click takes what is left
    await line(page, 3)
      .getByRole('button', { name: /^Dejar \d+$/ })
      .click();
    await expect(line(page, 3).getByText('Lista', { exact: true })).toBeVisible();
    // a product with an option
    await line(page, 4).getByRole('combobox').selectOption({ index: 1 });
    await expect(line(page, 4).getByText('Lista', { exact: true })).toBeVisible();
    await expect(line(page, 5).getByText('Sin existencias')).toBeVisible();
    await expect(line(page, 6).getByText(/bajo pedido/)).toBeVisible();
    // a typing error, fixed by the suggestion
    await line(page, 7)
      .getByRole('button', { name: /^FRE-PD-1042/ })
      .click();
    await expect(main(page).getByLabel('Código de la línea 7')).toHaveValue('FRE-PD-1042');
    // the written line is shown in Spanish quotation marks
    expect(
      await line(page, 8)
        .locator('q')
        .evaluate((quote) => getComputedStyle(quote).quotes),
    ).toBe('"«" "»"');
    // several products
    await main(page).getByLabel('Repuesto de la línea 8').selectOption('FRE-PD-1042');
    await expect(line(page, 8).getByText('Lista', { exact: true })).toBeVisible();
    // an ambiguous quantity
    await line(page, 9).getByLabel('Cantidad de MAN-FO-3102').fill('10');
    await page.keyboard.press('Enter');
    await expect(line(page, 9).getByText('Lista', { exact: true })).toBeVisible();

    await main(page).getByRole('button', { name: 'Agregar 7 líneas al carrito' }).click();
    await expect(main(page).getByText('Se agregaron 7 líneas al carrito.')).toBeVisible();
    await expect(main(page).getByRole('group', { name: /^Línea \d+$/ })).toHaveCount(2);
    const quantity = 4 + 2 + 85 + 1 + 2 + 1 + 10;
    await expect(cartIndicator(page)).toHaveAccessibleName(new RegExp(`: ${quantity} artículos`));
    await main(page).getByRole('link', { name: 'Ver carrito' }).click();
    await expect(main(page).getByRole('listitem')).toHaveCount(5);
  });

  test('a CSV file with a header and Windows encoding is read; another kind of file is refused', async ({
    page,
  }) => {
    await openQuickOrder(page);
    const input = main(page).locator('input[type=file]');
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(main(page).getByText('«foto.png» no es un archivo CSV', { exact: false })).toBeVisible();
    await input.setInputFiles({
      name: 'grande.csv',
      mimeType: 'text/csv',
      buffer: Buffer.alloc(1_000_001, 'A;1\n'),
    });
    await expect(main(page).getByText('pesa más de 1 MB', { exact: false })).toBeVisible();
    const csv =
      'C\u00F3digo;Descripci\u00F3n;Cantidad\r\nFRE-PD-1042;"Pastillas; cer\u00E1micas";3\r\nMAN-FO-3102;;2\r\n';
    await input.setInputFiles({
      name: 'pedido.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv, 'latin1'),
    });
    await expect(main(page).getByText('2 de 2 líneas listas')).toBeVisible();
    await expect(line(page, 1).getByLabel('Cantidad de FRE-PD-1042')).toHaveValue('3');
  });

  test('a dropped file becomes a line of the quick order @deep', async ({ page }) => {
    await openQuickOrder(page);
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['MAN-FO-3102,2'], 'pedido.csv', { type: 'text/csv' }));
      return transfer;
    });
    await entry(page).dispatchEvent('drop', { dataTransfer: data });
    await expect(main(page).getByText('1 de 1 línea lista')).toBeVisible();
  });

  test('a typed list is read, corrected and added to the cart by keyboard', async ({ page }) => {
    await openQuickOrder(page);
    await entry(page).focus();
    await page.keyboard.type('FRE-PD-1042 x 3\nZZZ-1\nMAN-FO-3102');
    await page.keyboard.press('Control+Enter');
    await expect(main(page).getByText('2 de 3 líneas listas')).toBeVisible();
    // edits the unknown line, then removes it: the focus moves to the next line
    const code = main(page).getByLabel('Código de la línea 2');
    await code.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('FRE-PD-1063');
    await page.keyboard.press('Enter');
    await expect(line(page, 2).getByText('Lista', { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Quitar la línea 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByLabel('Código de la línea 2')).toHaveValue('MAN-FO-3102');
    await expect(main(page).getByRole('button', { name: 'Quitar la línea 2' })).toBeFocused();
    await main(page).getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(main(page).getByLabel('Código de la línea 2')).toHaveValue('FRE-PD-1063');
    await main(page).getByRole('button', { name: 'Agregar 3 líneas al carrito' }).press('Enter');
    await expect(cartIndicator(page)).toHaveAccessibleName(/: 5 artículos/);
  });

  test('500 lines are all found, rendered in part, and the last is reached by keyboard and by its filter', async ({
    page,
  }) => {
    await openQuickOrder(page);
    const list = Array.from({ length: 500 }, (_, at) => `${at === 499 ? 'MAN-FO-3102' : `ZZ-${at}`}\t2`);
    await submit(page, list.join('\n'));
    await expect(main(page).getByText('1 de 500 líneas listas')).toBeVisible({ timeout: 30_000 });
    const drawn = main(page).getByRole('group', { name: /^Línea \d+$/ });
    expect(await drawn.count()).toBeLessThan(40);
    await main(page).getByRole('button', { name: 'Lista 1', exact: true }).click();
    await expect(main(page).getByLabel('Código de la línea 1')).toHaveValue('MAN-FO-3102');
    await main(page)
      .getByRole('button', { name: /^Todas/ })
      .click();
    // moving the focus row by row scrolls the list
    await main(page).getByLabel('Código de la línea 3', { exact: true }).focus();
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
    const focused = await page.evaluate(() =>
      document.activeElement?.closest('li')?.getAttribute('aria-posinset'),
    );
    expect(Number(focused)).toBeGreaterThan(12);
    const more = Array.from({ length: 501 }, (_, at) => `XX-${at}`).join('\n');
    await submit(page, more);
    await expect(main(page).getByText(/Serían 1[.,]001 líneas y caben 1[.,]000/)).toBeVisible();
    await expect(entry(page)).toHaveValue(more);
  });

  test('a failed lookup is reported and leaves the other lines ready, and a retry makes all lines ready', async ({
    page,
  }) => {
    await openQuickOrder(page);
    await submit(page, 'FRE-PD-1042 x 2');
    await expect(main(page).getByText('1 de 1 línea lista')).toBeVisible();
    // the catalogue resolves codes even while the ERP fails, so here the service itself fails
    const fail = (route: Route) =>
      route.fulfill({ status: 502, json: { code: 'ERP_UNAVAILABLE', status: 502, title: 'Bad Gateway' } });
    await page.route('**/catalogue/resolve', fail);
    await submit(page, 'FRE-PD-1063\nMAN-FO-3102');
    await expect(main(page).getByRole('alert')).toContainText('El sistema de inventario');
    await expect(main(page).getByText('1 de 3 líneas listas')).toBeVisible();
    await page.unroute('**/catalogue/resolve', fail);
    await main(page).getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
    await expect(main(page).getByText('3 de 3 líneas listas')).toBeVisible();
  });

  test('a seller chooses the customer before typing lines', async ({ page }) => {
    await startSession(page, 'vendedor@demo.ec');
    await page.goto('/shop/quick-order');
    await main(page).getByRole('link', { name: 'Seleccionar cliente' }).click();
    await expect(page).toHaveURL(/clientes$/);
    await main(page).getByRole('searchbox').or(main(page).getByRole('textbox')).first().fill('C0003');
    await page.keyboard.press('Enter');
    await main(page).getByRole('link', { name: 'Pedido rápido' }).click();
    await submit(page, 'MAN-FO-3102; 2');
    await expect(main(page).getByText('1 de 1 línea lista')).toBeVisible();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a typed list is read, corrected and added to the cart', async ({ page }) => {
    await openQuickOrder(page);
    await entry(page).fill('MAN-FO-3102 x 2\nMOT-BD-2306 x 900');
    await readList(page).tap();
    await expect(main(page).getByText('1 de 2 líneas listas')).toBeVisible();
    await line(page, 2)
      .getByRole('button', { name: /^Dejar/ })
      .tap();
    await line(page, 1).getByRole('button', { name: 'Aumentar cantidad' }).tap();
    await main(page).getByRole('button', { name: 'Agregar 2 líneas al carrito' }).tap();
    await expect(main(page).getByText('Se agregaron 2 líneas al carrito.')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  });

  test('a comparison scrolls beside its fixed first column without scrolling the page @deep', async ({
    page,
  }) => {
    for (const sku of ['FRE-PD-1042', 'FRE-PD-1063', 'MAN-FO-3102']) {
      await expect(await press(page, `/shop/products/${sku}`, 'Comparar')).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    await page.goto('/shop/compare');
    const region = main(page).getByRole('region', { name: 'Comparación' });
    const head = region.getByRole('rowheader', { name: 'Código' });
    await expect(head).toBeVisible();
    const before = (await head.boundingBox())!.x;
    await region.evaluate((element) => element.scrollTo(200, 200));
    expect((await head.boundingBox())!.x).toBe(before);
    const top = (await region.boundingBox())!.y;
    const column = await region.getByRole('columnheader').nth(1).boundingBox();
    expect(Math.abs(column!.y - top)).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  });
});

test('six parts are compared, a seventh is refused with advice, and differences alone can be shown @deep', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  const skus = ['FRE-PD-1042', 'FRE-PD-1063', 'MAN-FO-3102', 'MAN-AC-3301', 'MOT-BR-2423', 'COL-FA-1203'];
  for (const sku of skus) {
    await expect(await press(page, `/shop/products/${sku}`, 'Comparar')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  const seventh = await press(page, '/shop/products/MOT-BD-2306', 'Comparar');
  await expect(page.getByText(/La comparación admite 6 repuestos\. Quite uno/)).toBeVisible();
  await expect(seventh).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/shop/compare');
  const heads = main(page).getByRole('columnheader');
  await expect(heads).toHaveCount(7);
  await main(page).getByRole('button', { name: 'Quitar Filtro', exact: false }).click();
  await expect(heads).toHaveCount(6);
  await main(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(heads).toHaveCount(7);
  await main(page).getByRole('checkbox', { name: 'Solo diferencias' }).check();
  await expect(main(page).getByRole('rowheader', { name: 'Precio' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/: 1 artículo/);
  await main(page).getByRole('button', { name: 'Quitar todo' }).click();
  await expect(main(page).getByRole('heading', { name: 'No hay nada que comparar' })).toBeVisible();
});

test('the wishlist adds all available products to the cart at once @deep', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  for (const sku of ['FRE-PD-1042', 'MAN-FO-3102', 'MOT-BR-2423']) {
    const toggle = await press(page, `/shop/products/${sku}`, 'Agregar a favoritos');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/shop/wishlist');
  await expect(main(page).getByText(/^1 no entra/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Agregar los 2 al carrito' }).click();
  await expect(page.getByText('Se agregaron 2 líneas al carrito.')).toBeVisible();
  await expect(cartIndicator(page)).toHaveAccessibleName(/: 2 artículos/);
  await main(page).getByRole('button', { name: 'Quitar', exact: true }).first().click();
  await expect(main(page).getByRole('listitem')).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
});

test('a brand’s page lists its parts @deep', async ({ page }) => {
  await page.goto('/shop');
  await main(page).getByRole('link', { name: 'Buscar por marca del repuesto' }).click();
  await expect(page).toHaveURL(/\/shop\/brands$/);
  await main(page)
    .getByRole('link', { name: /Kelstrum/ })
    .click();
  await expect(page).toHaveURL(/search=Kelstrum&filter_brand=kelstrum/);
  await expect(main(page).getByRole('article').first()).toContainText('Kelstrum');
});

for (const { language, width } of displays.filter((display) => coversValue(displays, display, 1))) {
  test(`no accessibility fault in brands, comparison, wishlist and quick order at ${width} px in ${language} @deep`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
    const faults: string[] = [];
    const inspect = async (what: string) => {
      for (const fault of await accessibilityFaults(page)) faults.push(`${what}: ${fault}`);
    };
    await page.goto('/shop/brands');
    await expect(main(page).getByRole('link', { name: /Andivor/ })).toBeVisible();
    await inspect('brands');
    for (const sku of ['FRE-PD-1042', 'MOT-BR-2423']) {
      await page.goto(`/shop/products/${sku}`);
      const toggles = main(page).locator('button[aria-pressed]');
      await toggles.nth(0).click();
      await toggles.nth(1).click();
      await expect(toggles.nth(1)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto('/account/login');
    await main(page).locator('input[name=email]').fill('cliente@demo.ec');
    await main(page).locator('input[type=password]').fill('demo1234');
    await main(page).locator('input[type=password]').press('Enter');
    await expect(page).toHaveURL(/dashboard$/);
    for (const path of ['/shop/compare', '/shop/wishlist']) {
      await page.goto(path);
      await expect(
        main(page)
          .getByText(/23[.,]58/)
          .first(),
      ).toBeVisible();
      await inspect(path);
    }
    await page.goto('/shop/quick-order');
    await expect(main(page).locator('textarea')).toBeVisible();
    await inspect('quick order, empty');
    await main(page)
      .locator('textarea')
      .fill(
        'FRE-PD-1042 x 2\nMOT-BD-2306 x 900\nMAN-AC-3301\nMOT-BR-2423\nFRE-PD-1024\n1042\nMAN-FO-3102\t1.000',
      );
    await main(page).locator('button[type=submit]').click();
    await expect(main(page).getByText(/1 (?:de|of) 7/)).toBeVisible();
    await inspect('quick order');
    expect(faults).toEqual([]);
  });
}
