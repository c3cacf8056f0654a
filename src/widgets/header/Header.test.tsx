import { fireEvent, screen, within } from '@testing-library/react';
import { getDemoPath, narrowHeaders, wideHeaders } from '@/features/navigation';
import { loadDepartments } from '@/testing/departments';
import { renderWithStore } from '@/testing/renderWithStore';
import { Header } from './Header';

const atWidth = (pixels: number) => {
  window.matchMedia = (query: string) =>
    // only the members that the hooks use
    ({
      matches: pixels >= Number(/(\d+)px/.exec(query)?.[1]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
};
const show = (at: string, pixels: number) => {
  atWidth(pixels);
  return renderWithStore(<Header />, { at, before: [loadDepartments()] });
};
const header = () => screen.getByRole('banner');

describe('the header', () => {
  test.each(wideHeaders)(
    'has all its controls on a wide screen, and no mobile menu, in the variant %s',
    async (variant) => {
      show(getDemoPath(variant), 1440);
      expect(await within(header()).findByRole('button', { name: 'Departamentos' })).toBeVisible();
      expect(header()).toHaveAttribute('data-header', variant);
      expect(within(header()).getByRole('link', { name: /inicio$/ })).toBeVisible();
      expect(within(header()).getByRole('combobox', { name: 'Buscar repuestos' })).toBeVisible();
      expect(within(header()).getByRole('button', { name: 'Seleccionar vehículo' })).toBeVisible();
      expect(within(header()).getByRole('button', { name: /^Carrito: vacío, .*con IVA$/ })).toBeVisible();
      expect(within(header()).queryByRole('button', { name: 'Abrir menú' })).not.toBeInTheDocument();
    },
  );

  test.each(narrowHeaders)('has a mobile menu on a phone, and no departments, in variant %s', (variant) => {
    show(getDemoPath(variant), 390);
    expect(header()).toHaveAttribute('data-header', variant);
    expect(within(header()).getByRole('button', { name: 'Abrir menú' })).toBeVisible();
    expect(within(header()).queryByRole('button', { name: 'Departamentos' })).not.toBeInTheDocument();
  });

  test('has a search hint that fits on the narrowest phone', () => {
    show('/', 320);
    fireEvent.click(within(header()).getByRole('button', { name: 'Busque un repuesto' }));
    const hint = within(header()).getByRole('combobox').getAttribute('placeholder') ?? '';
    // a focused field cuts a longer hint without showing that it is cut
    expect(hint.length).toBeLessThanOrEqual(18);
  });

  test('has the search in its own row on a tablet', () => {
    show('/', 820);
    expect(within(header()).getByRole('combobox', { name: 'Buscar repuestos' })).toBeVisible();
    expect(within(header()).queryByRole('button', { name: 'Busque un repuesto' })).not.toBeInTheDocument();
  });

  test('links a demo page to the demos of all headers for wide screens, and marks the current page', async () => {
    show('/header-classic-variant-two', 1440);
    const switcher = await screen.findByRole('navigation', { name: 'Variantes de cabecera' });
    const links = within(switcher).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(wideHeaders.map(getDemoPath));
    expect(within(switcher).getByRole('link', { name: 'Clásica 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('has no switcher of headers on pages that are no demos', () => {
    show('/', 1440);
    expect(screen.queryByRole('navigation', { name: 'Variantes de cabecera' })).not.toBeInTheDocument();
  });
});

describe('the menu of vehicle systems', () => {
  const link = (name: string) => screen.findByRole('link', { name });

  test('links to lists of parts', async () => {
    const { user } = show('/', 1440);
    await user.click(screen.getByRole('button', { name: 'Por sistema' }));
    await link('Neblineros');
    const links = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/shop/shop-grid-4-sidebar?search='))).toHaveLength(20);
  });

  test('gets the focus with the down key, moves it with the arrows, and returns it with Escape', async () => {
    const { user } = show('/', 1440);
    const button = screen.getByRole('button', { name: 'Por sistema' });
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(await link('Faros y luces')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await link('Neblineros')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await link('Discos')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{End}');
    expect(await link('Focos')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(await link('Focos')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });
});
