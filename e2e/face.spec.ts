/** Share of the first screen that products take up. */
import type { Locator, Page } from '@playwright/test';
import { makeProducts } from '../demo/erp/data/products';
import { expect, printFigures, startSession, test, withMotion } from './fixtures';

test.use(withMotion);

const list = '/shop/category/05-001/products';

/** Positions of the cards in the first screen, in pixels. */
async function measureCards(page: Page) {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );
  const first = boxes[0]!;
  return {
    top: first.top,
    height: first.height,
    columns: boxes.filter(({ top }) => top === first.top).length,
    whole: boxes.filter(({ bottom }) => bottom <= page.viewportSize()!.height).length,
  };
}

/** Names of the demonstration's products. Products that stand side by side differ only at the end of their names. */
const names = [...new Set(makeProducts().map(({ name }) => name))];

/** Returns the names of all products whose name would be cut in this place. */
const listCutNames = (place: Locator): Promise<string[]> =>
  place.evaluate((element, all) => {
    const clips: Element[] = [];
    for (
      let around: Element | null = element;
      around && around.tagName !== 'MAIN';
      around = around.parentElement
    )
      if (getComputedStyle(around).overflowY !== 'visible') clips.push(around);
    return all.filter((name) => {
      element.textContent = name;
      const letters = document.createRange();
      letters.selectNodeContents(element);
      const { bottom, right } = letters.getBoundingClientRect();
      // letters are taller than the line in which they stand
      return clips.some((clip) => {
        const room = clip.getBoundingClientRect();
        return bottom > room.bottom + 4 || right > room.right + 1;
      });
    });
  }, names);

async function expectWholeNames(where: string, place: Locator) {
  const cut = await listCutNames(place);
  printFigures(`names on ${where}`, { names: names.length, cut: cut.length });
  expect(cut).toEqual([]);
}

for (const [width, height, wanted] of [
  [1440, 900, { top: 250, columns: 4, whole: 4 }],
  [1920, 1080, { top: 250, columns: 5, whole: 5 }],
  [390, 844, { top: 250, columns: 2, whole: 2 }],
  [820, 1180, { top: 250, columns: 4, whole: 12 }],
] as const) {
  test(`a list shows its first products at ${width} × ${height} @deep`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list);
    await expect(page.getByRole('main').getByRole('radio', { name: 'Tabla' })).toBeVisible();
    const measured = await measureCards(page);
    printFigures(`${width} × ${height}`, { measured, wanted });
    const { top, columns, whole } = measured;
    expect(top).toBeLessThanOrEqual(wanted.top);
    expect(columns).toBeGreaterThanOrEqual(wanted.columns);
    expect(whole).toBeGreaterThanOrEqual(wanted.whole);
    if (width < 1100) {
      const card = page.getByRole('main').getByRole('article').last();
      return expectWholeNames(`a card at ${width}`, card.getByRole('heading').locator('span').first());
    }
    // the filters stay in sight, below the low header, while the products scroll by
    const side = page.getByRole('complementary', { name: 'Filtros' });
    await expect(side.getByRole('group', { name: 'Marca del repuesto' })).toBeAttached();
    await page.mouse.move(width - 300, height / 2);
    await page.mouse.wheel(0, 250);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
    await expect
      .poll(async () => {
        const [head, filters] = await Promise.all([
          page.getByRole('banner').getByRole('combobox').boundingBox(),
          side.boundingBox(),
        ]);
        return filters!.y - (head!.y + head!.height);
      })
      .toBeGreaterThanOrEqual(0);
    await expect(side.getByText('Categorías', { exact: true })).toBeInViewport();
    const card = page.getByRole('main').getByRole('article').last();
    await expectWholeNames(`a card at ${width}`, card.getByRole('heading').locator('span').first());
  });
}

test('a card with price and button is at most 390 px tall', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto(list);
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first(),
  ).toBeVisible();
  const { height } = await measureCards(page);
  printFigures('height of a card', { height, wanted: 390 });
  expect(height).toBeLessThanOrEqual(390);
  // a table shows many products at once
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${list}?view=table`);
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(17);
  const whole = await rows.evaluateAll(
    (all) => all.slice(1).filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  );
  printFigures('rows of a table at 1440 × 900', { whole, wanted: 14 });
  expect(whole).toBeGreaterThanOrEqual(14);
  await expectWholeNames('a row of a table', rows.nth(1).getByRole('rowheader').locator('a > span').first());
  await page.getByRole('banner').getByRole('combobox').fill('disco');
  const option = page.getByRole('option').filter({ hasText: 'Disco de freno' }).first();
  await expect(option).toBeVisible();
  await expectWholeNames('a suggestion', option.locator('p').first());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('products begin within a screen and a half, where the search is still visible', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeAttached();
    const measureTop = () => card.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await expect.poll(measureTop).toBeLessThanOrEqual(1.5 * 844);
    printFigures('first product of the home page on a phone', { top: await measureTop(), wanted: 1.5 * 844 });
    await card.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Busque un repuesto' })).toBeInViewport();
  });

  test('filter and sort stay at the bottom edge, and Undo in the toast removes the added product', async ({
    page,
  }) => {
    await startSession(page, 'cliente@demo.ec');
    await page.goto(list);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: 'Agregar al carrito' }).first();
    await add.tap();
    const stepper = main.getByRole('group', { name: /^Cantidad/ });
    await expect(stepper).toHaveText('1');
    await expect(main.getByRole('button', { name: 'Filtros' })).toBeInViewport({ ratio: 1 });
    const toast = page.getByRole('status').filter({ hasText: 'se agregó al carrito' });
    await expect(toast.getByRole('link', { name: 'Ver carrito' })).toBeVisible();
    // the message appears beside the pressed control, not over it
    const [low, high] = await Promise.all([toast.boundingBox(), stepper.boundingBox()]);
    expect(low!.y > high!.y + high!.height || low!.y + low!.height < high!.y).toBe(true);
    await toast.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(stepper).toHaveCount(0);
    // a tap on − at the last piece removes the product, and does not add it again
    await add.tap();
    await expect(stepper).toHaveText('1');
    await stepper.getByRole('button', { name: /^Quitar/ }).tap();
    await expect(stepper).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Se quitó' })).toBeVisible();
    await expect(stepper).toHaveCount(0);
  });

  test('five quick adds show no toast over the pressed button @deep', async ({ page }) => {
    await startSession(page, 'cliente@demo.ec');
    await page.goto(list);
    const main = page.getByRole('main');
    const adds = main.getByRole('button', { name: 'Agregar al carrito' });
    const toasts = page.getByRole('status').filter({ hasText: 'se agregó al carrito' });
    for (let done = 0; done < 5; done += 1) {
      await adds.first().tap();
      const stepper = main.getByRole('group', { name: /^Cantidad/ }).nth(done);
      await expect(stepper).toHaveText('1');
      // this is checked while the toast is new, because it disappears by itself after five seconds
      await expect(toasts.getByRole('button', { name: 'Deshacer' }).first()).toBeVisible();
      const isCovered = () =>
        stepper.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.closest('[role=status]') !== null;
        });
      await expect.poll(isCovered, `after ${done + 1} adds`).toBe(false);
    }
    const shown = await toasts.count();
    printFigures('toasts after five quick adds', { shown, wanted: 3 });
    // more toasts would hide the page
    expect(shown).toBeLessThanOrEqual(3);
  });
});

test('the choice of prices without IVA is stored, and the cart says whether its prices have IVA', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto(list);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText('con IVA')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sin IVA' }).click();
  await expect(card.getByText('sin IVA')).toBeVisible();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  const sum = page.getByRole('banner').getByRole('button', { name: /^Carrito: 1 artículo, .* sin IVA$/ });
  await expect(sum).toBeVisible();
  await page.goto('/shop/cart');
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /c\/u sin IVA/ });
  await expect(line).toBeVisible();
  // each block with an amount says whether the amount includes IVA; the rows of a sum have it in their heading
  const blocks = page.locator('header, main li, main aside').filter({ hasText: /\$\s?\d/ });
  const said = await blocks.filter({ hasText: /IVA/ }).count();
  printFigures('blocks of the cart that say which price they show', { said, of: await blocks.count() });
  expect(said).toBe(await blocks.count());
  // beside the summary the list is narrow, so the quantity stands below the name, not over it
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect
    .poll(async () => {
      const name = (await line.getByRole('link').boundingBox())!;
      const quantity = (await line.getByRole('spinbutton').boundingBox())!;
      return quantity.y >= name.y + name.height || quantity.x >= name.x + name.width;
    })
    .toBe(true);
  // a tablet in landscape shows a part's price and button without scrolling
  await page.goto('/shop/products/FRE-PD-1042');
  const buy = page.getByRole('main').locator('aside').getByRole('button', { name: 'Agregar al carrito' });
  await expect(buy).toBeVisible();
  const { y, height } = (await buy.boundingBox())!;
  printFigures('end of the buy button at 1024 × 768', { bottom: y + height, wanted: 768 });
  expect(y + height).toBeLessThanOrEqual(768);
});

test('a chosen theme is applied before any of the shop’s code runs @deep', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(list);
  const readGround = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await readGround();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Oscura' }).click();
  await expect.poll(readGround).not.toBe(light);
  const dark = await readGround();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await readGround()).toBe(dark);
  // red marks the actions: no link, bullet or sale in a list is red, in either theme
  const listRed = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--action)';
      const red = getComputedStyle(probe).color;
      probe.remove();
      const shown = [...document.querySelectorAll('body *')].filter(
        (part) => part.getClientRects().length > 0,
      );
      const isRed = (part: Element) =>
        [getComputedStyle(part).color, getComputedStyle(part).backgroundColor].includes(red);
      const wearers = shown.filter(isRed);
      return { all: wearers.length, others: wearers.filter((part) => !part.closest('button, a')).length };
    });
  const red = await listRed();
  printFigures('grounds and red of a list', { light, dark, red });
  expect(red.others).toBe(0);
});

test('the rows of a home page show no part twice, and one link to see prices', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  // a block that is scrolled past before its code has loaded is not rendered
  await expect(main.getByRole('heading', { name: 'Destacados', exact: true }).first()).toBeVisible();
  // blocks load as they come near the screen: the end is reached once the footer is in sight and nothing is still
  // loading
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 700);
        return page.evaluate(
          () =>
            document.querySelector('footer')!.getBoundingClientRect().top < innerHeight &&
            document.querySelector('main [aria-busy=true]') === null,
        );
      },
      { intervals: [100], timeout: 20_000 },
    )
    .toBe(true);
  // the rankings at the end are about all parts
  const cards = main.locator('.swiper-wrapper').getByRole('article').locator('h3 a[href^="/shop/products/"]');
  const parts = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  printFigures('parts of the home page', { shown: parts.length, different: new Set(parts).size });
  expect(parts.length).toBeGreaterThan(40);
  expect(new Set(parts).size).toBe(parts.length);
  // found by text: a part that is far from the screen is not rendered, so it has no accessible name
  const ways = main.locator('a', { hasText: 'Inicie sesión para ver precios' });
  printFigures('ways to prices for a guest on the home page', { ways: await ways.count(), wanted: 1 });
  await expect(ways).toHaveCount(1);
  // the arrows of a row stand beside the texts and buttons of a card, not over them
  const covered = await main.getByRole('button', { name: /^(Anteriores|Siguientes)$/ }).evaluateAll(
    (arrows) =>
      arrows.flatMap((arrow) => {
        const one = arrow.getBoundingClientRect();
        const shown = arrow.parentElement!.querySelectorAll(
          '.swiper-slide:not([inert]) :is(button, a:not([tabindex]))',
        );
        return [...shown].filter((control) => {
          const other = control.getBoundingClientRect();
          const isBeside = one.right <= other.left || one.left >= other.right;
          return !isBeside && one.bottom > other.top && one.top < other.bottom;
        });
      }).length,
  );
  printFigures('controls below the arrows of a row', { covered });
  expect(covered).toBe(0);
});

test('a list opens with the parts that fit the vehicle, which it names, and can be limited to them and back', async ({
  page,
}) => {
  await page.goto('/vehicles/chevrolet-aveo-2012-1-6-l-dohc-f16d3');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Usar este vehículo' }).click();
  await expect(page.getByRole('banner').getByText('Chevrolet Aveo 2012').first()).toBeVisible();
  await page.goto(list);
  const cards = main.getByRole('article');
  await expect(
    main.getByText(/^Primero los \d+ repuestos que le sirven a su Chevrolet Aveo 2012/),
  ).toBeVisible();
  const fits = await cards.allTextContents();
  const fitting = fits.filter((words) => words.includes('Le sirve a su Aveo 2012')).length;
  expect(fitting).toBeGreaterThan(0);
  expect(fits.slice(0, fitting).every((words) => words.includes('Le sirve a su Aveo 2012'))).toBe(true);
  await expect(cards.getByText('No le sirve a su Aveo 2012').first()).toBeVisible();
  await main.getByRole('link', { name: 'Ver solo lo que le sirve' }).click();
  await expect(cards).toHaveCount(fitting);
  await main.getByRole('link', { name: /^Ver todo \(\d+\)$/ }).click();
  await expect(cards).toHaveCount(fits.length);
  printFigures('a list with a vehicle', { fitting, of: fits.length });
});

test('an English page has English names of categories and attributes', async ({ page }) => {
  await page.goto('/shop/products/FRE-PD-1042?lang=en');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Brake pads and shoes' }).first()).toBeVisible();
  await expect(main.getByText('Position: Front').first()).toBeVisible();
  await expect(main.getByText('Ceramic front brake pads', { exact: true })).toBeVisible();
  // questions that people have before they buy
  for (const question of ['Delivery', 'Pickup', 'Payment', 'Returns', 'Guarantee'])
    await expect(main.getByRole('term').filter({ hasText: question })).toBeVisible();
  printFigures('answers of the buy box before buying', { answers: 5 });
  // the page has no area that scrolls by itself and no row with a gap, and an empty page offers a link that leads on
  await page.goto('/shop/brands');
  const tiles = main.getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const rows = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const columns = rows.filter((top) => top === rows[0]).length;
  printFigures('brands', { brands: rows.length, columns, rows: new Set(rows).size });
  expect(new Set(rows).size).toBe(Math.ceil(rows.length / columns));
  await page.goto('/shop');
  const departments = main.getByRole('list');
  await expect(departments.first()).toBeVisible();
  const perRow = await departments.evaluateAll((all) =>
    all.map((list) => new Set([...list.children].map((tile) => tile.getBoundingClientRect().top)).size),
  );
  printFigures('rows of tiles of each department', { rows: perRow.join(' '), wanted: 1 });
  expect(new Set(perRow)).toEqual(new Set([1]));
  await page.goto('/shop/shop-grid-4-sidebar?search=xqzwv');
  await expect(main.getByRole('link', { name: 'Ask by WhatsApp' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Select vehicle' })).toBeVisible();
  await main.getByRole('link', { name: /^Brakes and wear/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Brakes and wear' })).toBeVisible();
});

/** Previews of shared links: messengers ask without an Accept header for HTML. */
test('links have previews, and pages that do not exist have status 404 for every client', async ({
  request,
  baseURL,
}) => {
  const asked = (path: string, agent: string) =>
    request.get(`${baseURL}${path}`, { headers: { accept: '*/*', 'user-agent': agent }, maxRedirects: 0 });
  const addresses: Record<number, string[]> = {
    200: [
      ...['/', '/shop', '/blog', '/blog/el-vin-en-ecuador', '/shop/products/FRE-PD-1042', '/site/about-us'],
      ...['/sitemap.xml', '/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest'],
    ],
    404: [
      ...['/no/such', '/blog/unknown', '/shop/products/NOPE', '/shop/category/99-999/products'],
      ...['//', '/%5C', '/%'],
    ],
  };
  let right = 0;
  for (const agent of [
    'WhatsApp/2.24',
    'facebookexternalhit/1.1',
    'TelegramBot',
    'Slackbot-LinkExpanding 1.0',
  ])
    for (const [status, paths] of Object.entries(addresses))
      for (const path of paths) {
        const answer = await asked(path, agent);
        expect([agent, path, answer.status()]).toEqual([agent, path, Number(status)]);
        if (status === '404') expect(answer.headers()['content-type']).toMatch(/^text\/html/);
        right += 1;
      }
  printFigures('addresses asked by four messengers', { right });
  // the preview shows the part's own picture, in a format that messengers accept
  await expect
    .poll(async () => (await asked('/shop/products/FRE-PD-1042', 'WhatsApp/2.24')).text())
    .toMatch(/property="og:image" content="[^"]*\/images\/parts\/brake-pads-ceramic-kelstrum-a-600\.jpg"/);
});
