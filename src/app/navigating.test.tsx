/** Navigation as a visitor sees it, from the click on a link until the next page is rendered. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { catalog } from '@/features/catalog';
import { navigation, toUrl } from '@/features/navigation';
import { setViewportWidth } from '@/testing/setViewportWidth';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildErpRows, buildPart, buildPartRow } from '@/testing/buildPart';
import { buildListBody } from '@/testing/listService';
import spanish from '../../locales/es.json';
import { App } from './App';
import { loadPage } from './routes';

jest.unmock('@/ui/afterPaint');

const answers = {
  '/assets/i18n/es.json': spanish,
  '/api/dtierp/wsdti/getCategories': buildErpRows({
    slug: '05-000',
    nombre: 'Desgaste',
    layout: 'categories',
    hijos: [{ slug: '05-001', nombre: 'Pastillas', padre: '05-000', items: 2, layout: 'products' }],
  }),
  '/api/dtierp/wsdti/getProducto': buildErpRows(buildPartRow('FRE-1', { categorias: ['05-001'] })),
};

let shop: Shop;
const { matchMedia } = window;
afterEach(() => {
  shop.stop();
  window.matchMedia = matchMedia;
});

const pass = (milliseconds: number) => act(() => shop.pass(milliseconds));
const theList = () => screen.getByText('Pastillas', { selector: 'main nav a' });
/** Requests of the list. */
const questions = () =>
  shop.asked.filter(({ request }) => request.path.includes('/products?category=05-001'));
const found = () => buildListBody(buildPart('FRE-2'));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const isWaiting = () => document.querySelector('main [aria-busy=true]') !== null;

/** Opens a product page, whose breadcrumb links to the list of its category. */
async function openProductPage() {
  window.history.replaceState(null, '', '/shop/products/FRE-1');
  window.scrollTo = () => undefined;
  shop = await startStoreWithFakeClock({ answers });
  await act(async () => {
    await Promise.all([loadPage('product'), loadPage('categoryProducts')]);
    render(<App store={shop.store} />);
    await shop.settle();
  });
  for (let step = 0; step < 4; step += 1) await pass(100);
}
beforeEach(openProductPage);

test('a list is requested on pointer down, and rendered with its rows when they arrive in time', async () => {
  fireEvent.pointerDown(theList());
  expect(questions()).toHaveLength(1);
  fireEvent.click(theList());
  await pass(149);
  expect(heading()).toContain('FRE-1');
  await act(() => questions()[0]!.answer(found()));
  await pass(0);
  expect(heading()).toBe('Pastillas');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await pass(1_000);
  expect(questions()).toHaveLength(1);
});

describe('a list whose code has not loaded', () => {
  const asked = () => shop.asked.filter(({ request }) => request.path.startsWith('/api/shop/products?'));
  /** Adds a link, because the page has no link to a list of another route. */
  function addLink(href: string) {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    return link;
  }

  test.each([
    ['the focus on its link', 'focusIn', 'allProducts'],
    ['a pointer over its link', 'pointerOver', 'search'],
  ] as const)('is requested by %s, as soon as the code has loaded', async (_, event, route) => {
    // links that the pointer crossed on its way do not count, only the last one does
    fireEvent[event](addLink(`${toUrl(route)}?page=3`));
    fireEvent[event](addLink(toUrl(route)));
    expect(asked()).toHaveLength(0);
    await act(() => shop.settle());
    expect(asked()).toHaveLength(1);
    expect(asked()[0]!.request.path).not.toContain('page=3');
    // the code has loaded by now, and a pointer that passes over links requests nothing
    fireEvent.pointerOver(addLink(`${toUrl(route)}?page=2`));
    await act(() => shop.settle());
    expect(asked()).toHaveLength(1);
    expect(heading()).toContain('FRE-1');
  });
});

test('a list whose rows take longer than 150 ms shows its skeleton until they arrive', async () => {
  fireEvent.click(theList());
  await pass(150);
  expect(heading()).toBe('Pastillas');
  expect(isWaiting()).toBe(true);
  await act(() => questions()[0]!.answer(found()));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a search changes the URL at once, and the page once the list of results arrives', async () => {
  await act(() => loadPage('search'));
  act(() => void shop.store.dispatch(catalog.searchSubmitted({ text: 'pastillas' })));
  await pass(149);
  expect(window.location.pathname + window.location.search).toBe(
    '/shop/shop-grid-4-sidebar?search=pastillas',
  );
  expect(heading()).toContain('FRE-1');
  const asked = shop.asked.filter(({ request }) => request.path.includes('/products?search=pastillas'));
  expect(asked).toHaveLength(1);
  await act(() => asked[0]!.answer(found()));
  expect(heading()).toContain('pastillas');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('going back before a list has loaded keeps the page that was open', async () => {
  fireEvent.click(theList());
  act(() => window.history.back());
  await pass(200);
  expect(heading()).toContain('FRE-1');
});

test('navigation/arrived is dispatched only after the page has been rendered', async () => {
  fireEvent.click(theList());
  await act(() => questions()[0]!.answer(found()));
  const arrivalsBefore = shop.count(navigation.arrived.type);
  await act(() => shop.settle());
  expect(heading()).toBe('Pastillas');
  expect(shop.count(navigation.arrived.type)).toBe(arrivalsBefore);
  await pass(50);
  expect(shop.count(navigation.arrived.type)).toBe(arrivalsBefore + 1);
});

test('a list that is still loading when another page is opened is neither rendered nor reported as arrived', async () => {
  await act(() => loadPage('home'));
  const arrivals = shop.count(navigation.arrived.type);
  fireEvent.click(theList());
  fireEvent.click(screen.getByText('Inicio', { selector: 'main nav a' }));
  await act(() =>
    questions()[0]!
      .answer(found())
      .catch(() => undefined),
  );
  await pass(200);
  expect(window.location.pathname).toBe('/');
  expect(heading()).not.toBe('Pastillas');
  expect(shop.count(navigation.arrived.type)).toBe(arrivals + 1);
});

test('a panel of the header that is opened while a page is loading stays open and focused', async () => {
  cleanup();
  shop.stop();
  setViewportWidth(1440);
  await openProductPage();
  fireEvent.click(theList());
  const menu = screen.getByRole('button', { name: /Iniciar sesión/ });
  act(() => {
    menu.focus();
    fireEvent.click(menu);
  });
  await act(() => questions()[0]!.answer(found()));
  expect(heading()).toBe('Pastillas');
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(menu).toHaveFocus();
});

describe('the mobile menu', () => {
  const menu = () => screen.queryByRole('dialog');
  const press = (role: string, name: string) =>
    act(() => fireEvent.click(within(menu() ?? document.body).getByRole(role, { name })));
  beforeEach(async () => {
    await act(() => import('@/widgets/mobileMenu/MobileMenu'));
    await press('button', 'Abrir menú');
    await press('button', 'Desgaste');
  });

  test('closes in the same frame in which the page it led to appears', async () => {
    await press('link', 'Pastillas');
    await pass(99);
    expect(menu()).toBeInTheDocument();
    await act(() => questions()[0]!.answer(found()));
    expect(heading()).toBe('Pastillas');
    expect(menu()).toBeNull();
    expect(document.getElementById('content')).toHaveFocus();
    await press('button', 'Abrir menú');
    expect(menu()).toBeInTheDocument();
  });

  test('stays open when a page arrives that was opened with a link outside the menu', async () => {
    await act(() => loadPage('home'));
    fireEvent.click(screen.getByText('Inicio', { selector: 'main nav a' }));
    await pass(200);
    expect(window.location.pathname).toBe('/');
    expect(menu()).toBeInTheDocument();
  });

  test('closes after 150 ms when the page it leads to has not arrived by then', async () => {
    await press('link', 'Pastillas');
    await pass(150);
    expect(menu()).toBeNull();
  });
});
