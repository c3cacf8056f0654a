import type { Page } from '@playwright/test';
import { cartIndicator, expect, signIn, startSession, test } from './fixtures';

let made = 0;
/** Creates a new e-mail for each story, as accounts are permanent. */
const newEmail = () => `taller.${Date.now()}.${process.pid}.${(made += 1)}@ejemplo.ec`;

const main = (page: Page) => page.getByRole('main');
const sections = (page: Page) => page.getByRole('navigation', { name: 'Secciones de mi cuenta' });

async function signUp(page: Page, email = newEmail()) {
  await page.goto('/account/login?view=sign-up');
  await main(page).getByLabel('Correo electrónico').fill(email);
  await main(page).getByLabel('Contraseña', { exact: true }).fill('taller99');
  await main(page).getByLabel('Repita la contraseña').fill('taller99');
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  return email;
}

async function writeAddress(page: Page, street: string) {
  await page.goto('/account/addresses/new');
  await main(page).getByLabel('Nombres de quien recibe').fill('Rosa');
  await main(page).getByLabel('Apellidos de quien recibe').fill('Quishpe');
  await main(page).getByLabel('Teléfono').fill('099 123 4567');
  await main(page).getByLabel('Dirección', { exact: true }).fill(street);
  await main(page).getByLabel('Ciudad').fill('Ambato');
  await main(page).getByLabel('Provincia').selectOption('Tungurahua');
}

const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar dirección' }).click();
const card = (page: Page, street: string) => main(page).getByRole('listitem').filter({ hasText: street });

/** Types into the focused field, and tabs to the next one. */
async function type(page: Page, label: string, typed: string) {
  await expect(main(page).getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Tab');
}

/** Presses Tab until the control is focused. */
async function tabTo(page: Page, role: 'link' | 'button', name: string) {
  const control = main(page).getByRole(role, { name, exact: true });
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('an account is made, an address added and the password changed by keyboard alone', async ({ page }) => {
  const email = newEmail();
  await page.goto('/account/login');
  await expect(main(page).getByLabel('Contraseña')).toBeVisible();
  await tabTo(page, 'link', 'Crear una cuenta');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Crear cuenta' })).toBeVisible();
  await expect(main(page).getByLabel('Repita la contraseña')).toBeVisible();

  // an empty submit focuses the first invalid field
  await tabTo(page, 'button', 'Crear cuenta');
  await page.keyboard.press('Enter');
  await type(page, 'Correo electrónico', email);
  await type(page, 'Contraseña', 'taller99');
  await page.keyboard.press('Tab'); // skips the show-password button
  await type(page, 'Repita la contraseña', 'taller99');
  await page.keyboard.press('Enter'); // the show-password button
  await expect(main(page).getByLabel('Repita la contraseña')).toHaveAttribute('type', 'text');
  await tabTo(page, 'button', 'Crear cuenta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/dashboard$/);

  await expect(sections(page).getByRole('link', { name: 'Resumen de cuenta' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sections(page).getByRole('link', { name: 'Direcciones' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Aún no agrega direcciones')).toBeVisible();
  await tabTo(page, 'link', 'Agregar dirección');
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Nombres de quien recibe')).toBeVisible();
  await tabTo(page, 'button', 'Guardar dirección');
  await page.keyboard.press('Enter');
  await type(page, 'Nombres de quien recibe', 'Rosa');
  await type(page, 'Apellidos de quien recibe', 'Quishpe');
  await type(page, 'Teléfono', '099 123 4567');
  await type(page, 'Correo electrónico', '');
  await type(page, 'Empresa', 'Taller Quishpe');
  await type(page, 'País', '');
  await type(page, 'Dirección', 'Av. Cevallos 05-12');
  await type(page, 'Referencia', 'Junto al mercado');
  await type(page, 'Ciudad', 'Ambato');
  await type(page, 'Provincia', 'Tun');
  await tabTo(page, 'button', 'Guardar dirección');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/addresses$/);
  await expect(main(page).getByText('Se guardó la dirección Av. Cevallos 05-12.')).toBeVisible();
  await expect(card(page, 'Av. Cevallos 05-12')).toContainText('Tungurahua');

  await sections(page).getByRole('link', { name: 'Contraseña' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Contraseña actual')).toBeVisible();
  await main(page).getByLabel('Contraseña actual').focus();
  for (const [label, typed] of [
    ['Contraseña actual', 'otra-cosa'],
    ['Contraseña nueva', 'taller100'],
    ['Repita la contraseña', 'taller100'],
  ] as const) {
    await type(page, label, typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  // refused on the same page, which keeps focus and input
  await expect(main(page).getByLabel('Contraseña actual')).toBeFocused();
  await expect(main(page).getByLabel('Contraseña actual')).toHaveAccessibleDescription(
    'Esa no es su contraseña actual.',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('taller99');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Su contraseña cambió.', { exact: false })).toBeVisible();
  await expect(main(page).getByLabel('Contraseña actual')).toHaveValue('');
});

test('a sign-up from a hidden price leads back to the product, and a second sign-up with the same e-mail is refused', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.goto('/shop/products/MAN-FO-3102');
  await main(page).getByRole('link', { name: 'Inicie sesión para ver precios' }).first().click();
  await main(page).getByRole('link', { name: 'Crear una cuenta' }).click();
  // until the sign-up form is rendered, the login form is shown, which has two of its fields
  await expect(main(page).getByLabel('Repita la contraseña')).toBeVisible();
  await main(page).getByLabel('Correo electrónico').fill(email);
  await main(page).getByLabel('Contraseña', { exact: true }).fill('corta');
  await main(page).getByLabel('Repita la contraseña').fill('otra');
  await expect(main(page).getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
    /Elija otra contraseña/,
  );
  await expect(main(page).getByLabel('Repita la contraseña')).toHaveAccessibleDescription(
    'Las dos contraseñas no son iguales.',
  );
  await main(page).getByLabel('Contraseña', { exact: true }).fill('taller99');
  await main(page).getByLabel('Repita la contraseña').fill('taller99');
  await main(page).getByRole('button', { name: 'Crear cuenta' }).dblclick();
  await expect(page).toHaveURL(/\/shop\/products\/MAN-FO-3102$/);
  await expect(main(page).getByText('con IVA').first()).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/account/login?view=sign-up');
  await main(other).getByLabel('Correo electrónico').fill(email);
  await main(other).getByLabel('Contraseña', { exact: true }).fill('taller99');
  await main(other).getByLabel('Repita la contraseña').fill('taller99');
  await main(other).getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(main(other).getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /Ya existe una cuenta con ese correo/,
  );
  await other.context().close();
});

test('addresses are changed, made the default, removed and brought back @deep', async ({ page }) => {
  await signUp(page);
  await writeAddress(page, 'Calle Uno 1-11');
  await save(page);
  await expect(page).toHaveURL(/addresses$/);
  await writeAddress(page, 'Calle Dos 2-22');
  await save(page);
  await expect(card(page, 'Calle Dos 2-22')).toBeVisible();

  await card(page, 'Calle Dos 2-22').getByRole('button', { name: 'Usar como principal' }).click();
  await expect(card(page, 'Calle Dos 2-22')).toContainText('Dirección principal');
  await card(page, 'Calle Uno 1-11').getByRole('link', { name: 'Editar' }).click();
  await main(page).getByLabel('Referencia').fill('Portón azul');
  await save(page);
  await expect(card(page, 'Calle Uno 1-11')).toContainText('Portón azul');

  await card(page, 'Calle Dos 2-22').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page, 'Calle Dos 2-22')).toHaveCount(0);
  await expect(card(page, 'Calle Uno 1-11').getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(card(page, 'Calle Dos 2-22')).toContainText('Dirección principal');
  await page.reload();
  await expect(card(page, 'Calle Dos 2-22')).toContainText('Dirección principal');
  await expect(card(page, 'Calle Uno 1-11')).toContainText('Portón azul');
});

test('an address draft is kept across navigation @deep', async ({ page }) => {
  await startSession(page, 'mayorista@demo.ec');
  await page.goto('/account/addresses/new');
  await main(page).getByLabel('Dirección', { exact: true }).fill('Calle a medias');
  await sections(page).getByRole('link', { name: 'Perfil' }).click();
  await expect(main(page).getByText('Datos de la cuenta')).toBeVisible();
  await page.goBack();
  await expect(main(page).getByLabel('Dirección', { exact: true })).toHaveValue('Calle a medias');
  await main(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(main(page).getByLabel('Dirección', { exact: true })).toHaveValue('');
});

test('the branches of a customer are read-only, and an address with an unknown id is not found @deep', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/dashboard');
  await sections(page).getByRole('link', { name: 'Direcciones' }).click();
  await expect(main(page).getByRole('heading', { name: 'Sucursales registradas' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Pedir un cambio por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me/,
  );
  await page.goto('/account/addresses/C0001-1');
  await expect(main(page).getByText('las cambiamos nosotros', { exact: false })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Guardar dirección' })).toHaveCount(0);
  await page.goto('/account/addresses/de-nadie');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
});

test('the login page redirects a logged-in account to its return path, and ignores a hostile path @deep', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/login?return=%2Fshop%2Fcart');
  await expect(page).toHaveURL(/\/shop\/cart$/);
  for (const hostile of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'https://a:b@evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '%2F%2Fevil.example',
  ]) {
    await page.goto(`/account/login?return=${encodeURIComponent(hostile)}`);
    await expect(page).toHaveURL(/\/account\/dashboard$/);
  }
});

test('the profile shows the account’s data, names a contact for changes, and changes the language @deep', async ({
  page,
}) => {
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/dashboard');
  await sections(page).getByRole('link', { name: 'Perfil' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect(main(page).getByText('cliente@demo.ec')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Pedir un cambio por WhatsApp' })).toBeVisible();
  await main(page).getByRole('radio', { name: 'English' }).check();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('every section of the account opens with its heading, for a customer and for a seller @deep', async ({
  page,
  context,
}) => {
  const walk = async () => {
    await expect(sections(page).getByRole('link', { name: 'Perfil' })).toBeVisible();
    const ways = await sections(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of ways) {
      await page.goto(href);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByText('Error 404')).toHaveCount(0);
    }
  };
  await startSession(page, 'cliente@demo.ec');
  await page.goto('/account/dashboard');
  await walk();
  await context.clearCookies();
  await signIn(page, 'vendedor@demo.ec');
  await expect(page).toHaveURL(/clientes$/);
  await walk();
});

test('a mailed code sets a new password and signs the account in, and the sign-in leads to the return path', async ({
  page,
}) => {
  const email = await signUp(page);
  // an account that was made in the shop is named by its e-mail address, once
  await expect(main(page).getByText(email)).toHaveCount(1);
  await page.context().clearCookies();
  await page.goto('/account/login?return=/shop/wishlist');
  await main(page).getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  const form = page.getByRole('form', { name: 'Olvidé mi contraseña' });
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  const shown = main(page).getByText(/El código es [2-9A-HJ-NP-Z]{8}/);
  const [, code = ''] = /El código es (\w{8})/.exec((await shown.textContent()) ?? '') ?? [];

  await main(page)
    .getByLabel('Código')
    .fill(code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');
  await main(page).getByLabel('Contraseña nueva').fill('llave inglesa 19');
  await main(page).getByLabel('Repita la contraseña').fill('llave inglesa 19');
  const save = main(page).getByRole('button', { name: 'Guardar e ingresar' });
  await save.click();
  await expect(main(page).getByLabel('Código')).toHaveAccessibleDescription(/Ese código no es/);
  await main(page).getByLabel('Código').fill(code.toLowerCase());
  await save.click();
  await expect(page).toHaveURL(/\/shop\/wishlist$/);

  await page.context().clearCookies();
  await page.goto('/account/login');
  await main(page).getByLabel('Correo electrónico').fill(email);
  await main(page).getByLabel('Contraseña', { exact: true }).fill('llave inglesa 19');
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
});

test('a new account places an order after typing the code from its e-mail into one field', async ({
  page,
}) => {
  await signUp(page);
  await writeAddress(page, 'Calle Uno 1-11');
  await save(page);
  await expect(page).toHaveURL(/addresses$/);
  await page.goto('/shop/products/FRE-PD-1042');
  await main(page).getByRole('complementary').getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(cartIndicator(page)).toHaveAccessibleName(/1 artículo/);
  await page.goto('/shop/checkout');
  await main(page).getByRole('radio', { name: 'Calle Uno 1-11' }).check();
  await main(page).getByRole('checkbox').check();
  const place = main(page).getByRole('button', { name: 'Realizar pedido' });
  await expect(place).toBeEnabled();
  await place.click();
  const shown = main(page).getByText(/El código es [2-9A-HJ-NP-Z]{8}/);
  const [, code = ''] = /El código es (\w{8})/.exec((await shown.textContent()) ?? '') ?? [];
  await main(page).getByLabel('Código', { exact: true }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/checkout\/success\//);
});
