import type { ReactNode } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router';
import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { recent } from '@/features/recent';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import { SearchBox } from './SearchBox';

const part = (id: number, codigo: string, descripcion: string, more: object = {}): Product =>
  parseProductRow(v.parse(productRow, { id, codigo, descripcion, ...more }));
const pads = part(1, 'FRE-PD-1042', 'Pastillas de freno', {
  numeroparte: 'KS-48213-B',
  precio: 23,
  precio_siniva: 20,
  cantidad: 4,
  disponibilidad: 'in-stock',
  equivalencias: ['96405129'],
});
const disc = part(2, 'FRE-DI-1101', 'Disco de freno');

const input = () => screen.getByRole('combobox', { name: 'Buscar repuestos' });
const options = () => screen.queryAllByRole('option');
const status = () => screen.getByRole('status');
const active = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

async function boxAt(
  at: string,
  options: Partial<Parameters<typeof renderWithStore>[1]> = {},
  box: ReactNode = <SearchBox />,
) {
  const shop = renderWithStore(box, { at, ...options });
  /** Preloads the panel by hovering. */
  await shop.user.hover(input());
  await screen.findByRole('status');
  const answer = (text: string, ...products: Product[]) =>
    shop.happens(catalog.suggestionsReceived({ text, products }));
  return { ...shop, answer };
}

describe('the search box while typing', () => {
  test('requests suggestions for each key, lists them with the typed text highlighted, and offers all results last', async () => {
    const { user, dispatched, answer } = await boxAt('/');
    await user.type(input(), 'fre');
    expect(dispatched(catalog.searchTyped).map(({ text }) => text)).toEqual(['f', 'fr', 'fre']);
    answer('fre', pads, disc);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Sugerencias' }).id);
    expect(options().map((option) => option.querySelector('p')?.textContent ?? option.textContent)).toEqual([
      'Pastillas de freno',
      'Disco de freno',
      'Ver todos los resultados',
    ]);
    expect([...options()[0]!.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'fre',
      'FRE',
    ]);
    expect(status()).toHaveTextContent('2 sugerencias');
  });

  test('marks a part that was found by a replaced number', async () => {
    const { user, answer } = await boxAt('/');
    await user.type(input(), '96405');
    answer('96405', pads);
    expect(options()[0]).toHaveTextContent('Reemplaza a 96405129');
  });

  test('shows no price and no stock to a guest, and both to a customer', async () => {
    const guest = await boxAt('/');
    await guest.user.type(input(), 'fre');
    guest.answer('fre', { ...pads, price: null, priceWithoutIva: null, stock: null, quantity: null });
    expect(options()[0]).not.toHaveTextContent(/\$|En stock/);
    guest.view.unmount();
    const { user, answer } = await boxAt('/', { before: [signInCustomer(buildCustomer({ discount: 10 }))] });
    await user.type(input(), 'fre');
    answer('fre', pads);
    expect(options()[0]).toHaveTextContent('$20,70');
    expect(options()[0]).toHaveTextContent(/En stock/);
  });

  test('keeps suggestions of another text that still match, without announcing them as the answer', async () => {
    const { user, answer } = await boxAt('/');
    await user.type(input(), 'fre');
    answer('fre', pads, disc);
    await user.type(input(), 'no disco');
    expect(options().map((option) => option.querySelector('p')?.textContent)).toEqual([
      'Disco de freno',
      undefined,
    ]);
    expect(status()).toBeEmptyDOMElement();
    await user.type(input(), 's');
    expect(options().map(({ textContent }) => textContent)).toEqual(['Ver todos los resultados']);
    expect(screen.getByText('Buscando…')).toBeInTheDocument();
  });

  test('links words that name one vehicle to its page', async () => {
    const { user, happens } = await boxAt('/');
    await user.type(input(), 'aveo 2019');
    const ways = { total: 2, corrected: null, car: 'Chevrolet Aveo 2019' };
    happens(catalog.suggestionsReceived({ text: 'aveo 2019', products: [pads], ways }));
    expect(screen.queryByRole('link')).toBeNull();
    await user.type(input(), ' 1.5');
    const known = { ...ways, vehicle: 'chevrolet-aveo-2019-1-5-l' };
    happens(catalog.suggestionsReceived({ text: 'aveo 2019 1.5', products: [pads], ways: known }));
    expect(screen.getByRole('link', { name: 'Ver lo que le sirve al Chevrolet Aveo 2019' })).toHaveAttribute(
      'href',
      '/vehicles/chevrolet-aveo-2019-1-5-l',
    );
  });

  test('shows links for an empty result', async () => {
    const { user, answer } = await boxAt('/');
    await user.type(input(), 'zzzz');
    answer('zzzz');
    expect(status()).toHaveTextContent('No hay productos que concuerden con esa descripción');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(options()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Todos los productos' })).toHaveAttribute(
      'href',
      '/shop/category/products',
    );
    const whatsapp = screen.getByRole('link', { name: 'Consultar por WhatsApp' });
    expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain('busco «zzzz»');
  });

  test('says that an empty result is not final while the catalogue is still being read', async () => {
    const { user, happens } = await boxAt('/');
    await user.type(input(), 'FRE-PD-108');
    const ways = { total: 0, corrected: null, car: null, isCut: true as const };
    happens(catalog.suggestionsReceived({ text: 'FRE-PD-108', products: [], ways }));
    expect(status()).toHaveTextContent('Todavía no aparece: el catálogo se está leyendo.');
  });

  test('shows a failed request, which can be retried', async () => {
    const { user, dispatched, happens } = await boxAt('/');
    await user.type(input(), 'f');
    happens(catalog.suggestionsFailed({ text: 'f', code: 'ERP_TIMEOUT' }));
    expect(status()).toHaveTextContent('No pudimos traer sugerencias');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(dispatched(catalog.searchTyped)).toHaveLength(2);
    expect(input()).toHaveFocus();
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('the keyboard in the search box', () => {
  const typed = async () => {
    const shop = await boxAt('/');
    await shop.user.type(input(), 'fre');
    shop.answer('fre', pads, disc);
    return shop;
  };

  test('moves through the suggestions with arrows that wrap around through the text field', async () => {
    const { user } = await typed();
    const visited: (string | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard('{ArrowDown}');
      visited.push(active()?.querySelector('p')?.textContent ?? active()?.textContent ?? undefined);
    }
    expect(visited).toEqual(['Pastillas de freno', 'Disco de freno', 'Ver todos los resultados', undefined]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Ver todos los resultados');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    expect(input()).toHaveFocus();
  });

  test.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}', 'x'])(
    'returns to the text with %s',
    async (key) => {
      const { user } = await typed();
      await user.keyboard('{ArrowDown}');
      await user.keyboard(key);
      expect(active()).toBeNull();
    },
  );

  test('searches for the text with Enter on the option for all results', async () => {
    const { user, dispatched } = await typed();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'fre' }]);
  });

  test('opens the selected part with Enter, without a search', async () => {
    const { user, dispatched } = await typed();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dispatched(catalog.searchSubmitted)).toEqual([]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('searches for the text with Enter while no suggestion is selected', async () => {
    const { user, dispatched } = await typed();
    await user.keyboard('{Enter}');
    expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'fre' }]);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['fre pd-1042', 'ks48213b'])(
    'opens with Enter the only part that has the number %s',
    async (number) => {
      const { user, dispatched, answer } = await boxAt('/');
      await user.type(input(), number);
      answer(number, pads, disc);
      await user.keyboard('{Enter}');
      expect(dispatched(catalog.searchSubmitted)).toEqual([]);
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    },
  );

  test('searches with Enter for a number that two parts have', async () => {
    const { user, dispatched, answer } = await boxAt('/');
    await user.type(input(), 'ks48213b');
    answer('ks48213b', pads, { ...disc, partNumber: pads.partNumber });
    await user.keyboard('{Enter}');
    expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'ks48213b' }]);
  });

  test('searches with Enter for a number whose answer has not arrived', async () => {
    const { user, dispatched, answer } = await boxAt('/');
    await user.type(input(), 'fre pd 104');
    answer('fre pd 104', pads);
    await user.type(input(), '2{Enter}');
    expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'fre pd 1042' }]);
  });

  test('closes the suggestions with Escape, and empties the box with a second Escape', async () => {
    const { user, dispatched } = await typed();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('fre');
    expect(dispatched(catalog.searchLeft)).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('');
  });

  test('opens closed suggestions again with an arrow key, at the first or the last option', async () => {
    const { user } = await typed();
    await user.keyboard('{Escape}{ArrowDown}');
    expect(active()).toHaveTextContent('Pastillas de freno');
    await user.keyboard('{Escape}{ArrowUp}');
    expect(active()).toHaveTextContent('Ver todos los resultados');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the same suggestion selected when another suggestion is added before it', async () => {
    const { user, happens } = await typed();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const more = part(3, 'FRE-AA-1', 'Freno de mano');
    happens(catalog.suggestionsReceived({ text: 'fre', products: [more, pads, disc] }));
    expect(active()).toHaveTextContent('Disco de freno');
  });
});

test('the clear button empties the box and keeps the focus in it', async () => {
  const { user } = await boxAt('/');
  await user.type(input(), 'fre');
  await user.click(screen.getByRole('button', { name: 'Borrar lo escrito' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Borrar lo escrito' })).not.toBeInTheDocument();
});

test('suggestions close on a click outside and when the focus leaves, and stay when a phone closes its keyboard', async () => {
  const { user, answer } = await boxAt('/');
  await user.type(input(), 'fre');
  answer('fre', pads);
  fireEvent.blur(input(), { relatedTarget: null });
  expect(options()).toHaveLength(2);
  await user.click(document.body);
  expect(options()).toHaveLength(0);
  await user.click(input());
  expect(options()).toHaveLength(2);
  // the clear button, the search button, then out
  await user.tab();
  await user.tab();
  expect(options()).toHaveLength(2);
  fireEvent.blur(document.activeElement!, { relatedTarget: document.body });
  expect(options()).toHaveLength(0);
});

describe('recent searches', () => {
  const before = ['bujía', 'filtro de aceite'].map((text) => catalog.searchSubmitted({ text }));

  test('are offered before typing, the latest first, and can be searched again', async () => {
    const { user, dispatched } = await boxAt('/', { before });
    expect(input()).toHaveValue('');
    await user.click(input());
    const list = screen.getByRole('listbox', { name: 'Búsquedas recientes' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['filtro de aceite', 'bujía']);
    expect(status()).toHaveTextContent('2 búsquedas recientes');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'bujía' }]);
  });

  test('are removed one by one with a button or key, or all together', async () => {
    const { user, dispatched } = await boxAt('/', {
      before: [...before, catalog.searchSubmitted({ text: 'disco' })],
    });
    await user.click(input());
    await user.click(screen.getByRole('button', { name: 'Olvidar «bujía»' }));
    expect(input()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Delete}');
    expect(options().map(({ textContent }) => textContent)).toEqual(['filtro de aceite']);
    await user.click(screen.getByRole('button', { name: 'Borrar todas' }));
    expect(dispatched(recent.searchesForgotten)).toHaveLength(1);
    expect(options()).toEqual([]);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  test('can be removed by keyboard alone', async () => {
    const { user, dispatched } = await boxAt('/', { before });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Borrar todas' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(dispatched(recent.searchForgotten)).toEqual([{ text: 'filtro de aceite' }]);
  });

  test('show no panel when there are none', async () => {
    const { user } = await boxAt('/');
    await user.click(input());
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(status()).toBeEmptyDOMElement();
  });
});

test('the box contains the searched text on the page of results', async () => {
  const { dispatched, user } = await boxAt('/shop/shop-grid-4-sidebar?search=bujía+4');
  expect(input()).toHaveValue('bujía 4');
  await user.click(input());
  expect(dispatched(catalog.searchTyped)).toEqual([{ text: 'bujía 4' }]);
});

test('the box stays empty on the page of results after it was emptied', async () => {
  const { user } = await boxAt('/shop/shop-grid-4-sidebar?search=bujía');
  await user.clear(input());
  expect(input()).toHaveValue('');
});

describe('a search that another page submits', () => {
  const grid = '/shop/shop-grid-4-sidebar?search=';

  async function boxOnGrid(search: string) {
    let navigate: NavigateFunction | undefined;
    function Navigator() {
      navigate = useNavigate();
      return <SearchBox />;
    }
    const shop = await boxAt(grid + search, {}, <Navigator />);
    return { ...shop, arrive: (other: string) => act(async () => navigate?.(grid + other)) };
  }

  test('does not replace text that is being typed', async () => {
    const { user, arrive } = await boxOnGrid('bujía');
    await user.type(input(), ' fre');
    expect(input()).toHaveValue('bujía fre');
    await arrive('disco');
    expect(input()).toHaveValue('bujía fre');
  });

  test('replaces the text of a box whose suggestions are closed', async () => {
    const { user, arrive } = await boxOnGrid('bujía');
    await user.type(input(), ' fre{Escape}');
    await arrive('disco');
    expect(input()).toHaveValue('disco');
  });

  test('closes the suggestions of the previous text', async () => {
    const { user, answer, arrive } = await boxOnGrid('fre');
    await user.click(input());
    answer('fre', pads, disc);
    expect(options()).toHaveLength(3);
    await arrive('disco');
    expect(options()).toEqual([]);
  });
});
