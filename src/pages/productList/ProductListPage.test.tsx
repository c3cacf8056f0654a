import { createAction, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { RootState } from '@/app/rootReducer';
import { parseCategoryRow } from '@/erp/rows/category';
import type { Product, ProductRow } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { catalog, toListPageQuery, type ProductQuery } from '@/features/catalog';
import { writeListRequest } from '@/features/catalog/fetchList';
import { navigation, usePlace, type Place } from '@/features/navigation';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { addIva, applyDiscount } from '@/shared/money';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { getToday } from '@/shared/time';
import { listProducts } from '@/testing/listService';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/products';
// preloads the lazy parts: a test waits for no chunk
import '@/widgets/notFound/NotFound';
import '@/widgets/product/ProductTable';
import './filterParts';
import './listParts';
import ProductListPage from './ProductListPage';

/** Products whose names and prices sort in opposite orders. */
const products = (count: number, rowOf: (index: number) => Partial<ProductRow> = () => ({})): Product[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const price = { precio: 1000 - index, precio_siniva: 900 - index };
    return buildPart({
      id: index + 1,
      codigo: `P-${number}`,
      descripcion: `Repuesto ${number}`,
      ...price,
      ...rowOf(index),
    });
  });
const allProducts: ProductQuery = { kind: 'all' };

/** Products of the service's catalogue, as a test fills it. */
let catalogue: Product[] = [];
const catalogueFilled = createAction<Product[]>('test/catalogueFilled');
const has = (count: number, rowOf?: (index: number) => Partial<ProductRow>): UnknownAction =>
  catalogueFilled(products(count, rowOf));

/** Answers the list of the URL as the service would. */
function Service() {
  const place = usePlace();
  const store = useAppStore<RootState>();
  const account = useAppSelector(authSelectors.isSignedIn);
  const vehicle = useAppSelector(vehiclesSelectors.current);
  useLayoutEffect(() => answer(store, place), [store, place, account, vehicle]);
  return null;
}
function answer(store: Store<RootState>, place: Place): void {
  const shelf = toListPageQuery(place);
  if (shelf?.kind !== 'all') return;
  const state = store.getState();
  const isSignedIn = authSelectors.isSignedIn(state);
  const vehicle = vehiclesSelectors.current(state)?.id ?? null;
  const fields = writeListRequest(shelf, { isSignedIn, vehicle });
  const pay = (price: number) => addIva(applyDiscount(price, authSelectors.discount(state)), getToday());
  const list = listProducts(catalogue, fields, { isSignedIn, pay });
  const { products: _, ...found } = list.body;
  store.dispatch(catalog.shelfReceived({ shelf, products: list.products, found }));
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
};
const address = () => screen.getByTestId('address').textContent;
/** Renders the page and waits for the lazy controls. */
const list = async (at: string, ...before: UnknownAction[]) => {
  catalogue = before.find(catalogueFilled.match)?.payload ?? [];
  const shop = renderWithStore(
    <>
      <ProductListPage />
      <Address />
      <Service />
    </>,
    { at, before },
  );
  await screen.findByLabelText('Ordenar por');
  return shop;
};
/** Renders a list without controls: nothing to sort or filter. */
const renderBareList = (at: string, ...before: UnknownAction[]) =>
  renderWithStore(<ProductListPage />, { at, before });

const phone = window.matchMedia;
const onDesktop = () => {
  window.matchMedia = (media) => ({ ...phone(media), matches: true });
};
afterEach(() => {
  window.matchMedia = phone;
});

const all = '/shop/category/products';
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const count = () => screen.getByText(/^\d+ repuestos?$/);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('a list shows its count and sixteen products a page, in the sequence in which the ERP sends them', async () => {
  await list(all, has(20));
  expect(screen.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
  expect(names()).toHaveLength(16);
  expect(names()[0]).toBe('Repuesto 001');
  expect(count()).toHaveTextContent('20 repuestos');
});

test('the count of a catalogue that is still being read is not shown as a total', async () => {
  onDesktop();
  const { happens, store } = await list(all, has(20));
  const { products: rows, body } = listProducts(catalogue, {});
  happens(catalog.shelfReceived({ shelf: allProducts, products: rows, found: { ...body, isCut: true } }));
  expect(store.getState().catalog.shelves).not.toEqual({});
  expect(screen.getByText('20+ repuestos, leyendo más')).toBeVisible();
  expect(await screen.findByText(/Las cantidades son de lo que se ha leído/)).toBeVisible();
});

test('rows stay on the screen while another page loads, and are marked busy', async () => {
  const { happens } = renderWithStore(<ProductListPage />, {
    at: `${all}?page=2`,
    before: [has(0)],
  });
  const found = { ...listProducts(products(20), {}).body, page: 2, pages: 3 };
  const shelf = { kind: 'all' as const, query: { page: '2' } };
  happens(catalog.shelfReceived({ shelf, products: products(3), found }));
  const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
  await userEvent.click(pages.getByRole('link', { name: 'Página 3' }));
  expect(names()).toHaveLength(3);
  expect(document.querySelector('main [aria-busy=true], [aria-busy=true] article')).not.toBeNull();
});

test('the next page is prefetched when the pointer reaches its link', async () => {
  const { user, dispatched } = await list(all, has(40));
  await user.hover(screen.getByRole('link', { name: 'Página 2' }));
  expect(dispatched(catalog.listApproached)).toEqual([{ path: `${all}?page=2` }]);
});

test('page, page size, sort order and view of a list are read from the URL', async () => {
  await list(`${all}?page=2&limit=8&sort=name_desc&view=list`, has(20));
  expect(names()).toHaveLength(8);
  expect(names()[0]).toBe('Repuesto 012');
  expect(screen.getByLabelText('Ordenar por')).toHaveValue('name_desc');
  expect(screen.getByLabelText('Por página')).toHaveValue('8');
  expect(screen.getByRole('radio', { name: 'Lista' })).toBeChecked();
});

test('the links to other pages keep the rest of the URL', async () => {
  await list(
    `${all}?limit=8&sort=name_asc&view=list&filter_brand=a,b`,
    has(20, () => ({ marca: 'a' })),
  );
  const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
  expect(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'href',
    `${all}?page=2&limit=8&sort=name_asc&view=list&filter_brand=a,b`,
  );
});

test('a change of the sort order or of the page size leads back to the first page', async () => {
  const { user } = await list(`${all}?page=2`, has(20));
  expect(names()).toEqual(['Repuesto 017', 'Repuesto 018', 'Repuesto 019', 'Repuesto 020']);
  await user.selectOptions(screen.getByLabelText('Por página'), '8');
  expect(names()[0]).toBe('Repuesto 001');
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nombre, Z a A');
  expect(names()[0]).toBe('Repuesto 020');
  expect(address()).toBe(`${all}?limit=8&sort=name_desc`);
});

test('a change of the view keeps the page number, and can be made with the arrow keys', async () => {
  const { user } = await list(`${all}?page=2`, has(20));
  await user.click(screen.getByRole('radio', { name: 'Cuadrícula' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Cuadrícula con características' })).toHaveFocus();
  expect(address()).toBe(`${all}?page=2&view=features`);
  await user.click(screen.getByRole('radio', { name: 'Tabla' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /Repuesto 017/ })).toBeVisible();
});

test.each(['page=99', 'page=2&limit=16&sort=precio&view=todo'])(
  'the query %s in a typed URL shows the last page',
  async (query) => {
    await list(`${all}?${query}`, has(20));
    expect(names()).toEqual(['Repuesto 017', 'Repuesto 018', 'Repuesto 019', 'Repuesto 020']);
  },
);

describe('for a guest', () => {
  test('sorting by price is not offered, and has no effect', async () => {
    await list(`${all}?sort=price_asc`, has(3));
    expect(names()[0]).toBe('Repuesto 001');
    expect(screen.queryByRole('option', { name: 'Precio, menor a mayor' })).not.toBeInTheDocument();
  });

  test('filters by price and stock are not offered, and those in the URL are kept for the sign-in', async () => {
    onDesktop();
    const { happens } = await list(
      `${all}?filter_price=1033-&filter_stock=in-stock`,
      has(3, () => ({ disponibilidad: 'in-stock' })),
    );
    expect(count()).toHaveTextContent('3 repuestos');
    expect(screen.queryByRole('group', { name: 'Precio con IVA' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Existencias' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Filtros puestos' })).not.toBeInTheDocument();
    happens(signInCustomer(buildCustomer({ discount: 0 })));
    expect(screen.getByRole('button', { name: 'Quitar filtro: Desde $1.033,00 con IVA' })).toBeVisible();
    expect(count()).toHaveTextContent('2 repuestos');
  });
});

test('a customer can sort by price', async () => {
  await list(`${all}?sort=price_asc`, signInCustomer(), has(3));
  expect(names()).toEqual(['Repuesto 003', 'Repuesto 002', 'Repuesto 001']);
});

const brands = (index: number) => ({
  marca: ['andivor', 'kelstrum'][index % 2] ?? '',
  marcanombre: ['Andivor', 'Kelstrum'][index % 2] ?? '',
  calificacion: index % 4 === 0 ? 4.6 : null,
});

describe('filters beside the list', () => {
  beforeEach(onDesktop);

  test('a filter is set by keyboard, keeps the focus, and is written to the URL', async () => {
    const { user } = await list(`${all}?page=2`, has(20, brands));
    const andivor = box(/^Andivor 10$/);
    andivor.focus();
    await user.keyboard(' ');
    expect(andivor).toBeChecked();
    expect(andivor).toHaveFocus();
    expect(address()).toBe(`${all}?filter_brand=andivor`);
    expect(count()).toHaveTextContent('10 repuestos');
    await user.keyboard(' ');
    expect(address()).toBe(all);
  });

  test('two values of one filter are combined with OR, and two filters with AND', async () => {
    const { user } = await list(all, has(20, brands));
    await user.click(box(/^Kelstrum/));
    await user.click(box(/^Andivor/));
    expect(address()).toBe(`${all}?filter_brand=andivor,kelstrum`);
    expect(count()).toHaveTextContent('20 repuestos');
    await user.click(box(/^5 estrellas/));
    expect(count()).toHaveTextContent('5 repuestos');
    expect(box(/^Kelstrum 0$/)).toBeChecked();
  });

  test('each chip removes its filter, and the focus moves to the next chip', async () => {
    const { user } = await list(`${all}?filter_brand=andivor,kelstrum&filter_rating=5`, has(20, brands));
    const chips = within(screen.getByRole('list', { name: 'Filtros puestos' }));
    await user.click(chips.getByRole('button', { name: 'Quitar filtro: Andivor' }));
    expect(address()).toBe(`${all}?filter_brand=kelstrum&filter_rating=5`);
    expect(chips.getByRole('button', { name: 'Quitar filtro: Kelstrum' })).toHaveFocus();
    await user.click(chips.getByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => expect(address()).toBe(all));
    expect(screen.queryByRole('list', { name: 'Filtros puestos' })).not.toBeInTheDocument();
  });

  test('an empty result names the filters to remove', async () => {
    const { user } = await list(`${all}?filter_brand=kelstrum&filter_rating=5`, has(20, brands));
    expect(
      screen.getByRole('heading', { name: 'Ningún repuesto cumple con todos los filtros' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sin «Kelstrum»: 5 repuestos' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sin «5 estrellas»: 10 repuestos' }));
    expect(address()).toBe(`${all}?filter_brand=kelstrum`);
    expect(names()).toHaveLength(10);
  });

  test('all filters are removed with one button', async () => {
    const { user } = await list(`${all}?filter_brand=x&filter_rating=1&sort=name_asc`, has(3, brands));
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(address()).toBe(`${all}?sort=name_asc`);
    expect(names()).toHaveLength(3);
  });

  test('a switch limits the list to parts that fit the current vehicle', async () => {
    const { user, happens } = await list(
      all,
      has(4, (index) => ({ compatibilidad: index === 0 ? 'all' : [index] })),
    );
    expect(screen.getByRole('button', { name: 'Seleccionar vehículo' })).toBeVisible();
    happens(
      vehicles.vehicleAdded({
        vehicle: { id: 2, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6' },
      }),
    );
    await user.click(
      screen.getByRole('switch', { name: 'Solo repuestos que sirven para mi Chevrolet Aveo 2012 2' }),
    );
    expect(address()).toBe(`${all}?filter_vehicle=2`);
    expect(names()).toEqual(['Repuesto 001', 'Repuesto 003']);
    expect(
      screen.getByRole('button', { name: 'Quitar filtro: Sirve para Chevrolet Aveo 2012' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver lo que le sirve al Aveo' })).toHaveAttribute(
      'href',
      '/vehicles/chevrolet-aveo-2012-1-6',
    );
  });

  test('a filter of more than ten brands has a search box of its own', async () => {
    const { user } = await list(
      all,
      has(11, (index) => ({
        marca: `m${index}`,
        marcanombre: index === 3 ? 'Ñandú' : `Taller ${index}`,
      })),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Buscar marca' }), 'nandu');
    const group = within(screen.getByRole('group', { name: 'Marca del repuesto' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar marca' }), 'x');
    expect(group.getByText('Ninguna marca coincide.')).toBeVisible();
  });

  describe('the price filter', () => {
    const priced = has(3, (index) => ({ precio_siniva: [10, 20, 30][index] ?? 0 }));
    const signedIn = signInCustomer(buildCustomer({ discount: 0 }));
    const from = () => screen.getByLabelText('Desde ($)');
    const to = () => screen.getByLabelText('Hasta ($)');

    test('compares the price that the account pays, and is applied on Enter', async () => {
      const { user } = await list(all, signedIn, priced);
      expect(screen.getByText('De $11,50 a $34,50.')).toBeVisible();
      await user.type(from(), '11,51{Enter}');
      expect(address()).toBe(`${all}?filter_price=11.51-`);
      expect(names()).toEqual(['Repuesto 002', 'Repuesto 003']);
      expect(from()).toHaveFocus();
    });

    test('is applied when a field is left', async () => {
      const { user } = await list(all, signedIn, priced);
      await user.type(to(), '23');
      await user.tab();
      expect(address()).toBe(`${all}?filter_price=-23`);
      expect(names()).toEqual(['Repuesto 001', 'Repuesto 002']);
    });

    test('shows an error for a text that is not an amount, and applies nothing', async () => {
      const { user } = await list(all, signedIn, priced);
      await user.type(from(), 'barato{Enter}');
      expect(from()).toHaveAccessibleDescription('Escriba un valor en dólares, como 25 o 12,50.');
      expect(address()).toBe(all);
      await user.clear(from());
      await user.type(from(), '30');
      await user.type(to(), '20{Enter}');
      expect(to()).toHaveAccessibleDescription('Debe ser igual o mayor que «Desde».');
    });

    test('applies both ends of the range together, and a refused range leaves the list unchanged', async () => {
      const { user } = await list(all, signedIn, priced);
      await user.type(from(), '30');
      await user.tab();
      expect(to()).toHaveFocus();
      expect(address()).toBe(all);
      await user.type(to(), '20{Enter}');
      expect(to()).toHaveAccessibleDescription('Debe ser igual o mayor que «Desde».');
      expect(address()).toBe(all);
    });

    test('accepts thousands as the shop formats them', async () => {
      const { user } = await list(all, signedIn, priced);
      await user.type(to(), '$1.691,94{Enter}');
      expect(address()).toBe(`${all}?filter_price=-1691.94`);
    });

    test('has empty fields after it is removed by its chip', async () => {
      const { user } = await list(`${all}?filter_price=12-20.5`, signedIn, priced);
      expect(from()).toHaveValue('12');
      expect(to()).toHaveValue('20,5');
      await user.click(screen.getByRole('button', { name: 'Quitar filtro: De $12,00 a $20,50 con IVA' }));
      expect(from()).toHaveValue('');
    });
  });
});

describe('filters on a phone', () => {
  test('are in a panel that shows the number of results and returns the focus', async () => {
    const { user } = await list(`${all}?filter_brand=andivor`, has(20, brands));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Filtros (1)' });
    await user.click(opener);
    const panel = within(screen.getByRole('dialog', { name: 'Filtros' }));
    await user.click(await panel.findByRole('checkbox', { name: /^Kelstrum/ }));
    expect(panel.getByText('20 repuestos')).toHaveAttribute('role', 'status');
    await user.click(panel.getByRole('button', { name: 'Ver 20 repuestos' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filtros (2)' })).toHaveFocus();
  });

  test('are all removed in the panel', async () => {
    const { user } = await list(`${all}?filter_brand=andivor`, has(20, brands));
    await user.click(screen.getByRole('button', { name: 'Filtros (1)' }));
    const panel = within(screen.getByRole('dialog'));
    await user.click(panel.getByRole('button', { name: 'Quitar todos' }));
    expect(panel.getByRole('button', { name: 'Ver 20 repuestos' })).toBeVisible();
    expect(address()).toBe(all);
  });
});

test('products that could not be refreshed stay in the list, with a note and a retry', async () => {
  const { user, dispatched, happens } = await list(all, has(3));
  happens(catalog.shelfFailed({ shelf: allProducts, code: 'ERP_TIMEOUT' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByText(/No pudimos actualizar la lista/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});

test('a search that finds no product shows a message', async () => {
  renderBareList(
    '/shop/shop-grid-4-sidebar?search=tornillo',
    catalog.shelfReceived({
      shelf: { kind: 'all', query: { search: 'tornillo' } },
      products: [],
      found: listProducts([], {}).body,
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados para «tornillo»' })).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: 'No hay productos que concuerden con esa descripción' }),
  ).toBeVisible();
});

test('a search that finds no product in a catalogue that is still being read does not say that none exists', async () => {
  const found = { ...listProducts([], {}).body, isCut: true };
  const shelf = { kind: 'all' as const, query: { search: 'tornillo' } };
  renderBareList(
    '/shop/shop-grid-4-sidebar?search=tornillo',
    catalog.shelfReceived({ shelf, products: [], found }),
  );
  expect(
    await screen.findByRole('heading', { name: /^Todavía no aparece: el catálogo se está leyendo/ }),
  ).toBeVisible();
});

test('a list that failed to load shows the reason, and can be requested again', async () => {
  const { user, dispatched } = renderBareList(
    all,
    catalog.shelfAsked({ shelf: allProducts }),
    catalog.shelfFailed({ shelf: allProducts, code: 'OFFLINE' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});

const brakes = '/shop/category/05-001/products';
const departments = catalog.departmentsReceived({
  categories: [
    parseCategoryRow({
      slug: '05-000',
      nombre: 'Desgaste',
      items: 9,
      layout: 'categories',
      hijos: [
        { slug: '05-001', nombre: 'Pastillas', items: 5 },
        { slug: '05-002', nombre: 'Discos', items: 4 },
      ],
    }),
    parseCategoryRow({ slug: '01-000', nombre: 'Colisión', items: 7, layout: 'categories' }),
  ],
});
const inBrakes = (rowOf?: (index: number) => Partial<ProductRow>) => has(3, rowOf);
const tree = () => within(screen.getByRole('navigation', { name: 'Categorías' }));

test('a category has a breadcrumb whose department is a link', async () => {
  await list(brakes, departments, inBrakes());
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(breadcrumb.getByRole('link', { name: 'Desgaste' })).toHaveAttribute('href', '/shop/category/05-000');
  expect(screen.getByRole('heading', { level: 1, name: 'Pastillas' })).toBeVisible();
});

test('the list of a department links back to the department', async () => {
  await list('/shop/category/05-000/products', departments, has(3));
  expect(screen.getByRole('heading', { level: 1, name: 'Todo en Desgaste' })).toBeVisible();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(breadcrumb.getByRole('link', { name: 'Desgaste' })).toHaveAttribute('href', '/shop/category/05-000');
});

describe('the tree of categories', () => {
  beforeEach(onDesktop);

  test('shows the path, the current category, and the categories beside it with their counts', async () => {
    await list(brakes, departments, inBrakes());
    expect(
      tree()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todas las categorías', 'Desgaste', 'Pastillas5', 'Discos4']);
    expect(tree().getByRole('link', { name: /^Pastillas/ })).toHaveAttribute('aria-current', 'page');
  });

  test('links to other categories with the same search and filters, at the first page', async () => {
    await list(`${brakes}?search=ceramica&page=2&limit=8&filter_brand=andivor`, departments, has(20, brands));
    const rest = 'search=ceramica&limit=8&filter_brand=andivor';
    expect(tree().getByRole('link', { name: /^Discos/ })).toHaveAttribute(
      'href',
      `/shop/category/05-002/products?${rest}`,
    );
    expect(tree().getByRole('link', { name: 'Todas las categorías' })).toHaveAttribute(
      'href',
      `/shop/shop-grid-4-sidebar?${rest}`,
    );
  });

  test('counts the products of each category with the filters applied, and omits unknown counts', async () => {
    const rows = (index: number) => ({
      ...brands(index),
      categorias: [index === 0 ? '05-001' : '05-002', '05-000'],
    });
    await list('/shop/category/05-000/products?filter_brand=andivor', departments, has(6, rows));
    expect(tree().getByRole('link', { name: 'Pastillas 1' })).toBeVisible();
    expect(tree().getByRole('link', { name: 'Discos 2' })).toBeVisible();
    expect(tree().getByRole('link', { name: 'Todas las categorías' })).toBeVisible();
  });

  test('lists a category without found products without a link', async () => {
    const rows = (index: number) => ({ ...brands(index), categorias: ['05-001', '05-000'] });
    await list('/shop/category/05-000/products?filter_brand=andivor', departments, has(6, rows));
    expect(tree().getByRole('link', { name: 'Pastillas 3' })).toBeVisible();
    expect(tree().getByText('Discos')).toBeVisible();
    expect(tree().queryByRole('link', { name: /Discos/ })).toBeNull();
  });
});

test('a search within a category is removed by its own chip', async () => {
  const { user } = await list(`${brakes}?search=ceramica`, departments, has(3));
  expect(screen.getByRole('heading', { level: 1, name: '«ceramica» en Pastillas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar filtro: «ceramica»' }));
  expect(address()).toBe(brakes);
});

test('a missing category shows the not-found page with a search', async () => {
  const { user, dispatched } = renderBareList('/shop/category/99-999/products', departments);
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await user.type(screen.getByLabelText('Qué busca'), 'filtro{Enter}');
  expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'filtro' }]);
});

test('a failed request of the categories shows a retry instead of a skeleton', () => {
  renderBareList(brakes, catalog.departmentsAsked(), catalog.departmentsFailed({ code: 'ERP_UNAVAILABLE' }));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
