import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { cart, toCartProduct } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { display } from '@/features/display';
import { compare, toListedProduct, wishlist } from '@/features/lists';
import { vehicles } from '@/features/vehicles';
import { signInCustomer, addToCart, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import { AddToCart } from './AddToCart';
import { ProductCard } from './ProductCard';

const row = {
  id: 7,
  codigo: 'MAN-FO-3102',
  descripcion: 'Filtro de aceite',
  resumen: 'Retiene partículas finas.',
  precio: 11.5,
  precio_siniva: 10,
  cantidad: 5,
  disponibilidad: 'in-stock',
};
const buildProduct = (fields: Partial<Product> = {}): Product => ({
  ...parseProductRow(v.parse(productRow, row)),
  ...fields,
});
const aveo = { id: 1, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6' };
const rio = { id: 2, year: 2015, make: 'Kia', model: 'Rio', engine: '1.4' };

const card = (product: Product, before: UnknownAction[] = []) =>
  renderWithStore(<ProductCard product={product} />, { at: '/shop/category/03-001/products', before });
beforeAll(() => AddToCart.ahead());

const signedIn = [signInCustomer(buildCustomer({ discount: 10 }))];
const addName = 'Agregar al carrito: Filtro de aceite';
const button = (name: string) => screen.getByRole('button', { name });

/** Guest product: the gateway leaves out prices and stock. */
const guestProduct = buildProduct({
  price: null,
  priceWithoutIva: null,
  compareAtPrice: null,
  stock: null,
  quantity: null,
});

test('a guest sees no button for adding and no stock on a card', () => {
  card(guestProduct);
  expect(screen.queryByRole('button', { name: /^Agregar al carrito/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/En stock/)).not.toBeInTheDocument();
});

test('the name is the only link of a card for screen readers, and leads to the product', () => {
  card(guestProduct);
  expect(screen.getByRole('link', { name: 'Filtro de aceite' })).toHaveAttribute(
    'href',
    '/shop/products/MAN-FO-3102',
  );
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Filtro de aceite']);
});

test('a customer sees the discounted price with IVA and adds one piece', async () => {
  const product = buildProduct({ priceWithoutIva: 1000, quantity: 5 });
  const { user, dispatched } = card(product, signedIn);
  expect(screen.getByText(/10[.,]35/)).toBeVisible();
  expect(screen.getByText('En stock · 5')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: addName }));
  expect(dispatched(cart.addRequested)).toEqual([
    { product: toCartProduct(product, 10), quantity: 1, options: [] },
  ]);
});

describe('on a wide screen', () => {
  const phone = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...phone(media), matches: true });
  });
  afterEach(() => {
    window.matchMedia = phone;
  });
  test('the button shows that the product is being added, and that the product has been added', () => {
    const product = buildProduct();
    const cartProduct = toCartProduct(product, 10)!;
    const { happens } = card(product, signedIn);
    happens(cart.addBegan({ key: String(product.id), product: cartProduct, quantity: 1, options: [] }));
    expect(button(addName)).toHaveAttribute('aria-busy', 'true');
    happens(cart.lineAdded({ key: String(product.id), name: product.name }));
    expect(button(addName)).not.toHaveAttribute('aria-busy');
  });

  test('the button is disabled and shows the reason when the cart has the whole stock', () => {
    const product = buildProduct({ quantity: 2 });
    card(product, [...signedIn, ...addToCart(toCartProduct(product, 10)!, 2)]);
    expect(button(addName)).toHaveAttribute('aria-disabled', 'true');
    expect(button(addName)).toHaveAccessibleDescription('Ya tiene en el carrito todo lo que hay.');
  });

  test('the button is disabled and shows the reason when the cart has the only piece', () => {
    const product = buildProduct({ quantity: 1 });
    card(product, [...signedIn, ...addToCart(toCartProduct(product, 10)!, 1)]);
    expect(button(addName)).toHaveAccessibleDescription('Ya tiene en el carrito todo lo que hay.');
  });
});

describe('on a phone', () => {
  const product = buildProduct({ quantity: 3 });
  const key = String(product.id);
  const stepper = () => screen.getByRole('group', { name: 'Cantidad de Filtro de aceite' });
  const inCart = (quantity: number) => [...signedIn, ...addToCart(toCartProduct(product, 10)!, quantity)];

  test('the button becomes a stepper once the part is in the cart', async () => {
    const { user, dispatched, happens } = card(product, signedIn);
    await user.click(button(addName));
    happens(cart.addBegan({ key, product: toCartProduct(product, 10)!, quantity: 1, options: [] }));
    expect(screen.queryByRole('button', { name: /^Agregar al carrito/ })).not.toBeInTheDocument();
    expect(stepper()).toHaveTextContent('1');
    await user.click(button('Aumentar cantidad'));
    expect(dispatched(cart.quantityChosen)).toEqual([{ key, quantity: 2 }]);
  });

  test('the step below one removes the part when the pointer is released, and not before', async () => {
    const { user, dispatched } = card(product, inCart(1));
    const minus = button('Quitar Filtro de aceite');
    await user.pointer({ keys: '[MouseLeft>]', target: minus });
    expect(dispatched(cart.removeRequested)).toEqual([]);
    await user.pointer({ keys: '[/MouseLeft]', target: minus });
    expect(dispatched(cart.removeRequested)).toEqual([{ key, name: 'Filtro de aceite' }]);
    expect(dispatched(cart.addRequested)).toEqual([]);
  });

  test('the stepper stops at the stock', async () => {
    const { user, dispatched } = card(product, inCart(3));
    expect(button('Aumentar cantidad')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Aumentar cantidad'));
    expect(dispatched(cart.quantityChosen)).toEqual([]);
  });
});

test('prices exclude IVA, and say so, for a customer who chose prices without IVA', () => {
  card(buildProduct({ priceWithoutIva: 1000, compareAtPrice: 2300 }), [
    ...signedIn,
    display.pricesChosen({ prices: 'without-iva' }),
  ]);
  expect(screen.getByText(/9[.,]00/)).toBeVisible();
  expect(screen.getByText(/18[.,]00/)).toBeVisible();
  expect(screen.getByText('sin IVA')).toBeVisible();
});

test('a screen reader announces which of two prices is the old one', () => {
  card(buildProduct({ priceWithoutIva: 1000, compareAtPrice: 2300 }), signedIn);
  expect(screen.getByText('Antes').closest('s')).toHaveTextContent(/^Antes .*20[.,]70$/);
});

test('an old price that is still loading has no label for screen readers yet', () => {
  card(buildProduct({ priceWithoutIva: null, awaitsPrices: true, badges: ['sale'] }), signedIn);
  expect(screen.queryByText('Antes')).not.toBeInTheDocument();
});

test('a screen reader reads the name of a part before the buttons of its card', () => {
  card(buildProduct({}), signedIn);
  const name = screen.getByRole('heading');
  for (const label of ['Agregar a favoritos', 'Comparar', 'Vista rápida'])
    expect(name.compareDocumentPosition(button(label))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an out-of-stock product cannot be added', () => {
  card(buildProduct({ stock: 'out-of-stock', quantity: 0 }), signedIn);
  expect(screen.getByText('Sin existencias')).toBeVisible();
  expect(button(addName)).toHaveAttribute('aria-disabled', 'true');
});

test('the add button of a part with options opens the quick view instead of adding the part', async () => {
  const product = buildProduct({
    options: [{ slug: 'lado', name: 'Lado', type: 'default', values: [{ slug: 'izq', name: 'Izquierdo' }] }],
  });
  const { user, dispatched } = card(product, signedIn);
  await user.click(button(addName));
  expect(dispatched(catalog.quickViewOpened)).toEqual([{ slug: product.slug }]);
  expect(dispatched(cart.addRequested)).toEqual([]);
});

test('favourite and compare buttons are toggles that keep their names', async () => {
  const { user, dispatched, happens } = card(guestProduct);
  const product = toListedProduct(guestProduct);
  await user.click(button('Agregar a favoritos'));
  await user.click(button('Comparar'));
  expect(dispatched(wishlist.events.addRequested)).toEqual([{ product }]);
  expect(dispatched(compare.events.addRequested)).toEqual([{ product }]);
  happens(wishlist.events.addBegan({ product }));
  expect(button('Agregar a favoritos')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Comparar')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Agregar a favoritos'));
  expect(dispatched(wishlist.events.removeRequested)).toEqual([{ id: product.id }]);
});

test('a click on the quick view button opens the quick view', async () => {
  const { user, dispatched } = card(guestProduct);
  await user.click(button('Vista rápida'));
  expect(dispatched(catalog.quickViewOpened)).toEqual([{ slug: 'MAN-FO-3102' }]);
});

test.each([
  ['all' as const, 'Universal: revise medida y norma'],
  [[1], 'Le sirve a su Aveo 2012'],
  [[2], 'No le sirve a su Aveo 2012'],
  [[], 'Compatibilidad por confirmar'],
])('the fitment %p is shown in words once a vehicle is chosen', (compatibility, words) => {
  const { happens } = card(buildProduct({ compatibility }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  happens(vehicles.vehicleSelected({ vehicle: aveo }));
  expect(screen.getByText(words)).toBeVisible();
});

test('a card in list view shows the excerpt and the badges', () => {
  renderWithStore(<ProductCard product={buildProduct({ badges: ['sale'] })} layout="list" />, {
    at: '/shop',
  });
  const line = within(screen.getByRole('article'));
  expect(line.getByText('Retiene partículas finas.')).toBeVisible();
  expect(line.getByText('Oferta')).toBeVisible();
});

test.each(['grid', 'features', 'list', 'horizontal'] as const)(
  'a card in the layout %s shows the part number, favourite, compare and quick view',
  (layout) => {
    renderWithStore(<ProductCard product={buildProduct({ partNumber: 'KS-1042-A' })} layout={layout} />, {
      at: '/shop',
      before: signedIn,
    });
    expect(screen.getByTitle('Parte KS-1042-A')).toBeVisible();
    for (const name of [addName, 'Agregar a favoritos', 'Comparar', 'Vista rápida'])
      expect(button(name)).toBeVisible();
  },
);

test('a card with features shows four attributes', async () => {
  const attributes = ['Voltaje', 'Capacidad', 'Arranque', 'Borne', 'Peso'].map((name) => ({
    group: 'General',
    name,
    value: `${name} alto`,
  }));
  renderWithStore(<ProductCard product={buildProduct({ attributes })} layout="features" />, { at: '/shop' });
  const shown = await screen.findAllByRole('definition');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Voltaje alto',
    'Capacidad alto',
    'Arranque alto',
    'Borne alto',
  ]);
});

test('a card says that the part does not fit the chosen vehicle, and names a vehicle of the garage that it fits', () => {
  const garage = [rio, aveo].map((vehicle) => vehicles.vehicleAdded({ vehicle }));
  card(buildProduct({ compatibility: [rio.id] }), [...signedIn, ...garage]);
  expect(screen.getByText('No le sirve a su Aveo 2012')).toBeVisible();
  expect(screen.getByText('Le sirve a su Rio 2015')).toBeVisible();
});

test('the button of a part that does not fit the chosen vehicle has the secondary style', () => {
  const chosen = vehicles.vehicleSelected({ vehicle: aveo });
  const { view } = card(buildProduct({ compatibility: [2] }), [...signedIn, chosen]);
  expect(button(addName).className).toContain('secondary');
  view.unmount();
  card(buildProduct({ compatibility: [1] }), [...signedIn, chosen]);
  expect(button(addName).className).toContain('primary');
});
