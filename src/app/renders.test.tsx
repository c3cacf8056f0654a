/**
 * Fixes which components each event re-renders. An additional name in a list means that a component subscribes to too
 * much, or that its parent re-renders.
 */
import { nothingUnderstood } from '@/shop/catalogueSchemas';
import { takeCommits, listRenderedComponents } from '@/testing/renders';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { cart, getLineKey } from '@/features/cart';
import { catalog, catalogSelectors } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { toasts } from '@/features/toasts';
import { setViewportWidth } from '@/testing/setViewportWidth';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCartProduct, buildCustomer } from '@/testing/renderWithStore';
import type { HttpRequest } from '@/shared/http';
import { buildErpRows, buildPart, buildPartRow } from '@/testing/buildPart';
import { listProducts, toListed } from '@/testing/listService';
import spanish from '../../locales/es.json';
import { App } from './App';

const parts = Array.from({ length: 16 }, (_, index) =>
  buildPartRow(`FRE-${100 + index}`, {
    categorias: ['05-001'],
    marca: index % 2 === 0 ? 'andivor' : 'kelstrum',
    precio_siniva: 10 + index,
    compatibilidad: [],
  }),
);
const departments = [
  {
    slug: '05-000',
    nombre: 'Desgaste',
    layout: 'categories',
    hijos: [{ slug: '05-001', nombre: 'Pastillas', padre: '05-000', items: 16, layout: 'products' }],
  },
];
const products = parts.map((row) => buildPart(row.codigo, row));
const fieldsOf = ({ path }: HttpRequest) =>
  Object.fromEntries(new URL(path, 'http://shop.test').searchParams);
const erp = '/api/dtierp/wsdti';
const answers = {
  '/assets/i18n/es.json': spanish,
  '/api/shop/session': { account: buildCustomer(), customer: null, demo: [] },
  '/api/shop/garage': { vehicles: [] },
  '/api/shop/vehicles/years': { years: [2024] },
  '/api/shop/posts': { posts: [] },
  '/api/shop/config': { qa: false, payment: null },
  '/api/shop/addresses': { addresses: [] },
  '/api/shop/brands': { brands: [] },
  '/api/shop/products': (request: HttpRequest) =>
    listProducts(products, fieldsOf(request), { isSignedIn: true }).body,
  '/api/shop/product-rows': ({ path }: HttpRequest) => ({
    products: products.slice(0, path.includes('related') ? undefined : 8).map(toListed),
  }),
  '/api/shop/suggestions': {
    products: products.slice(0, 2).map(toListed),
    total: 2,
    understood: nothingUnderstood,
    isCut: false,
  },
  '/api/shop/prices': { prices: products, asOf: null },
  [`${erp}/getCategories`]: buildErpRows(...departments),
  [`${erp}/getProducto`]: buildErpRows(...parts.slice(0, 1)),
  [`${erp}/getSucursales`]: buildErpRows(),
  [`${erp}/getEstadoCuentaxId`]: buildErpRows(),
};

const theList = '/shop/category/05-001/products';
const theProduct = '/shop/products/FRE-100';

let shop: Shop | undefined;
let isTestOver = false;
/** The step in progress. A test that times out leaves one behind, which must end before the next test begins. */
let step: Promise<void> = Promise.resolve();

function runStep(work: () => Promise<void>): Promise<void> {
  // a test that timed out continues in the next test's shop, until its next step ends it
  if (isTestOver) throw new Error('the test is over');
  step = work();
  return step;
}

async function closeShop() {
  isTestOver = true;
  await step.catch(() => undefined);
  cleanup();
  shop?.stop();
  shop = undefined;
  isTestOver = false;
}
afterEach(closeShop, 30_000);

/** Runs an action and all its synchronous consequences. */
const happen = (action: () => unknown): Promise<void> =>
  runStep(async () => {
    await act(async () => {
      await action();
      await shop?.settle();
    });
  });

/** Returns the components that an action re-renders. */
async function getRenderedBy(action: () => unknown): Promise<string[]> {
  listRenderedComponents();
  await happen(action);
  return listRenderedComponents();
}
const getRenderedWithin = (milliseconds: number) => getRenderedBy(() => openShop().pass(milliseconds));
const dispatch = (event: UnknownAction) => openShop().store.dispatch(event);

function openShop(): Shop {
  if (!shop) throw new Error('no shop is open');
  return shop;
}

/** Opens the shop as a customer at a URL and waits until everything is loaded. */
async function openAt(path: string, width = 1440) {
  window.history.replaceState(null, '', path);
  window.scrollTo = () => undefined;
  setViewportWidth(width);
  await runStep(async () => {
    shop = await startStoreWithFakeClock({ answers });
  });
  await happen(() => render(<App store={openShop().store} />));
  // lazy chunks load one level at a time
  for (let times = 0; times < 4; times += 1) await getRenderedWithin(100);
  expect(openShop().asked.map(({ request }) => request.path)).toEqual([]);
}

const card = (at: number) => within(screen.getAllByRole('article')[at]!);
const press = (element: HTMLElement) => getRenderedBy(() => fireEvent.click(element));
const searchInput = () => screen.getByLabelText('Buscar repuestos');
const write = (text: string) =>
  getRenderedBy(() => fireEvent.change(searchInput(), { target: { value: text } }));

const everywhere = [
  ['a list', theList],
  ['a product’s page', theProduct],
  ['home', '/'],
  ['the cart', '/shop/cart'],
] as const;

/** Pages are compiled here once, because that takes longer than a test may take. */
beforeAll(async () => {
  for (const path of [...everywhere.map(([, page]) => page), '/shop/checkout']) {
    await openAt(path);
    await closeShop();
  }
}, 120_000);

/** Components of a suggested product, each of which one letter and its answer render once a product. */
const suggestionParts = ['FitMark', 'FitTag', 'Image', 'Picture', 'StockTag', 'Suggestion', 'Tag'];

describe.each(everywhere)('on %s', (_, path) => {
  test('a minute without a newer version of the shop renders nothing', async () => {
    await openAt(path);
    expect(await getRenderedWithin(60_000)).toEqual([]);
  });

  test('losing and regaining the network renders the offline bar alone', async () => {
    await openAt(path);
    const happens = (name: string) => getRenderedBy(() => window.dispatchEvent(new Event(name)));
    expect(await happens('offline')).toEqual(['Alert', 'OfflineBar', 'ShopBars']);
    expect(await happens('online')).toEqual(['ShopBars']);
  });

  test('typing renders only the search box and its suggestions', async () => {
    await openAt(path);
    expect(await getRenderedBy(() => searchInput().focus())).toEqual([
      'Said',
      'SearchBox × 2',
      'SearchPanel',
    ]);
    // the suggested products have their prices already
    await happen(() => dispatch(catalog.productsReceived({ products: products.slice(0, 2) })));
    // one letter and its answer
    const panel = ['Said × 2', 'SearchBox × 2', 'SearchPanel × 2', 'Suggestions × 2'];
    expect(await write('f')).toEqual(
      [
        ...panel,
        ...suggestionParts.map((name) => `${name} × 2`),
        'ChoiceItem × 4',
        'VisuallyHidden × 2',
        'HighlightedMatch × 6',
        'Skeleton × 3',
      ].sort(),
    );
    expect(await write('fr')).toEqual(
      [...panel, 'ChoiceItem × 6', 'VisuallyHidden', 'HighlightedMatch × 6', 'Suggestion × 2'].sort(),
    );
  });

  test('a toast that appears and disappears renders only itself', async () => {
    await openAt(path);
    const notice = toasts.shown({ tone: 'info', message: 'TEXT_NEW_VERSION', values: {} });
    await getRenderedBy(() => dispatch(notice));
    await getRenderedWithin(10_000);
    const itself = ['NoTransition', 'RenderWhen', 'Toaster', 'Words'];
    const around = ['ErrorBoundary', 'AppErrorBoundary', 'Late × 2'];
    expect(await getRenderedBy(() => dispatch(notice))).toEqual([...itself, ...around].sort());
    expect(await getRenderedWithin(10_000)).toEqual(itself);
  });
});

describe('in a list of products', () => {
  const indicator = ['CountBadge', 'Disclosure', 'DropdownCart'];

  test('an add renders the pressed card’s button, the cart’s indicator and the toast', async () => {
    await openAt(theList);
    expect(await press(card(3).getByText('Agregar al carrito'))).toEqual([
      'AddToCartButton',
      'Button',
      ...indicator,
    ]);
    const itsEnd = await getRenderedWithin(350);
    expect(itsEnd).toEqual(expect.arrayContaining(['AddToCartButton', 'Button', 'Toaster', 'Words']));
    expect(itsEnd).not.toContain('DropdownCart');
    expect(itsEnd).not.toContain('ProductCard');
  });

  test('an add on a phone renders the stepper that replaces the button, and the cart’s link', async () => {
    await openAt(theList, 390);
    expect(await press(card(3).getByText('Agregar al carrito'))).toEqual([
      'AddToCartButton',
      'CartLink',
      'CountBadge',
      'IconButton × 2',
      'Link',
      'Stepper',
    ]);
  });

  test('a press on a favourite renders its toggle and the indicator of favourites', async () => {
    await openAt(theList);
    expect(await press(card(3).getByLabelText('Agregar a favoritos'))).toEqual([
      'CountBadge',
      'IconButton × 2',
      'Link',
      'ProductToggles',
      'WishlistLink',
    ]);
  });

  test('an answer of the service with unchanged products renders nothing', async () => {
    await openAt(theList);
    expect(await getRenderedBy(() => dispatch(navigation.retryRequested()))).toEqual([]);
  });

  test('an answer with one changed price re-renders only the card and the price of that product', async () => {
    await openAt(theList);
    const shelf = { kind: 'all', category: '05-001' } as const;
    const products = catalogSelectors.shelfProducts(openShop().store.getState(), shelf);
    const found = catalogSelectors.shelfFound(openShop().store.getState(), shelf);
    const cheaper = products.map((product, at) =>
      at === 3 ? { ...product, priceWithoutIva: 900 } : product,
    );
    const rendered = await getRenderedBy(() =>
      dispatch(catalog.shelfReceived({ shelf, products: structuredClone(cheaper), found: found! })),
    );
    expect(rendered.filter((name) => /^(Product|Price)(Card|$)/.test(name))).toEqual([
      'Price',
      'ProductCard',
    ]);
  });

  test('a filter re-renders none of the cards that stay, except those that move onto the first screen', async () => {
    await openAt(theList);
    const rendered = await press(screen.getByLabelText(/^andivor/i));
    expect(screen.getAllByRole('article')).toHaveLength(8);
    // pictures of the first screen load eagerly, and three products moved onto it
    expect(rendered.filter((name) => name.startsWith('ProductCard'))).toEqual(['ProductCard × 3']);
    expect(rendered).not.toContain('Footer');
  });
});

describe('navigation to a product', () => {
  test('renders nothing of the header and the footer except the marks of the current page', async () => {
    await openAt(theList);
    const rendered = await press(card(0).getAllByRole('link', { hidden: true })[0]!);
    expect(rendered).toEqual(expect.arrayContaining(['ProductHead', 'SearchBox', 'NavLink × 2']));
    for (const other of ['DesktopHeader', 'MainMenu', 'Departments', 'HeaderActions', 'Logo', 'Footer']) {
      expect(rendered).not.toContain(other);
    }
  });

  test('renders the product’s head, details and buy box once, also after a refresh in the background', async () => {
    await openAt(theList);
    const rendered = await press(card(0).getAllByRole('link', { hidden: true })[0]!);
    expect(rendered).toEqual(
      expect.arrayContaining(['ProductBreadcrumb', 'ProductHead', 'Details', 'BuyBox', 'BelowTheFold']),
    );
    const after = await getRenderedWithin(1_000);
    expect(after).toContain('LateGallery');
    // the product row further down has products of its own
    expect(after.filter((part) => /^(?:Product(?:Page|Details|Head|Breadcrumb)|BuyBox)/.test(part))).toEqual(
      [],
    );
  });

  test('renders the product’s head before the parts below it', async () => {
    await openAt(theProduct);
    await press(screen.getByText('Pastillas', { selector: 'main nav a' }));
    takeCommits();
    await happen(() => fireEvent.click(card(2).getAllByRole('link', { hidden: true })[0]!));
    const at = (name: string) => commits.findIndex((names) => names.includes(name));
    const commits = takeCommits();
    expect(at('ProductHead')).toBeGreaterThanOrEqual(0);
    expect(at('BelowTheFold')).toBeGreaterThan(at('ProductHead'));
  });

  test('and back renders the whole list at once, as the scroll position may be far down', async () => {
    await openAt(theList);
    await press(card(0).getAllByRole('link', { hidden: true })[0]!);
    takeCommits();
    await happen(() => {
      window.history.back();
      // jsdom navigates back in a separate task
      return openShop().pass(10);
    });
    const cards = takeCommits().map((names) => names.filter((name) => name === 'ProductCard').length);
    expect(cards.filter((count) => count > 0)).toEqual([16]);
  });
});

test('selecting a tab of a product renders the tabs, not the product around them', async () => {
  await openAt(theProduct);
  const rendered = await press(screen.getAllByRole('tab')[1]!);
  expect(rendered).toEqual(expect.arrayContaining(['ProductTabs', 'FitmentPanel']));
  for (const other of ['ProductDetails', 'ProductHead', 'BuyBox', 'Gallery', 'ProductCard']) {
    expect(rendered).not.toContain(other);
  }
});

test('typing into the checkout renders the form and the summary’s frame, not the ordered lines', async () => {
  await openAt('/shop/checkout');
  await getRenderedBy(() =>
    dispatch(cart.addRequested({ product: buildCartProduct(), quantity: 1, options: [] })),
  );
  await getRenderedWithin(400);
  await getRenderedWithin(10_000);
  const notes = screen.getByLabelText(/^Notas/);
  const rendered = await getRenderedBy(() => fireEvent.change(notes, { target: { value: 'Timbre' } }));
  expect(rendered).toEqual(expect.arrayContaining(['CheckoutForm × 2', 'OrderSummary × 2']));
  for (const other of ['Content', 'CartSummary', 'DropdownCart']) expect(rendered).not.toContain(other);
});

describe('in a cart of 45 lines, rendered as two chunks,', () => {
  const items = Array.from({ length: 45 }, (_, at) => ({
    key: getLineKey(at, []),
    customer: buildCustomer().code,
    product: buildCartProduct({ id: at, sku: `A-${at}`, slug: `a-${at}`, name: `Pieza ${at}`, stock: 50 }),
    quantity: 1,
    options: [],
    change: null,
  }));
  const openCart = async () => {
    await openAt('/shop/cart');
    await getRenderedBy(() => dispatch(cart.changedElsewhere({ items })));
    await getRenderedWithin(100);
  };
  const line = (at: number) => within(screen.getByText(`Pieza ${at}`).closest('li')!);
  /** Components that show the whole cart: header, totals, the share message. */
  const cartParts = [
    'CartSummary',
    'CountBadge',
    'Disclosure',
    'DropdownCart',
    'Lines',
    'ShareCart × 2',
    'ShareLink',
    'Totals',
  ];

  test('a quantity changed in the header’s open cart renders its line, the totals and the indicator', async () => {
    await openAt(theProduct);
    await getRenderedBy(() => dispatch(cart.changedElsewhere({ items })));
    await press(screen.getByLabelText(/^Carrito:/));
    const indicator = [
      'CountBadge',
      'Disclosure',
      'DropdownCart',
      'Late × 2',
      'ErrorBoundary',
      'AppErrorBoundary',
    ];
    expect(await press(line(12).getByLabelText('Aumentar cantidad'))).toEqual(
      [...indicator, 'Line', 'Lines', 'NumberInput', 'QuantityInput', 'Totals'].sort(),
    );
  });

  test('a quantity changed on the cart’s page renders its cart line and the elements that show the whole cart', async () => {
    await openCart();
    const rendered = await press(line(42).getByLabelText('Aumentar cantidad'));
    expect(rendered).toEqual(
      [...cartParts, 'CartLineRow', 'Change', 'CartLineChunk', 'NumberInput', 'QuantityInput'].sort(),
    );
  });

  test('a removal renders the chunk of the removed line but no other line, and later only the list of chunks', async () => {
    await openCart();
    const rendered = await press(line(42).getByText('Quitar'));
    expect(rendered).toEqual(expect.arrayContaining(['CartLineChunk', 'RemovalUndo']));
    expect(rendered).not.toContain('CartLineRow');
    expect(await getRenderedWithin(350)).toEqual(['Lines']);
  });
});
