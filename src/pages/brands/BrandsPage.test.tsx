import { fireEvent, screen } from '@testing-library/react';
import { content } from '@/features/content';
import { navigation } from '@/features/navigation';
import { renderWithStore } from '@/testing/renderWithStore';
import BrandsPage from './BrandsPage';
import { groupByLetter } from './byLetter';

const brand = (name: string, fields: object = {}) => ({
  slug: name.toLowerCase(),
  name,
  country: 'EC',
  image: '',
  ...fields,
});
const open = (...events: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<BrandsPage />, { at: '/shop/brands', before: [...events] });
const received = (...brands: ReturnType<typeof brand>[]) => content.brandsReceived({ brands });

test('a brand links to its parts', () => {
  open(received(brand('Andivor', { image: '/images/brands/andivor.svg' })));
  const link = screen.getByRole('link', { name: 'Andivor Ecuador' });
  expect(link).toHaveAttribute('href', '/shop/shop-grid-4-sidebar?search=Andivor&filter_brand=andivor');
});

test('a wordmark that fails to load is replaced by the name', () => {
  const { view } = open(received(brand('Andivor', { image: '/images/brands/andivor.svg' })));
  const image = view.container.querySelector('img')!;
  fireEvent.error(image);
  expect(view.container.querySelector('img')).toBeNull();
  expect(screen.getAllByText('Andivor')).toHaveLength(2);
});

test('a page of more than twenty brands has links to their initial letters, and a shorter page has none', () => {
  const names = Array.from({ length: 21 }, (_, at) => `${String.fromCharCode(65 + (at % 5))}${at}`);
  const { happens } = open(received(...names.slice(0, 20).map((name) => brand(name))));
  expect(screen.queryByRole('navigation', { name: 'Ir a una letra' })).not.toBeInTheDocument();
  happens(received(...names.map((name) => brand(name))));
  const links = screen.getByRole('navigation', { name: 'Ir a una letra' }).querySelectorAll('a');
  expect([...links].map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(document.getElementById(links[0]!.hash.slice(1))).toHaveTextContent('A');
});

test('brands are grouped by their first letter without its accent, and those that begin with a digit under #', () => {
  expect(
    groupByLetter([brand('Zeta'), brand('Ándes'), brand('3K'), brand('Amparo')]).map(({ letter }) => letter),
  ).toEqual(['#', 'A', 'Z']);
});

test('a failed request of the brands is shown with a retry, and an empty list with a message', async () => {
  const { user, dispatched, happens } = open(
    content.brandsAsked(),
    content.brandsFailed({ code: 'DATABASE_UNAVAILABLE' }),
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
  happens(received());
  expect(screen.getByRole('heading', { name: 'Aún no hay marcas' })).toBeVisible();
});
