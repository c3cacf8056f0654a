import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { cart, getLineKey } from '@/features/cart';
import { i18n } from '@/features/i18n';
import { toasts } from '@/features/toasts';
import { addToCart, buildCartProduct, renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import { Dialog } from '@/ui/Dialog';
import Toaster from './Toaster';

const hello = toasts.shown({ tone: 'info', message: 'TEXT_WAITING', values: {} });

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen ? (
        <Dialog title="Vista rápida" closeLabel="Cerrar" onClose={() => setOpen(false)}>
          <p>Filtro</p>
        </Dialog>
      ) : null}
      <Toaster />
    </>
  );
}

test('a toast is inside the open dialog, and on the page again after the dialog closed', async () => {
  const { happens, user } = renderWithStore(<Page />, { at: '/' });
  happens(hello);
  expect(await screen.findByRole('status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('status')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('status')).toBeVisible();
});

test('the focus on a toast, or in its region, pauses its timer', async () => {
  const { happens, dispatched } = renderWithStore(<Toaster />, { at: '/' });
  happens(hello);
  const toast = await screen.findByRole('status');
  fireEvent.focus(toast);
  fireEvent.blur(toast);
  fireEvent.focus(within(toast).getByRole('button'));
  expect(dispatched(toasts.hovered)).toEqual([{ id: 1 }, { id: 1 }]);
  expect(dispatched(toasts.left)).toEqual([{ id: 1 }]);
});

describe('the toast of an add', () => {
  const filter = buildCartProduct();
  const key = getLineKey(filter.id, []);
  const told = toasts.shown({
    tone: 'success',
    message: 'TEXT_WAITING',
    values: {},
    undo: { of: 'add', key, quantity: 2 },
  });

  test('offers undo and a link to the cart', async () => {
    const { happens, dispatched, user } = renderWithStore(<Toaster />, {
      at: '/',
      before: [signInCustomer(), ...addToCart(filter, 3)],
    });
    happens(told);
    expect(await screen.findByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/shop/cart');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(dispatched(cart.addUndone)).toEqual([{ key, quantity: 2 }]);
    expect(dispatched(toasts.dismissed)).toEqual([{ id: 1 }]);
  });

  test('offers no undo once the line is removed', async () => {
    const { happens } = renderWithStore(<Toaster />, {
      at: '/',
      before: [signInCustomer(), ...addToCart(filter, 2)],
    });
    happens(told);
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    happens(cart.removeBegan({ key }));
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });
});

test('a language that failed to load is retried from its toast', async () => {
  const { user, happens, dispatched } = renderWithStore(<Toaster />, { at: '/' });
  happens(
    toasts.shown({
      tone: 'error',
      message: 'ERROR_LANGUAGE_FAILED',
      values: { language: 'en' },
      retry: { language: 'en' },
    }),
  );
  expect(await screen.findByText('No se pudo cargar English: la tienda sigue en español.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(i18n.languageChosen)).toEqual([{ language: 'en' }]);
  expect(dispatched(toasts.dismissed)).toEqual([{ id: 1 }]);
});

test.each([
  ['bottom', 10],
  ['top', 700],
])('a toast is at the %s of the screen when a control at %i of 768 px has the focus', async (at, y) => {
  const { happens } = renderWithStore(
    <>
      <button type="button">Agregar</button>
      <Toaster />
    </>,
    { at: '/' },
  );
  const button = screen.getByRole('button', { name: 'Agregar' });
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue({ top: y, bottom: y + 36 } as DOMRect);
  button.focus();
  happens(hello);
  const toast = await screen.findByRole('status');
  expect(toast.closest('[data-at]')).toHaveAttribute('data-at', at);
});
