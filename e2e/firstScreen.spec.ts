import type { Page } from '@playwright/test';
import { takeEveryOther } from '@/testing/testDepth';
import {
  cartIndicator,
  expect,
  misbehave,
  readThrough,
  signIn,
  startSession,
  test,
  waitForRenderedPage,
} from './fixtures';

/** Every second case belongs to the usual run. */
const pages = takeEveryOther([
  ...['/', '/home-two'],
  ...['/shop', '/shop/brands'],
  ...['/shop/category/05-001/products', '/site/about-us'],
  ...['/shop/products/FRE-PD-1042', '/site/contact-us-v1'],
  '/blog',
]);

/** Records the page's requests to the service. */
function questions(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  return requests;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a page is hydrated although the storage is full, and says that nothing can be stored', async ({
  page,
}) => {
  await waitForRenderedPage(page, '/blog');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  // a React error while the page is hydrated fails every story
  await page.goto('/blog');
  await expect(page.getByText(/^Este navegador no puede guardar más datos/)).toBeVisible();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of pages) {
    test(`${path} is rendered, with its title and its canonical URL`, async ({ page }) => {
      await waitForRenderedPage(page, path);
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveTitle(/Repuestos Andina$/);
      await expect(
        page.locator(
          '#shop a:not([href^="/"], [href^="#"]:not([href="#"]), [href^="https:"], [href^="tel:"], [href^="mailto:"])',
        ),
      ).toHaveCount(0);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
      const address = page.locator('link[rel=canonical]');
      await expect(address).toHaveAttribute('href', new RegExp(`^http://127.0.0.1:\\d+${path}$`));
      expect(await page.content()).not.toContain('"precio');
    });
  }

  test('a shared product link shows what the part is, and no price', async ({ page }) => {
    await waitForRenderedPage(page, '/shop/products/FRE-PD-1042');
    await page.goto('/shop/products/FRE-PD-1042');
    const [about, path] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(about ?? '')).toMatchObject({ '@type': 'Product', sku: 'FRE-PD-1042' });
    expect(about).not.toContain('offers');
    expect(JSON.parse(path ?? '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Inicio' },
        { name: 'Desgaste' },
        { name: 'Pastillas y zapatas' },
        { name: /^Pastillas de freno/.exec((await heading(page).textContent()) ?? '')?.input },
      ],
    });
  });
});

for (const path of [
  ...pages,
  '/no/such/page',
  '/shop/products/FRE-PD-1042?utm_source=boletin&fbclid=IwAR0',
]) {
  test(`${path} keeps its rendered heading when it is hydrated, and requests none of its data again`, async ({
    page,
  }) => {
    await waitForRenderedPage(page, path);
    const requests = questions(page);
    await page.goto(path, { waitUntil: 'load' });
    const drawn = await heading(page).elementHandle();
    // waits until the page is hydrated
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await expect(heading(page)).toBeVisible();
    expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true);
    expect(requests.filter((question) => !/product-rows|reviews/.test(question))).toEqual([]);
  });
}

test('a page shows the number of pieces in the stored cart, and is in the stored language', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/shop/products/FRE-PD-1042');
  await page
    .getByRole('main')
    .getByRole('complementary')
    .getByRole('button', { name: 'Agregar al carrito' })
    .click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => localStorage.setItem('language', '"en"'));
  await page.goto('/site/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(
    /1 item/,
  );
});

test('the page of a list offers a retry while the ERP is down', async ({ page }) => {
  await misbehave(page, 'error500');
  await page.goto('/shop/category/05-001/products');
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
});

test.describe('before hydration', () => {
  /** Blocks the bundle until the story releases it. */
  async function openRendered(page: Page, path: string): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/main.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    return letGo;
  }
  const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar repuestos' });

  test('a search that is typed and submitted runs after hydration', async ({ page }) => {
    const letShopCome = await openRendered(page, '/shop/products/FRE-PD-1042');
    await box(page).fill('filtro');
    await box(page).press('Enter');
    letShopCome();
    await expect(page).toHaveURL(/search=filtro$/);
  });

  test('text typed before hydration shows its suggestions', async ({ page }) => {
    const letShopCome = await openRendered(page, '/');
    await box(page).fill('FRE-PD-1042');
    letShopCome();
    await expect(page.getByRole('option', { name: /FRE-PD-1042/ })).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  for (const [title, stored] of [
    ['the page is hydrated', null],
    ['the page is rendered again', '["bujía"]'],
  ])
    test(`a vehicle finder that is filled in by keyboard keeps focus and values when ${title}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => value && localStorage.setItem('recentSearches', value), stored);
      const letShopCome = await openRendered(page, '/');
      const control = (name: string) =>
        page.getByRole('tabpanel', { name: 'Por vehículo' }).getByRole('combobox', { name });
      await control('Año').focus();
      await page.keyboard.type('2012');
      await page.keyboard.press('Tab');
      await expect(control('Marca')).toBeFocused();
      letShopCome();
      await expect(control('Marca').getByRole('option', { name: 'Chevrolet' })).toBeAttached();
      await page.keyboard.type('Chevrolet');
      await page.keyboard.press('Tab');
      await expect(control('Marca')).toHaveValue('Chevrolet');
      await expect(control('Modelo')).toBeFocused();
    });

  test('a press before hydration takes effect once', async ({ page }) => {
    const letShopCome = await openRendered(page, '/shop/products/FRE-PD-1042');
    await page.getByRole('button', { name: 'Seleccionar vehículo' }).click();
    letShopCome();
    await expect(page.getByRole('region', { name: 'Seleccionar vehículo' })).toBeVisible();
  });

  test('a link can be followed, and typed text survives a re-render', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('recentSearches', '["bujía"]'));
    const letShopCome = await openRendered(page, '/shop/products/FRE-PD-1042');
    await box(page).fill('filtro');
    letShopCome();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box(page)).toHaveValue('filtro');
    await page.unrouteAll({ behavior: 'wait' });
    await openRendered(page, '/shop/products/FRE-PD-1042');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL(/about/);
  });
});

test('a form whose code loads late keeps the typed text, and is never submitted by the browser', async ({
  page,
}) => {
  let letFormsCome: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letFormsCome = resolve));
  await page.route('**/assets/forms.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/site/contact-us-v1');
  const form = page.getByRole('form', { name: 'Escríbanos' });
  const name = form.getByRole('textbox', { name: 'Nombre' });
  await name.fill('Ana');
  await name.pressSequentially(' Pérez');
  await name.press('Enter');
  letFormsCome();
  // the shop has handled the submit, and shows the errors
  await expect(form.getByRole('textbox', { name: 'Correo' })).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Ana Pérez');
  await expect(page).toHaveURL(/contact-us-v1$/);
});

test('a guest’s phone runs no code of forms, and code of filters and carousels only once they are used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // files that ran: a file that is only prefetched is requested by a link, not by a script
  const listRun = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name, initiatorType }) =>
            initiatorType === 'script' && /\/(?:forms|filters|swiper)\./.test(name),
        )
        .map(({ name }) => name.replace(/.*\/(\w+)\..*/, '$1')),
    );
  await page.goto('/');
  await readThrough(page);
  expect(await listRun()).toEqual([]);
  await page.goto('/shop/products/FRE-PD-1042');
  await readThrough(page);
  expect(await listRun()).toEqual([]);
  await page.getByRole('button', { name: 'Imagen siguiente' }).click();
  await expect(page.getByRole('button', { name: 'Imagen 2 de 3' })).toHaveAttribute('aria-current', 'true');
  // the press is answered before Swiper's code has loaded
  await expect.poll(listRun).toEqual(['swiper']);
  await page.goto('/shop/category/05-001/products');
  await readThrough(page);
  expect(await listRun()).toEqual([]);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  expect(await listRun()).toEqual(['filters']);
});

test('a page that does not exist has status 404, says so in its heading, and is marked noindex', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/shop/products/no-such-part', '/shop/category/no-such/products']) {
    await waitForRenderedPage(page, path);
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText('Página no encontrada');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a page that does not exist has status 404 for a signed-in customer, too', async ({ page }) => {
  await startSession(page, 'cliente@demo.ec');
  const getStatus = async (path: string) => (await page.request.get(path)).status();
  for (const path of [
    '/no/such/page',
    '/shop//cart',
    '/shop/products/no-such-part',
    '/shop/category/no-such/products',
    '/blog/no-such-article',
    '/vehicles/no-such-car',
    '/account/clientes',
    '/account/ordenes-vendedor',
  ])
    expect(await getStatus(path), path).toBe(404);
  for (const path of ['/shop/products/FRE-PD-1042', '/shop/category/05-001/products', '/account/orders'])
    expect(await getStatus(path), path).toBe(200);
  await page.goto('/account/ordenes-vendedor');
  await expect(heading(page)).toHaveText('Página no encontrada');
});

test('a URL with ?lang=en shows an English page, and the shop stays English', async ({ page }) => {
  await page.goto('/shop/products/FRE-PD-1042?lang=en', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/FRE-PD-1042\?lang=en$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/FRE-PD-1042\?lang=en$/);
  await expect(page.getByRole('combobox', { name: 'Search for parts' })).toBeVisible();
  await expect(page).toHaveURL(/FRE-PD-1042$/);
  await waitForRenderedPage(page, '/site/about-us');
  const served = await (
    await page.request.get('/site/about-us', { headers: { accept: 'text/html' } })
  ).text();
  expect(served).toContain(' lang="en"');
  await page.goto('/site/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page of a logged-in account arrives with its header, is not cached, and sends no session request', async ({
  page,
}) => {
  await signIn(page, 'cliente@demo.ec');
  await expect(page).toHaveURL(/dashboard$/);
  const requests = questions(page);
  const answer = await page.goto('/account/dashboard', { waitUntil: 'commit' });
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(await answer?.text()).toContain('<header');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Mi cuenta$/ })).toBeVisible();
  expect(requests).not.toContain('/api/shop/session');
});
