import type { Locator, Page } from '@playwright/test';
import { takeEveryOther } from '@/testing/testDepth';
import { accessibilityFaults } from './accessibilityFaults';
import { coversValue, widths } from './matrix';
import { cartIndicator, expect, startSession, test, withMotion } from './fixtures';

test.use(withMotion);

const pads = '/shop/products/FRE-PD-1042';
/** A product with three pictures and no options. */
const bumper = '/shop/products/COL-PA-1112';
const aveo = { id: 10_112, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L DOHC F16D3' };

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const withVehicle = (page: Page) =>
  page.addInitScript((vehicle) => localStorage.setItem('currentVehicle', JSON.stringify(vehicle)), aveo);
const inEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', '"en"'));
const signedIn = (page: Page, email = 'cliente@demo.ec') => startSession(page, email);
/** Cart indicator on a phone. */
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ });
/** Swipes over an element by CDP touch events. */
async function swipe(page: Page, over: Locator, by: number) {
  const box = (await over.boundingBox())!;
  const protocol = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    protocol.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', (by * step) / 6);
  await touch('touchEnd', by);
}
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const loseTheViewer = (page: Page) => page.route(/\/assets\/viewer\.[^/]*\.js$/, (route) => route.abort());

test.describe('tabs', () => {
  test('each tab has its own URL, is selected without scrolling, and adds no history entry', async ({
    page,
  }) => {
    await page.goto('/shop/category/05-001/products');
    await main(page)
      .getByRole('link', { name: /Pastillas de freno delanteras cerámicas .*Aveo/ })
      .click();
    await tab(page, 'Descripción').scrollIntoViewIfNeeded();
    const before = await scrollOf(page);
    await tab(page, 'Especificación').click();
    await expect(page).toHaveURL(`${pads}#specification`);
    await expect(panel(page)).toContainText('Cerámica');
    await tab(page, 'Especificación').press('ArrowRight');
    await expect(page).toHaveURL(`${pads}#fitment`);
    await expect(tab(page, 'Compatibilidad')).toBeFocused();
    await expect(panel(page).getByRole('table', { name: 'Chevrolet' })).toBeVisible();
    expect(await scrollOf(page)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/05-001\/products$/);
  });

  for (const anchor of ['specification', 'fitment', 'reviews', 'equivalents']) {
    test(`a URL with #${anchor} scrolls the page to that tab @deep`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${pads}#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await expect(page.getByRole('tablist')).toBeInViewport();
    });
  }

  test('a click on the stars of the head opens the tab of reviews', async ({ page }) => {
    await page.goto(pads);
    await main(page)
      .getByRole('link', { name: /reseñas$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${pads}#reviews`);
    await expect(panel(page).getByRole('list', { name: 'Reseñas' })).toBeInViewport();
  });

  test('switching tabs sends no request to the service', async ({ page }) => {
    await page.goto(pads);
    await expect(tab(page, 'Equivalencias')).toBeVisible();
    // equivalents come from the related products, which load near the viewport
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tab(page, 'Equivalencias').click();
    await expect(panel(page).getByRole('heading', { name: 'Números equivalentes' })).toBeVisible();
    await tab(page, 'Especificación').click();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test.describe('fitment', () => {
  test('a vehicle is chosen within the tab, and its row is marked as the current one', async ({ page }) => {
    await page.goto(`${pads}#fitment`);
    await panel(page).getByRole('button', { name: 'Elegir mi vehículo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seleccionar vehículo' });
    await dialog.getByLabel('VIN').fill('8LATD5166C0123456');
    await dialog.getByRole('button', { name: 'Agregar vehículo' }).click();
    await expect(dialog.getByRole('radio', { name: /Aveo/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: 'Elegir otro vehículo' })).toBeFocused();
    await expect(panel(page).getByText(/^Le sirve a su /)).toBeVisible();
    await expect(panel(page).getByRole('row', { name: /Aveo.*Su vehículo/ })).toBeVisible();
  });

  test('a long list of vehicles can be searched @deep', async ({ page }) => {
    await page.goto('/shop/products/ELE-BA-4133#fitment');
    await panel(page).getByRole('searchbox', { name: 'Buscar en la lista' }).fill('hilux 2010');
    await expect(panel(page).getByRole('rowheader').or(panel(page).getByRole('row'))).not.toHaveCount(0);
    for (const row of await panel(page).locator('tbody tr').all()) await expect(row).toContainText('Hilux');
    await panel(page).getByRole('searchbox').fill('no existe');
    await expect(panel(page).getByText('Ningún vehículo de la lista concuerda.')).toBeVisible();
  });

  test('a part for all vehicles is called universal @deep', async ({ page }) => {
    await page.goto('/shop/products/COL-FA-1231#fitment');
    await expect(panel(page)).toContainText('Universal: no depende del vehículo.');
  });
});

test.describe('reviews', () => {
  test('a guest reads reviews page by page, signs in to write one, and comes back to the same tab @deep', async ({
    page,
  }) => {
    await page.goto(`${pads}#reviews`);
    const list = panel(page).getByRole('list', { name: 'Reseñas' });
    await expect(list.getByRole('listitem')).toHaveCount(8);
    const first = await list.getByRole('listitem').first().textContent();
    await panel(page).getByRole('button', { name: 'Página 2' }).click();
    await expect(list.getByRole('listitem').first()).not.toHaveText(first ?? '');
    await expect(list).toBeFocused();
    await panel(page).getByRole('link', { name: 'Inicie sesión para opinar' }).click();
    await main(page).getByLabel('Correo electrónico').fill('cliente@demo.ec');
    await main(page).getByLabel('Contraseña').fill('demo1234');
    await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(`${pads}#reviews`);
    await expect(
      panel(page).getByRole('button', { name: /Escribir una reseña|Cambiar mi reseña/ }),
    ).toBeVisible();
  });

  test('a review is written by keyboard, shown as text, and edited', async ({ page }) => {
    const product = '/shop/products/MAN-FO-3102';
    const hostile = 'Primera línea\n<img src=x onerror="document.title=\'hurt\'"> & <b>nada</b>';
    await signedIn(page);
    await page.goto(`${product}#reviews`);
    await panel(page).getByRole('button', { name: 'Escribir una reseña' }).press('Enter');
    await panel(page).getByRole('radio', { name: '1 estrella' }).focus();
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await panel(page).getByLabel('Su opinión').fill(hostile);
    // a failed submit loses nothing
    await page.route('**/reviews', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await panel(page).getByRole('button', { name: 'Enviar reseña' }).click();
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await expect(panel(page).getByLabel('Su opinión')).toHaveValue(hostile);
    await page.unroute('**/reviews');
    await panel(page).getByRole('button', { name: 'Enviar reseña' }).dblclick();
    await expect(panel(page).getByText('Gracias: su reseña ya está publicada.')).toBeVisible();
    const own = panel(page).getByRole('listitem').filter({ hasText: 'Primera línea' });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('<b>nada</b>');
    await expect(own.getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible();
    expect(
      await own
        .getByText('Primera línea')
        .evaluate((said) => (said instanceof HTMLElement ? said.innerText.split('\n').length : 0)),
    ).toBe(2);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.title()).not.toBe('hurt');

    await panel(page).getByRole('button', { name: 'Cambiar mi reseña' }).click();
    await expect(panel(page).getByLabel('Su opinión')).toHaveValue(hostile);
    await panel(page).getByLabel('Su opinión').fill('Cambio de opinión.');
    await panel(page).getByRole('button', { name: 'Enviar reseña' }).click();
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'Cambio de opinión.' })).toHaveCount(1);
    await expect(own).toHaveCount(0);
  });

  test('reviews that fail to load are reported, and the rest of the page stays @deep', async ({ page }) => {
    await page.route('**/reviews?*', (route) => route.abort());
    await page.goto(`${pads}#reviews`);
    await expect(panel(page).getByRole('alert')).toContainText('No hay conexión');
    await page.unroute('**/reviews?*');
    await panel(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(panel(page).getByRole('list', { name: 'Reseñas' }).getByRole('listitem')).toHaveCount(8);
  });
});

test('a cross-reference number finds its equivalents, one of which is added to the cart', async ({
  page,
}) => {
  await withVehicle(page);
  await signedIn(page);
  await page.goto(`${pads}#equivalents`);
  const row = panel(page).getByRole('row', { name: /FRE-PD-1057/ });
  await expect(row.getByText(/^Le sirve a su /)).toBeVisible();
  await expect(row.getByText(/En stock/)).toBeVisible();
  await row.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await panel(page).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/shop-grid-4-sidebar\?search=/);
  await expect(
    main(page)
      .getByRole('link', { name: /Pastillas de freno delanteras/ })
      .first(),
  ).toBeVisible();
});

test.describe('the head of the product page', () => {
  test('the sku is copied to the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pads);
    await main(page).getByRole('button', { name: 'Copiar código' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FRE-PD-1042');
  });

  test('a guest sees the benefits of logging in and returns to the product @deep', async ({ page }) => {
    await page.goto(pads);
    await page
      .getByRole('complementary')
      .getByRole('link', { name: 'Inicie sesión para ver precios' })
      .click();
    await main(page).getByLabel('Correo electrónico').fill('cliente@demo.ec');
    await main(page).getByLabel('Contraseña').fill('demo1234');
    await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(pads);
    await expect(page.getByRole('complementary').getByText(/con IVA/)).toBeVisible();
  });

  for (const sku of takeEveryOther([
    'COL-FA-1203',
    'COL-MM-1523',
    'MOT-BR-2423',
    'MOT-IN-2536',
    'MAN-AC-3301',
  ])) {
    test(`the page of ${sku} shows its heading, its price and its tabs @deep`, async ({ page }) => {
      await signedIn(page);
      await page.goto(`/shop/products/${sku}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary').getByText(/con IVA/)).toBeVisible();
      await expect(tab(page, 'Descripción')).toBeVisible();
    });
  }
});

test.describe('the gallery', () => {
  const featured = (page: Page, number: number) =>
    page.getByLabel(new RegExp(`^Ampliar: .*imagen ${number}$`));
  const viewer = (page: Page) => page.getByRole('dialog', { name: /^Imágenes de/ });

  test('as many thumbnails are shown as the gallery’s width has room for @deep', async ({ page }) => {
    await page.goto(bumper);
    const thumbnail = page.getByRole('button', { name: 'Imagen 1 de 3' });
    await expect(thumbnail).toBeVisible();
    const countAt = (width: number) =>
      thumbnail.evaluate((button, wanted) => {
        const row = button.closest('ul')!;
        const whole = row.parentElement!;
        whole.style.inlineSize = `${wanted}px`;
        return Math.round((row.clientWidth + 8) / (button.closest('li')!.offsetWidth + 8));
      }, width);
    const counts: [number, number][] = [
      [259, 3],
      [260, 4],
      [319, 4],
      [320, 5],
      [399, 5],
      [400, 6],
      [519, 6],
      [520, 7],
      [579, 7],
      [580, 8],
    ];
    for (const [width, count] of counts) expect([width, await countAt(width)]).toEqual([width, count]);
  });

  for (const [title, isCodeLate] of [
    ['dragging moves the gallery without opening it, and a click opens the viewer', false],
    ['a drag keeps its position when Swiper’s code loads during the drag', true],
  ] as const) {
    test(title, async ({ page }) => {
      let letCodeCome = () => {};
      const codeMayCome = new Promise<void>((resolve) => {
        letCodeCome = resolve;
      });
      await page.route(/\/assets\/swiper\.[^/]*\.js$/, async (route) => {
        await codeMayCome;
        await route.continue();
      });
      await page.goto(bumper);
      await expect(page.getByRole('button', { name: 'Imagen siguiente' })).toBeVisible();
      const box = (await featured(page, 1).boundingBox())!;
      const middle = { x: Math.round(box.x + box.width / 2), y: box.y + box.height / 2 };
      // Chromium joins the pointer moves of one frame, so the next move is made once the page has received this one
      await page.evaluate(() =>
        addEventListener('pointermove', (event) => (document.title = `${event.clientX}`), true),
      );
      const moveTo = async (x: number) => {
        await page.mouse.move(x, middle.y);
        await expect(page).toHaveTitle(`${x}`);
      };
      const left = async () => Math.round((await featured(page, 1).boundingBox())!.x);
      const waitForFrames = () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            }),
        );
      if (!isCodeLate) letCodeCome();
      await moveTo(middle.x);
      await page.mouse.down();
      const start = await left();
      await moveTo(middle.x - 2);
      expect(await left()).toBe(start);
      await moveTo(middle.x - 3);
      letCodeCome();
      await expect.poll(left).toBe(start - 1);
      await waitForFrames();
      expect(await left()).toBe(start - 1);
      await page.mouse.move(middle.x - 200, middle.y, { steps: 8 });
      await page.mouse.up();
      await expect(page.getByRole('button', { name: 'Imagen 2 de 3' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(viewer(page)).toHaveCount(0);
      await featured(page, 2).click();
      await expect(viewer(page)).toBeVisible();
    });
  }

  test('the current picture keeps its place when only the gallery’s width changes @deep', async ({
    page,
  }) => {
    await page.goto(bumper);
    await page.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(page.locator('.swiper-initialized')).toBeVisible();
    await page.locator('.swiper-initialized').evaluate((swiper) => {
      swiper.parentElement!.style.inlineSize = '300px';
    });
    const offset = async () =>
      Math.round(
        (await featured(page, 2).boundingBox())!.x -
          (await page.locator('.swiper-initialized').boundingBox())!.x,
      );
    await expect.poll(offset).toBe(0);
    expect((await featured(page, 2).boundingBox())!.width).toBe(300);
  });

  test('the viewer is operated by keyboard, in the current language, and returns the focus', async ({
    page,
  }) => {
    await page.goto(bumper);
    await featured(page, 1).press('Enter');
    await expect(viewer(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Acercar o alejar' })).toBeVisible();
    await expect(page.locator('.pswp__bg')).toHaveCSS('opacity', '0.9');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.pswp__counter')).toHaveText(/2 . 3/);
    await page.keyboard.press('Tab');
    expect(await viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(featured(page, 2)).toBeFocused();
  });

  test('the viewer has English labels in English @deep', async ({ page }) => {
    await inEnglish(page);
    await page.goto(bumper);
    await page.getByLabel(/^Enlarge: .*picture 1$/).click();
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByRole('button', { name: 'Zoom in or out' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a press on Escape while the viewer is still opening closes it @deep', async ({ page }) => {
    await page.goto(bumper);
    // the press comes in the first frame of the opening, which Playwright's own click would miss
    const closed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let wasThere = false;
          const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
          new MutationObserver(() => {
            const isThere = document.querySelector('.pswp') !== null;
            if (isThere && !wasThere) requestAnimationFrame(() => document.dispatchEvent(escape));
            if (wasThere && !isThere) resolve();
            wasThere = isThere;
          }).observe(document.body, { childList: true });
        }),
    );
    await featured(page, 1).click();
    await closed;
    await expect(featured(page, 1)).toBeFocused();
  });

  test('leaving the page closes the viewer @deep', async ({ page }) => {
    await page.goto('/shop');
    await page.goto(bumper);
    await featured(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(viewer(page)).toHaveCount(0);
  });

  test('a viewer that does not load is reported with its file; the page stays usable, and the next click retries', async ({
    page,
  }) => {
    await loseTheViewer(page);
    await page.goto(bumper);
    await featured(page, 1).click();
    await expect(page.getByText(/Error al cargar: \/assets\/viewer\./).first()).toBeVisible();
    await page.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(featured(page, 2)).toBeVisible();
    await page.unroute(/\/assets\/viewer\.[^/]*\.js$/);
    await featured(page, 2).click();
    await expect(viewer(page)).toBeVisible();
  });

  test('with reduced motion the next picture appears at once @deep', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(bumper);
    await page.getByRole('button', { name: 'Imagen siguiente' }).click();
    const slides = page.locator('.swiper-wrapper');
    expect(await slides.evaluate((wrapper) => wrapper.style.transitionDuration)).toBe('0ms');
    const width = await page
      .locator('.swiper-slide')
      .first()
      .evaluate((slide) => slide.clientWidth);
    // the scroll event comes with the next frame
    await expect(slides).toHaveCSS('transform', `matrix(1, 0, 0, 1, -${width}, 0)`);
  });

  test('a change to right-to-left text rebuilds the gallery, whose arrow and arrow keys change the picture @deep', async ({
    page,
  }) => {
    await page.goto(bumper);
    await expect(page.getByRole('button', { name: 'Imagen siguiente' })).toBeVisible();
    const leftToRight = await page.locator('.swiper').first().elementHandle();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.waitForFunction((gallery) => !gallery.isConnected, leftToRight);
    await page.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(page.locator('.swiper-rtl')).toBeVisible();
    await featured(page, 2).press('ArrowRight');
    await expect(featured(page, 1)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the gallery is swiped, a tap opens its viewer, and the buy bar adds the product to the cart', async ({
    page,
  }) => {
    await signedIn(page);
    await page.goto(bumper);
    await expect(page.getByRole('button', { name: 'Imagen siguiente' })).toBeVisible();
    await swipe(page, page.getByLabel(/^Ampliar: .*imagen 1$/), -180);
    await expect(page.getByRole('button', { name: 'Imagen 2 de 3' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await main(page).locator('button[form]').tap();
    await expect(cartLink(page)).toHaveAccessibleName(/1 artículo/);
    await page.getByLabel(/^Ampliar: .*imagen 2$/).tap();
    await expect(page.getByRole('dialog', { name: /^Imágenes de/ })).toBeVisible();
  });

  test('the buy bar of a product with options scrolls to the options @deep', async ({ page }) => {
    await signedIn(page);
    await page.goto('/shop/products/MAN-AC-3301');
    await page.getByRole('button', { name: 'Elegir opciones' }).tap();
    await expect(page.getByRole('radio', { name: 'Botella' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Botella' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Elegir opciones' })).toHaveCount(0);
    await page.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).tap();
    await expect(page.getByText('Elija una opción.')).toBeVisible();
    await page.getByRole('radio', { name: 'Funda con pico' }).tap();
    await page.getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).tap();
    await expect(cartLink(page)).toHaveAccessibleName(/1 artículo/);
  });

  test('the buy bar appears together with its form', async ({ page }) => {
    await signedIn(page);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/forms\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/shop/products/MAN-AC-3301');
    await expect(page.getByRole('tab').first()).toBeVisible();
    const bar = page.getByRole('button', { name: 'Elegir opciones' });
    await expect(bar).toHaveCount(0);
    release();
    await bar.tap();
    await expect(page.getByRole('radio', { name: 'Botella' })).toBeFocused();
  });

  test('the buy bar covers nothing at the end of the page @deep', async ({ page }) => {
    await signedIn(page);
    await page.goto(pads);
    const bar = main(page).locator('button[form]');
    await expect(bar).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [barBox, foot] = await Promise.all([
      bar.boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect(barBox!.y + barBox!.height).toBeLessThanOrEqual(foot!.y);
  });

  test('no tab of a product is wider than the screen @deep', async ({ page }) => {
    await withVehicle(page);
    await signedIn(page);
    for (const anchor of ['description', 'specification', 'fitment', 'reviews', 'equivalents']) {
      await page.goto(`${pads}#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test('a product row that fails leaves the rest of the page unchanged @deep', async ({ page }) => {
  const rows = '**/api/shop/product-rows?*';
  await page.route(rows, (route) => route.fulfill({ status: 503 }));
  await page.goto(pads);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unroute(rows);
  await main(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

for (const width of widths.filter((value) => coversValue(widths, value, 0))) {
  test(`no accessibility fault in any tab, nor in the viewer, at ${width} px @deep`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    // without motion, as a header that is just becoming low counts as half visible
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withVehicle(page);
    const faults: string[] = [];
    const inspect = async (what: string) => {
      for (const fault of await accessibilityFaults(page)) faults.push(`${what}: ${fault}`);
    };
    // a guest at one width sees the tabs that a customer sees at the other
    const tabs = async (who: string, first: number) => {
      const anchors = ['description', 'specification', 'fitment', 'reviews', 'equivalents'];
      const isCovered = (_anchor: string, position: number) => coversValue(widths, width, position + first);
      for (const anchor of anchors.filter(isCovered)) {
        await page.goto(`${pads}#${anchor}`);
        await page.waitForLoadState('networkidle');
        await inspect(`${who} ${anchor}`);
      }
    };
    await tabs('guest', 0);
    await page.goto(bumper);
    await page.getByLabel(/^Ampliar: .*imagen 1$/).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await inspect('viewer');
    await inEnglish(page);
    await signedIn(page, 'mayorista@demo.ec');
    await tabs('customer', 1);
    await page.goto(`${pads}#reviews`);
    await page.getByRole('button', { name: /Write a review|Change my review/ }).click();
    await page.getByRole('button', { name: 'Send review' }).click();
    await inspect('review form');
    expect(faults).toEqual([]);
  });
}
