import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { toasts } from '@/features/toasts';
import { renderWithStore } from '@/testing/renderWithStore';
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

test('a toast stands in the dialog that is open, and on the page again after it', async () => {
  const { happens, user } = renderWithStore(<Page />, { at: '/' });
  happens(hello);
  expect(await screen.findByRole('status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('status')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('status')).toBeVisible();
});

test('the focus on a toast, or on what is around it, stops its time', async () => {
  const { happens, dispatched } = renderWithStore(<Toaster />, { at: '/' });
  happens(hello);
  const toast = await screen.findByRole('status');
  fireEvent.focus(toast);
  fireEvent.blur(toast);
  fireEvent.focus(within(toast).getByRole('button'));
  expect(dispatched(toasts.hovered)).toEqual([{ id: 1 }, { id: 1 }]);
  expect(dispatched(toasts.left)).toEqual([{ id: 1 }]);
});
