/**
 * What happens draws the components that it concerns, and no other: each test names all that are drawn. A component more
 * in a list is one that listens to too much, or that its parent takes along.
 */
import { countCommits, listRenderedComponents } from '@/testing/renders';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { cart, getLineKey } from '@/features/cart';
import { catalog, catalogSelectors } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { toasts } from '@/features/toasts';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCartProduct, buildCustomer } from '@/testing/renderWithStore';
import { buildErpRows, buildPartRow } from '@/testing/buildPart';
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
  [`${erp}/getCategories`]: buildErpRows(...departments),
  [`${erp}/getProductos`]: buildErpRows(...parts),
  [`${erp}/getProductosTipo`]: buildErpRows(...parts.slice(0, 8)),
  [`${erp}/getProducto`]: buildErpRows(...parts.slice(0, 1)),
  [`${erp}/getSucursales`]: buildErpRows(),
  [`${erp}/getEstadoCuentaxId`]: buildErpRows(),
  [`${erp}/getProductosFilter`]: buildErpRows(...parts.slice(0, 2)),
};

const theList = '/shop/category/05-001/products';
const theProduct = '/shop/products/fre-100';

let shop: Shop | undefined;
let isTestOver = false;
/** The step in progress. A test that runs past its limit leaves one behind: it ends before the next test begins. */
let step: Promise<void> = Promise.resolve();

function runStep(work: () => Promise<void>): Promise<void> {
  // a test past its limit goes on running, in the shop of the next one: its next step ends it
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

/** Runs what happens, and all that follows from it at once. */
const happen = (what: () => unknown): Promise<void> =>
  runStep(async () => {
    await act(async () => {
      await what();
      await shop?.settle();
    });
  });

/** What is drawn by what happens, and by all that follows from it at once. */
async function drawnBy(what: () => unknown): Promise<string[]> {
  listRenderedComponents();
  await happen(what);
  return listRenderedComponents();
}
const drawnWithin = (milliseconds: number) => drawnBy(() => openShop().pass(milliseconds));
const dispatch = (event: UnknownAction) => openShop().store.dispatch(event);

function openShop(): Shop {
  if (!shop) throw new Error('no shop is open');
  return shop;
}

/** A customer has the shop open at an address; all that comes has come. */
async function openAt(path: string, width = 1440) {
  window.history.replaceState(null, '', path);
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    // only what the hooks ask for
    ({
      matches: width >= Number(/(\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  await runStep(async () => {
    shop = await startStoreWithFakeClock({ answers });
  });
  await happen(() => render(<App store={openShop().store} />));
  // code comes step by step: a part's own parts after it
  for (let times = 0; times < 4; times += 1) await drawnWithin(100);
  expect(openShop().asked.map(({ request }) => request.path)).toEqual([]);
}

const card = (at: number) => within(screen.getAllByRole('article')[at]!);
const press = (element: HTMLElement) => drawnBy(() => fireEvent.click(element));
const searchInput = () => screen.getByLabelText('Buscar repuestos');
const write = (text: string) => drawnBy(() => fireEvent.change(searchInput(), { target: { value: text } }));

const everywhere = [
  ['a list', theList],
  ['a product’s page', theProduct],
  ['home', '/'],
  ['the cart', '/shop/cart'],
] as const;

/** Pages and their parts are loaded here, once: to compile them takes longer than a test may. */
beforeAll(async () => {
  for (const path of [...everywhere.map(([, page]) => page), '/shop/checkout']) {
    await openAt(path);
    await closeShop();
  }
}, 120_000);

/** The box and its list; each part that is suggested once, also when the answer comes to what is shown already. */
const aSuggestion = ['FitMark', 'FitTag', 'Image', 'Picture', 'StockTag', 'Suggestion', 'Tag'];

describe.each(everywhere)('on %s', (_, path) => {
  test('a look for a newer version that finds none draws nothing', async () => {
    await openAt(path);
    expect(await drawnWithin(60_000)).toEqual([]);
  });

  test('a network that goes and comes back draws the bar that says so', async () => {
    await openAt(path);
    const happens = (name: string) => drawnBy(() => window.dispatchEvent(new Event(name)));
    expect(await happens('offline')).toEqual(['Alert', 'OfflineBar', 'ShopBars']);
    expect(await happens('online')).toEqual(['ShopBars']);
  });

  test('typing draws the search box and its suggestions', async () => {
    await openAt(path);
    expect(await drawnBy(() => searchInput().focus())).toEqual(['Said', 'SearchBox × 2', 'SearchPanel']);
    // a letter, and the answer to it
    const panel = ['Said × 2', 'SearchBox × 2', 'SearchPanel × 2', 'Suggestions × 2'];
    expect(await write('f')).toEqual(
      [
        ...panel,
        ...aSuggestion.map((name) => `${name} × 2`),
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

  test('a notice that comes and goes draws itself', async () => {
    await openAt(path);
    const notice = toasts.shown({ tone: 'info', message: 'TEXT_NEW_VERSION', values: {} });
    await drawnBy(() => dispatch(notice));
    await drawnWithin(10_000);
    const itself = ['AtOnce', 'Toaster', 'While', 'Words'];
    const around = ['ErrorBoundary', 'AppErrorBoundary', 'Late × 2'];
    expect(await drawnBy(() => dispatch(notice))).toEqual([...itself, ...around].sort());
    expect(await drawnWithin(10_000)).toEqual(itself);
  });
});

describe('a list', () => {
  const indicator = ['CountBadge', 'Disclosure', 'DropdownCart'];

  test('adding draws the pressed card’s button and the cart’s indicator, and the notice', async () => {
    await openAt(theList);
    expect(await press(card(3).getByText('Agregar al carrito'))).toEqual([
      'AddToCartButton',
      'Button',
      ...indicator,
    ]);
    const itsEnd = await drawnWithin(350);
    expect(itsEnd).toEqual(expect.arrayContaining(['AddToCartButton', 'Button', 'Toaster', 'Words']));
    expect(itsEnd).not.toContain('DropdownCart');
    expect(itsEnd).not.toContain('ProductCard');
  });

  test('on a phone the same: its cart is a link', async () => {
    await openAt(theList, 390);
    expect(await press(card(3).getByText('Agregar al carrito'))).toEqual([
      'AddToCartButton',
      'Button',
      'CartLink',
      'CountBadge',
      'Link',
    ]);
  });

  test('a favourite draws its own toggle and the indicator of favourites', async () => {
    await openAt(theList);
    expect(await press(card(3).getByLabelText('Agregar a favoritos'))).toEqual([
      'CountBadge',
      'IconButton × 2',
      'Link',
      'ProductToggles',
      'WishlistLink',
    ]);
  });

  test('asked for again and answered with the same, it is not drawn anew', async () => {
    await openAt(theList);
    expect(await drawnBy(() => dispatch(navigation.retryRequested()))).toEqual([]);
  });

  test('answered with one part at another price, it draws that part', async () => {
    await openAt(theList);
    const shelf = { kind: 'all', category: '05-001' } as const;
    const products = catalogSelectors.shelfProducts(openShop().store.getState(), shelf);
    const cheaper = products.map((product, at) =>
      at === 3 ? { ...product, priceWithoutIva: 900 } : product,
    );
    const drawn = await drawnBy(() =>
      dispatch(catalog.shelfReceived({ shelf, products: structuredClone(cheaper) })),
    );
    expect(drawn.filter((name) => /^(Product|Price)(Card|$)/.test(name))).toEqual(['Price', 'ProductCard']);
  });

  test('a filter draws the rows that it leaves no more than they are', async () => {
    await openAt(theList);
    const drawn = await press(screen.getByLabelText(/^andivor/i));
    expect(screen.getAllByRole('article')).toHaveLength(8);
    // the pictures of the first row are asked for at once: two parts came into it
    expect(drawn.filter((name) => name.startsWith('ProductCard'))).toEqual(['ProductCard × 2']);
    expect(drawn).not.toContain('Footer');
  });
});

describe('going on to a product', () => {
  test('leaves header and footer as they are, but for what says where one is', async () => {
    await openAt(theList);
    const drawn = await press(card(0).getAllByRole('link', { hidden: true })[0]!);
    expect(drawn).toEqual(expect.arrayContaining(['ProductHead', 'SearchBox', 'NavLink × 2']));
    for (const other of ['DesktopHeader', 'MainMenu', 'Departments', 'HeaderActions', 'Logo', 'Footer']) {
      expect(drawn).not.toContain(other);
    }
  });

  test('draws its parts once, also for what is below and when asked for again behind', async () => {
    await openAt(theList);
    const drawn = await press(card(0).getAllByRole('link', { hidden: true })[0]!);
    expect(drawn).toEqual(
      expect.arrayContaining(['ProductBreadcrumb', 'ProductHead', 'Details', 'BuyBox', 'BelowTheFold']),
    );
    const after = await drawnWithin(1_000);
    expect(after).toContain('LateGallery');
    // the shelf further down has parts of its own
    expect(after.filter((part) => /^(?:Product(?:Page|Details|Head|Breadcrumb)|BuyBox)/.test(part))).toEqual(
      [],
    );
  });

  test('draws what the part is first, and what is below it after', async () => {
    await openAt(theProduct);
    await press(screen.getByText('Pastillas', { selector: 'main nav a' }));
    countCommits();
    await happen(() => fireEvent.click(card(2).getAllByRole('link', { hidden: true })[0]!));
    const at = (name: string) => commits.findIndex((names) => names.includes(name));
    const commits = countCommits();
    expect(at('ProductHead')).toBeGreaterThanOrEqual(0);
    expect(at('BelowTheFold')).toBeGreaterThan(at('ProductHead'));
  });

  test('and back draws the whole list in one go: who comes back may have been far down', async () => {
    await openAt(theList);
    await press(card(0).getAllByRole('link', { hidden: true })[0]!);
    countCommits();
    await happen(() => {
      window.history.back();
      // jsdom goes back in a task of its own
      return openShop().pass(10);
    });
    const cards = countCommits().map((names) => names.filter((name) => name === 'ProductCard').length);
    expect(cards.filter((count) => count > 0)).toEqual([16]);
  });

  test('another tab of it draws the tabs, not the product around them', async () => {
    await openAt(theProduct);
    const drawn = await press(screen.getAllByRole('tab')[1]!);
    expect(drawn).toEqual(expect.arrayContaining(['ProductTabs', 'FitmentPanel']));
    for (const other of ['ProductDetails', 'ProductHead', 'BuyBox', 'Gallery', 'ProductCard']) {
      expect(drawn).not.toContain(other);
    }
  });
});

test('what is typed into the checkout draws the form, not what is ordered', async () => {
  await openAt('/shop/checkout');
  await drawnBy(() => dispatch(cart.addRequested({ product: buildCartProduct(), quantity: 1, options: [] })));
  await drawnWithin(400);
  await drawnWithin(10_000);
  const notes = screen.getByLabelText(/^Notas/);
  const drawn = await drawnBy(() => fireEvent.change(notes, { target: { value: 'Timbre' } }));
  expect(drawn).toEqual(expect.arrayContaining(['CheckoutForm × 2', 'OrderSummary × 2']));
  for (const other of ['Content', 'CartSummary', 'DropdownCart']) expect(drawn).not.toContain(other);
});

describe('a cart of 45 lines, in two parts', () => {
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
    await drawnBy(() => dispatch(cart.changedElsewhere({ items })));
    await drawnWithin(100);
  };
  const line = (at: number) => within(screen.getByText(`Pieza ${at}`).closest('li')!);
  /** What tells of the whole cart: header, totals, the message that shares it. */
  const whole = [
    'CartSummary',
    'CountBadge',
    'Disclosure',
    'DropdownCart',
    'Lines',
    'ShareCart × 2',
    'ShareLink',
    'Totals',
  ];

  test('with the header’s cart open, another quantity draws its line there', async () => {
    await openAt(theProduct);
    await drawnBy(() => dispatch(cart.changedElsewhere({ items })));
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
      [...indicator, 'Line', 'Lines', 'NumberInput', 'Totals'].sort(),
    );
  });

  test('another quantity draws its line and what tells of the whole', async () => {
    await openCart();
    const drawn = await press(line(42).getByLabelText('Aumentar cantidad'));
    expect(drawn).toEqual([...whole, 'CartLineRow', 'Change', 'CartLineChunk', 'NumberInput'].sort());
  });

  test('a removal draws the part it was in, and its end nothing but the list that asks its parts', async () => {
    await openCart();
    const drawn = await press(line(42).getByText('Quitar'));
    expect(drawn).toEqual(expect.arrayContaining(['CartLineChunk', 'RemovalUndo']));
    expect(drawn).not.toContain('CartLineRow');
    expect(await drawnWithin(350)).toEqual(['Lines']);
  });
});
