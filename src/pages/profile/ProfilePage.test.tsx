import { screen, within } from '@testing-library/react';
import { accountData } from '@/features/accountData';
import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import { i18n } from '@/features/i18n';
import { openSessions } from '@/features/openSessions';
import { recentSelectors } from '@/features/recent';
import { buildCustomer, buildSeller, renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import ProfilePage from './ProfilePage';

const open = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<ProfilePage />, { at: '/account/profile', before });

test('the profile shows the customer’s data, and a contact for changes', () => {
  open(signInCustomer());
  for (const fact of ['Taller Ñañez S.A.', 'Taller El Pistón', 'C0001', 'compras@taller.ec'])
    expect(screen.getByText(fact)).toBeVisible();
  const changeRequestLink = screen.getByRole('link', { name: 'Pedir un cambio por WhatsApp' });
  expect(decodeURIComponent(changeRequestLink.getAttribute('href') ?? '')).toContain(
    'C0001 (Taller El Pistón)',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the profile of a seller shows the seller’s name and no discount', () => {
  open(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  expect(screen.getByText('Ana Vera')).toBeVisible();
  expect(screen.queryByText('Descuento')).not.toBeInTheDocument();
});

test('each language has the name that its speakers use, and can be chosen', async () => {
  const { user, dispatched } = open(signInCustomer());
  expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(dispatched(i18n.languageChosen)).toEqual([{ language: 'en' }]);
});

test('searches and viewed products are cleared by their buttons', async () => {
  const { user, store } = open(
    signInCustomer(),
    catalog.searchSubmitted({ text: 'filtro' }),
    catalog.productViewed({ product: { id: 1, slug: 'a', sku: 'A', name: 'A', images: [] } }),
  );
  await user.click(screen.getByRole('button', { name: 'Borrar búsquedas recientes' }));
  await user.click(screen.getByRole('button', { name: 'Borrar repuestos vistos' }));
  expect(recentSelectors.searches(store.getState())).toEqual([]);
  expect(recentSelectors.products(store.getState())).toEqual([]);
});

test('the profile lists the account’s sessions, and a button ends all but the current session', async () => {
  const at = '2026-11-26T15:00:00.000Z';
  const here = { device: 'Firefox · Windows', startedAt: at, lastSeenAt: at, isCurrent: true };
  const phone = { device: '', startedAt: at, lastSeenAt: at, isCurrent: false };
  const { user, dispatched } = open(signInCustomer(), openSessions.listReceived({ sessions: [here, phone] }));
  const rows = within(screen.getByRole('heading', { name: 'Sesiones abiertas' }).parentElement!);
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Firefox · WindowsEste navegador',
    expect.stringMatching(/^Otro navegadorÚltima actividad: 26 nov/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Cerrar las demás' }));
  expect(dispatched(openSessions.othersEndRequested)).toHaveLength(1);
});

test('a profile with a single session has no button to end other sessions', () => {
  const at = '2026-11-26T15:00:00.000Z';
  const here = { device: 'Firefox · Windows', startedAt: at, lastSeenAt: at, isCurrent: true };
  open(signInCustomer(), openSessions.listReceived({ sessions: [here] }));
  expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument();
});

test('an account of the ERP sees a contact for deletion, and can download its data', async () => {
  const { user, dispatched, happens } = open(signInCustomer());
  expect(screen.getByText(/para eliminarla escriba a ventas@/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  expect(dispatched(accountData.downloadRequested)).toHaveLength(1);
  happens(accountData.downloaded());
  expect(screen.getByText('El archivo está entre sus descargas.')).toBeVisible();
});

test('an account made in the shop is deleted with its password, which is not in the log', async () => {
  const { user, dispatched, happens } = open(
    auth.customerSignedIn({ account: buildCustomer({ code: 'WEB-ABCDEF2345' }), returnTo: null }),
  );
  await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar su cuenta' }));
  expect(dialog.getByText(/quedan 7 años/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Eliminar mi cuenta' });
  await user.click(confirm);
  expect(dialog.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(/Complete este campo/);
  expect(dispatched(accountData.deletionSubmitted)).toEqual([]);
  await user.type(dialog.getByLabelText('Contraseña actual'), 'falsa');
  await user.dblClick(confirm);
  expect(dispatched(accountData.deletionSubmitted)).toEqual([{ password: '[redacted]' }]);
  happens(accountData.deletionRefused({ code: 'AUTH_WRONG_PASSWORD' }));
  expect(dialog.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
    /no es su contraseña actual/,
  );
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
