import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import { i18n } from '@/features/i18n';
import { recentSelectors } from '@/features/recent';
import { signInCustomer, renderWithStore, buildSeller } from '@/testing/renderWithStore';
import ProfilePage from './ProfilePage';

const open = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<ProfilePage />, { at: '/account/profile', before });

test('says what the shop knows of a customer, and whom to ask to change it', () => {
  open(signInCustomer());
  for (const fact of ['Taller Ñañez S.A.', 'Taller El Pistón', 'C0001', 'compras@taller.ec'])
    expect(screen.getByText(fact)).toBeVisible();
  const changeRequestLink = screen.getByRole('link', { name: 'Pedir un cambio por WhatsApp' });
  expect(decodeURIComponent(changeRequestLink.getAttribute('href') ?? '')).toContain(
    'C0001 (Taller El Pistón)',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a seller has neither level nor discount', () => {
  open(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  expect(screen.getByText('Ana Vera')).toBeVisible();
  expect(screen.queryByText('Descuento')).not.toBeInTheDocument();
});

test('the language is chosen by its own name', async () => {
  const { user, dispatched } = open(signInCustomer());
  expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(dispatched(i18n.languageChosen)).toEqual([{ language: 'en' }]);
});

test('searches and viewed products are cleared on request', async () => {
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
