import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow, type OptionGroup } from '@/erp/rows/product';
import { cart } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import ProductPage from './ProductPage';

const path = '/shop/products/A-1';
const oil = parseProductRow(
  v.parse(productRow, {
    id: 1,
    codigo: 'A-1',
    descripcion: 'Aceite',
    precio: 11.5,
    precio_siniva: 10,
    cantidad: 5,
    disponibilidad: 'in-stock',
  }),
);
const size: OptionGroup = {
  slug: 'presentacion',
  name: 'Presentación',
  type: 'default',
  values: [{ slug: '1-litro', name: '1 L' }],
};

/** Fires the buy box's IntersectionObserver. */
let see: (isIntersecting: boolean) => Promise<void>;
beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ addEventListener: jest.fn(), removeEventListener: jest.fn() });
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        if (element.matches('aside')) {
          // the bar is a lazy chunk
          see = (isIntersecting) => act(() => Promise.resolve(this.callback([{ isIntersecting }])));
        }
      }
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const open = async (options: OptionGroup[] = [], who = [signInCustomer(buildCustomer({ discount: 0 }))]) => {
  const shop = await act(async () => {
    const product = { ...oil, options };
    const result = renderWithStore(<ProductPage />, {
      at: path,
      before: [...who, catalog.productReceived({ product })],
    });
    await Promise.all([
      import('./BelowTheFold'),
      import('@/widgets/gallery/Gallery'),
      import('@/widgets/product/AddToCartForm'),
    ]);
    return result;
  });
  await screen.findByRole('tablist');
  return shop;
};
const pageKnowsOfBar = () => 'hasBottomBar' in document.documentElement.dataset;
const addButtons = () => screen.queryAllByRole('button', { name: 'Agregar al carrito' });

test('the buy bar is hidden while the buy box is on the screen', async () => {
  await open();
  await see(true);
  expect(addButtons()).toHaveLength(1);
});

test('the buy bar submits the form with its quantity while the form is out of sight', async () => {
  const { user, dispatched } = await open();
  const box = within(screen.getByRole('complementary'));
  await user.click(box.getByRole('button', { name: 'Aumentar cantidad' }));
  await see(false);
  expect(pageKnowsOfBar()).toBe(true);
  await user.click(addButtons()[1]!);
  await waitFor(() => expect(dispatched(cart.addRequested)).toMatchObject([{ quantity: 2 }]));
  await see(true);
  expect(addButtons()).toHaveLength(1);
  expect(pageKnowsOfBar()).toBe(false);
});

test('the buy bar of a part with options leads to the options', async () => {
  const { user, dispatched } = await open([size]);
  await see(false);
  await user.click(screen.getByRole('button', { name: 'Elegir opciones' }));
  expect(screen.getByRole('radio', { name: '1 L' })).toHaveFocus();
  expect(dispatched(cart.addRequested)).toEqual([]);
});

test('a guest has no buy bar', async () => {
  const guest = { ...oil, priceWithoutIva: null, price: null };
  await act(async () => {
    renderWithStore(<ProductPage />, { at: path, before: [catalog.productReceived({ product: guest })] });
    await import('./BelowTheFold');
  });
  await see(false);
  expect(addButtons()).toEqual([]);
});
