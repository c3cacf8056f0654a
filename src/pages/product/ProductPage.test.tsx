import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseCategoryRow } from '@/erp/rows/category';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { fitment } from '@/features/fitment';
import { navigation } from '@/features/navigation';
import { reviews } from '@/features/reviews';
import { vehicles } from '@/features/vehicles';
import type { Review } from '@/shop/schemas';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import ProductPage from './ProductPage';

const row = {
  id: 12,
  codigo: 'FRE-PD-1042',
  descripcion: 'Pastillas de freno',
  numeroparte: 'KS-77917-Y',
  precio: 23,
  precio_siniva: 20,
  cantidad: 4,
  disponibilidad: 'in-stock',
  marca: 'kelstrum',
  marcanombre: 'Kelstrum',
  marcapais: 'DE',
  categorias: ['05-001', '05-000'],
  resumen: 'Frenan sin chillar.',
  etiquetas: ['pastillas', 'zapatas y pastillas', 'chevrolet'],
  calificacion: 4.1,
  resenas: 18,
  atributos: [
    { grupo: 'General', nombre: 'Posición', valor: 'Delantera' },
    { grupo: 'Medidas', nombre: 'Largo', valor: '136 mm' },
    { grupo: 'General', nombre: 'Material', valor: 'Cerámica' },
  ],
  compatibilidad: [10_112, 10_113],
  equivalencias: ['24279-JX181', '90638599'],
};
const pads = parseProductRow(v.parse(productRow, row));
const other = (sku: string, equivalents: string[]): Product => ({
  ...pads,
  id: sku.length,
  sku,
  slug: sku,
  name: `Repuesto ${sku}`,
  equivalents,
});
const minimalProduct = parseProductRow(
  v.parse(productRow, { id: 3, codigo: 'FRE-PD-1042', descripcion: 'Sin más' }),
);
const forGuests: Product = {
  ...pads,
  price: null,
  priceWithoutIva: null,
  compareAtPrice: null,
  stock: null,
  quantity: null,
};
const aveo = { id: 10_112, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' };
const departments = catalog.departmentsReceived({
  categories: [
    parseCategoryRow({
      slug: '05-000',
      nombre: 'Desgaste',
      imagen: '',
      items: 9,
      padre: null,
      layout: 'categories',
      hijos: [
        {
          slug: '05-001',
          nombre: 'Pastillas y zapatas',
          imagen: '',
          items: 5,
          padre: '05-000',
          hijos: [],
          layout: 'products',
        },
      ],
    }),
  ],
});

const path = '/shop/products/FRE-PD-1042';
/** Renders the page with all lazy parts loaded. */
const page = async (product: Product, anchor = '', ...before: UnknownAction[]) => {
  const at = `${path}${anchor}`;
  const known = [...before, departments, catalog.productReceived({ product })];
  return await act(async () => {
    const result = renderWithStore(<ProductPage />, { at, before: known });
    await Promise.all([
      import('./BelowTheFold'),
      import('./panels/ReviewForm'),
      import('@/widgets/gallery/Gallery'),
      import('@/widgets/product/AddToCartForm'),
    ]);
    return result;
  });
};
const customer = signInCustomer(buildCustomer({ discount: 0 }));
const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const panel = () => screen.findByRole('tabpanel');

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
});

describe('in the head of the product page', () => {
  test('the name of the part is shown, with its features and links to brand, reviews and vehicles', async () => {
    await page(forGuests);
    expect(screen.getByRole('heading', { level: 1, name: 'Pastillas de freno' })).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Kelstrum')).toBe('/shop/shop-grid-4-sidebar?search=Kelstrum&filter_brand=kelstrum');
    expect(link('18 reseñas')).toBe(`${path}#reviews`);
    expect(link('¿Sirve para su vehículo? Compruébelo')).toBe(`${path}#fitment`);
    const features = within(screen.getByRole('list', { name: 'Características principales' }));
    expect(features.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Posición: Delantera',
      'Largo: 136 mm',
      'Material: Cerámica',
    ]);
    for (const copied of ['Copiar código', 'Copiar número de parte'])
      expect(screen.getByRole('button', { name: copied })).toBeVisible();
  });

  test('a customer can enquire about a missing price, and is not asked to sign in', async () => {
    await page({ ...forGuests, stock: 'in-stock', quantity: 2 }, '', customer);
    const offer = within(screen.getByRole('complementary'));
    expect(offer.getByRole('link', { name: 'Precio a consultar' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    expect(offer.queryByRole('link', { name: 'Inicie sesión para ver precios' })).toBeNull();
    expect(offer.queryByRole('button', { name: 'Agregar al carrito' })).toBeNull();
  });

  test('the fitment for the current vehicle is shown', async () => {
    await page(forGuests, '', vehicles.vehicleSelected({ vehicle: aveo }));
    expect(screen.getByText('Le sirve a su Aveo 2012')).toBeVisible();
  });

  test('a guest sees the benefits of logging in, and returns to the same tab', async () => {
    await page(forGuests, '#equivalents');
    const offer = within(screen.getByRole('complementary'));
    expect(offer.getAllByRole('listitem')).toHaveLength(3);
    expect(offer.getByRole('link', { name: 'Inicie sesión para ver precios' })).toHaveAttribute(
      'href',
      '/account/login?return=%2Fshop%2Fproducts%2FFRE-PD-1042%23equivalents',
    );
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/En stock/)).not.toBeInTheDocument();
  });

  test('a customer sees both prices and the stock, and can buy', async () => {
    const { user, dispatched } = await page(pads, '', customer);
    const box = within(screen.getByRole('complementary'));
    expect(box.getByText(/23[.,]00/)).toBeVisible();
    expect(box.getByText(/20[.,]00 sin IVA/)).toBeVisible();
    expect(box.getByText('En stock · 4')).toBeVisible();
    await user.click(await box.findByRole('button', { name: 'Agregar al carrito' }));
    await waitFor(() => expect(dispatched(cart.addRequested)).toHaveLength(1));
  });

  test.each([
    ['a guest', forGuests, []],
    ['a customer', pads, [customer]],
  ])('%s sees delivery, returns, payment and guarantee', async (_who, product, before) => {
    await page(product, '', ...before);
    const terms = within(screen.getByRole('complementary')).getAllByRole('term');
    expect(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual([
      ['Entrega', 'Quito: 1 día hábil. Resto del país: 3 días hábiles.'],
      [
        'Retiro',
        'Av. 10 de Agosto N37-288, Quito, Ecuador. Lunes a sábado, 08:00 a 19:00. Pídalo en las notas del pedido.',
      ],
      ['Pago', 'Transferencia o efectivo contra entrega; talleres, a crédito.'],
      ['Devoluciones', '15 días, sin instalar y en su empaque.'],
      ['Garantía', '6 meses contra defectos de fábrica.'],
    ]);
  });

  test.each([
    ['out-of-stock' as const, /Se agotó/],
    ['on-backorder' as const, /lo podemos pedir/],
  ])('a product that is %s has a link to enquire about it', async (stock, words) => {
    await page({ ...pads, stock, quantity: 0 }, '', customer);
    const box = within(screen.getByRole('complementary'));
    expect(box.getByText(words)).toBeVisible();
    expect(box.getByRole('link', { name: 'Consultar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('FRE-PD-1042'),
    );
  });

  test('the share button copies the page’s link without its anchor where the device cannot share', async () => {
    const { user } = await page(forGuests);
    window.history.replaceState(null, '', `${path}#reviews`);
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(await screen.findByText('Enlace copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
  });

  test('a product with few fields is rendered without empty sections', async () => {
    await page(minimalProduct);
    expect(screen.getByRole('heading', { level: 1, name: 'Sin más' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sin reseñas todavía. Escriba la primera' })).toBeVisible();
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Compatibilidad',
      'Reseñas',
    ]);
    expect(await panel()).toHaveTextContent('El catálogo no dice');
  });
});

test('an unknown product shows the 404 page with its search', async () => {
  renderWithStore(<ProductPage />, {
    at: path,
    before: [
      catalog.productAsked({ slug: 'FRE-PD-1042' }),
      catalog.productFailed({ slug: 'FRE-PD-1042', code: 'NOT_FOUND' }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeVisible();
});

describe('in the tabs of the product page', () => {
  test('the description links to existing parts, and a tag without parts is not a link', async () => {
    await page(forGuests);
    const description = within(await panel());
    const links = description
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Pastillas y zapatas', '/shop/category/05-001/products'],
      ['Desgaste', '/shop/category/05-000'],
      ['pastillas', '/shop/shop-grid-4-sidebar?search=pastillas'],
    ]);
    expect(description.getByText('chevrolet')).toBeVisible();
  });

  test('the anchor #specification in the URL opens the tab of the specification', async () => {
    await page(forGuests, '#specification');
    expect(await tab('Especificación')).toHaveAttribute('aria-selected', 'true');
    const groups = within(await panel());
    expect(groups.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'General',
      'Medidas',
    ]);
    expect(groups.getByText('Cerámica')).toBeVisible();
  });

  test('a click on a tab shows its panel', async () => {
    const { user } = await page(forGuests);
    await user.click(await tab('Equivalencias'));
    expect(await tab('Equivalencias')).toHaveAttribute('aria-selected', 'true');
    expect(within(await panel()).getByRole('link', { name: '90638599' })).toHaveAttribute(
      'href',
      '/shop/shop-grid-4-sidebar?search=90638599',
    );
    expect(screen.getByRole('button', { name: 'Copiar 90638599' })).toBeVisible();
  });
});

describe('equivalents and related products', () => {
  const shelf = catalog.shelfReceived({
    shelf: { kind: 'related', slug: 'FRE-PD-1042' },
    products: [pads, other('A-1', ['90638599']), other('B-22', ['otro'])],
  });

  test('parts that share a number with the product are in the table, and other related parts below the table', async () => {
    await page(pads, '#equivalents', customer, shelf);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(2);
    expect(table.getByRole('link', { name: 'Repuesto A-1' })).toBeVisible();
    expect(table.getByRole('button', { name: 'Agregar al carrito: Repuesto A-1' })).toBeVisible();
    const related = screen.getByRole('heading', { name: 'Productos relacionados' }).closest('section')!;
    expect(within(related).getAllByRole('article')).toHaveLength(1);
    expect(within(related).getByRole('link', { name: 'Repuesto B-22' })).toBeVisible();
  });

  test('a guest sees equivalents without stock or price', async () => {
    await page(forGuests, '#equivalents', shelf);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Producto']);
  });
});

describe('fitment', () => {
  const dispatched = fitment.asked({ slug: 'FRE-PD-1042' });
  const received = fitment.received({
    slug: 'FRE-PD-1042',
    vehicles: [aveo, { ...aveo, id: 10_113, year: 2013 }],
  });

  test('the current vehicle is shown on top and marked in the table', async () => {
    await page(forGuests, '#fitment', vehicles.vehicleSelected({ vehicle: aveo }), dispatched, received);
    const table = within(await screen.findByRole('table', { name: 'Chevrolet' }));
    expect(table.getByRole('row', { name: /Aveo Su vehículo 2012–2013 1\.6 L/ })).toBeVisible();
    expect(within(await panel()).getByText('Le sirve a su Aveo 2012')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Elegir otro vehículo' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('a button opens the vehicle picker while no vehicle is selected', async () => {
    const { user, dispatched: events } = await page(forGuests, '#fitment', dispatched);
    await user.click(await screen.findByRole('button', { name: 'Elegir mi vehículo' }));
    expect(events(vehicles.formOpened)).toHaveLength(1);
    expect(await screen.findByRole('dialog', { name: 'Seleccionar vehículo' })).toBeVisible();
  });

  test('a long list of vehicles can be searched', async () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ ...aveo, id, model: `M${id}`, year: 2000 + id }));
    const { user } = await page(
      forGuests,
      '#fitment',
      dispatched,
      fitment.received({ slug: 'FRE-PD-1042', vehicles: many }),
    );
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar en la lista' }), 'm7 2007');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en la lista' }), 'x');
    expect(screen.getByText('Ningún vehículo de la lista concuerda.')).toBeVisible();
  });

  test('a universal product is marked as fitting all vehicles', async () => {
    await page({ ...forGuests, compatibility: 'all' }, '#fitment');
    expect(await panel()).toHaveTextContent('Universal: no depende del vehículo.');
  });

  test('a failed request of the fitment can be retried', async () => {
    const { user, dispatched: events } = await page(
      forGuests,
      '#fitment',
      dispatched,
      fitment.failed({ slug: 'FRE-PD-1042', code: 'OFFLINE' }),
    );
    await user.click(await within(await panel()).findByRole('button', { name: 'Reintentar' }));
    expect(events(navigation.retryRequested)).toHaveLength(1);
  });
});

describe('reviews', () => {
  const review = (fields: Partial<Review> = {}): Review => ({
    id: 'r1',
    author: 'Marcelo G.',
    rating: 5,
    content: 'Asentaron bien.',
    createdAt: '2025-06-15T15:00:00.000Z',
    isOwn: false,
    ...fields,
  });
  const dispatched = reviews.asked({ slug: 'FRE-PD-1042', page: 1 });
  const received = (...items: Review[]) =>
    reviews.received({
      slug: 'FRE-PD-1042',
      reviews: { reviews: items, page: 1, total: 19, average: 4.2, counts: [0, 0, 6, 4, 9] },
    });
  const opinion = () => screen.findByLabelText('Su opinión');
  const send = () => screen.getByRole('button', { name: 'Enviar reseña' });
  const write = () => screen.findByRole('button', { name: 'Escribir una reseña' });

  test('the average and the counts of stars are shown in numbers, and the head has the same number of reviews', async () => {
    await page(pads, '#reviews', dispatched, received(review()));
    const result = within(await panel());
    expect(result.getByText('4,2')).toBeVisible();
    expect(result.getByText('5 estrellas').closest('li')).toHaveTextContent(/9$/);
    expect(await tab('Reseñas (19)')).toBeVisible();
    expect(screen.getByRole('link', { name: '19 reseñas' })).toBeVisible();
  });

  test('a review is rendered as plain text, and keeps its line breaks', async () => {
    const content = 'Una\n<img src=x onerror="window.hurt=1">';
    await page(pads, '#reviews', dispatched, received(review({ content })));
    const reviewList = within(await screen.findByRole('list', { name: 'Reseñas' }));
    expect(reviewList.getByText(/Una/).textContent).toBe(content);
    expect(reviewList.queryByRole('img', { name: '' })).not.toBeInTheDocument();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  test('buttons lead to the other pages of the reviews', async () => {
    const { user, dispatched: events } = await page(pads, '#reviews', dispatched, received(review()));
    const pages = within(await screen.findByRole('navigation', { name: 'Páginas de reseñas' }));
    expect(pages.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('button', { name: 'Página 3' }));
    expect(events(reviews.pageChosen)).toEqual([{ page: 3 }]);
  });

  test('a guest signs in and comes back to the tab of reviews', async () => {
    await page(forGuests, '#reviews', dispatched, received(review()));
    expect(await screen.findByRole('link', { name: 'Inicie sesión para opinar' })).toHaveAttribute(
      'href',
      '/account/login?return=%2Fshop%2Fproducts%2FFRE-PD-1042%23reviews',
    );
    expect(screen.queryByRole('button', { name: /reseña/ })).not.toBeInTheDocument();
  });

  test('a review without stars or text is not sent, and missing fields are named and focused', async () => {
    const { user, dispatched: events } = await page(
      pads,
      '#reviews',
      customer,
      dispatched,
      received(review()),
    );
    await user.click(await write());
    await opinion();
    await user.click(send());
    expect(await screen.findByText('Elija de una a cinco estrellas.')).toBeVisible();
    expect(await opinion()).toHaveAccessibleDescription(/Cuente en pocas palabras/);
    expect(screen.getByRole('radio', { name: '1 estrella' })).toHaveFocus();
    expect(events(reviews.reviewSubmitted)).toEqual([]);
  });

  test('a review of more than two thousand characters shows its length and the limit at its field', async () => {
    const { user } = await page(pads, '#reviews', customer, dispatched, received(review()));
    await user.click(await write());
    await user.click(await opinion());
    await user.paste('x'.repeat(2_001));
    expect(await opinion()).toHaveAccessibleDescription(/2\.001 de 2\.000.*caben 2\.000/);
  });

  test('a typed review marks the form as dirty once, and is sent once and trimmed, however often the button is clicked', async () => {
    const { user, dispatched: events } = await page(
      pads,
      '#reviews',
      customer,
      dispatched,
      received(review()),
    );
    await user.click(await write());
    await user.click(await screen.findByRole('radio', { name: '4 estrellas' }));
    await user.type(await opinion(), ' Muy buenas. ');
    expect(events(navigation.formDirtied)).toEqual([{ form: 'review' }]);
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    await user.click(send());
    expect(events(reviews.reviewSubmitted)).toEqual([
      { slug: 'FRE-PD-1042', sku: 'FRE-PD-1042', review: { rating: 4, content: 'Muy buenas.' } },
    ]);
  });

  test('a review that fails keeps the typed text and shows the reason', async () => {
    const { user, happens } = await page(pads, '#reviews', customer, dispatched, received(review()));
    await user.click(await write());
    await user.click(await screen.findByRole('radio', { name: '4 estrellas' }));
    await user.type(await opinion(), 'Muy buenas.');
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    happens(reviews.reviewRefused({ slug: 'FRE-PD-1042', code: 'AUTH_REQUIRED' }));
    expect(within(await panel()).getByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inicie sesión para opinar' })).toBeVisible();
    expect(await opinion()).toHaveValue('Muy buenas.');
    expect(screen.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
  });

  test('a review that was refused without a sign-in is in the form again after the sign-in', async () => {
    const draft = { rating: 2, content: 'Suenan.' };
    await page(
      pads,
      '#reviews',
      dispatched,
      reviews.reviewSubmitted({ slug: 'FRE-PD-1042', sku: 'FRE-PD-1042', review: draft }),
      reviews.reviewRefused({ slug: 'FRE-PD-1042', code: 'AUTH_REQUIRED' }),
      customer,
      dispatched,
      received(review()),
    );
    expect(await opinion()).toHaveValue('Suenan.');
    expect(screen.getByRole('radio', { name: '2 estrellas' })).toBeChecked();
  });

  test('a review sent in an expired session shows that the session has ended, and focuses the link to sign in', async () => {
    const { happens, user } = await page(pads, '#reviews', customer, dispatched, received(review()));
    await user.click(await screen.findByRole('button', { name: 'Escribir una reseña' }));
    await opinion();
    const product = { slug: 'FRE-PD-1042', sku: 'FRE-PD-1042' };
    happens(reviews.reviewSubmitted({ ...product, review: { rating: 2, content: 'Suenan.' } }));
    happens(reviews.reviewRefused({ slug: product.slug, code: 'AUTH_REQUIRED' }));
    happens(auth.sessionReceived({ session: { account: null, customer: null, demo: [] } }));
    happens(catalog.productReceived({ product: forGuests }));
    happens(dispatched);
    happens(received(review()));
    expect(await screen.findByText('Su sesión terminó. Inicie sesión otra vez.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inicie sesión para opinar' }).parentElement).toHaveFocus();
  });

  test('a review that was sent is confirmed, and can be edited', async () => {
    const ownReview = review({ id: 'own', isOwn: true, content: 'La mía.', rating: 3 });
    const { user, happens } = await page(pads, '#reviews', customer, dispatched, received(review()));
    await user.click(await write());
    // the button is removed: the focus moves to the form, and later to the thank-you message
    const form = await opinion();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(form);
    await user.click(await screen.findByRole('radio', { name: '3 estrellas' }));
    await user.type(await opinion(), 'La mía.');
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    happens(reviews.reviewSent({ slug: 'FRE-PD-1042', review: ownReview }));
    const thanks = screen.getByText('Gracias: su reseña ya está publicada.');
    expect(thanks).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(thanks);
    expect(screen.queryByLabelText('Su opinión')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cambiar mi reseña' }));
    expect(await opinion()).toHaveValue('La mía.');
  });
});

test('the printed page includes the specification, although its tab was not opened', async () => {
  await page(pads);
  await panel();
  expect(screen.queryByText('136 mm', { selector: 'dd' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('136 mm', { selector: 'dd' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('136 mm', { selector: 'dd' })).toBeNull();
});

test('a product whose price request failed is shown without a price, with a retry', async () => {
  const { slug } = pads;
  const asked = catalog.productAsked({ slug });
  const { happens, user, dispatched } = await page({ ...forGuests, awaitsPrices: true }, '', customer, asked);
  const offer = within(screen.getByRole('complementary'));
  expect(offer.queryByText(/aún no tiene precio/)).toBeNull();
  expect(offer.queryByRole('alert')).toBeNull();
  happens(catalog.productFailed({ slug, code: 'ERP_UNAVAILABLE' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Pastillas de freno' })).toBeVisible();
  expect(offer.queryByText(/aún no tiene precio|a consultar/)).toBeNull();
  await user.click(offer.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});
