import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { Dialog } from './Dialog';
import { useTopDialog } from './dialogStack';

/** jsdom has the dialog element without its methods. */
const missing = {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
};
const original = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, missing);
});
afterAll(() => {
  for (const name of ['showModal', 'close'] as const) {
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    if (name in original) Object.defineProperty(HTMLDialogElement.prototype, name, original[name]);
  }
});

const closed = jest.fn();
beforeEach(() => closed.mockClear());

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <button type="button">Opener</button>
    {isOpen ? (
      <Dialog title="Your vehicle" closeLabel="Close" onClose={closed}>
        <p>Which one?</p>
      </Dialog>
    ) : null}
  </>
);
const dialog = () => screen.getByRole('dialog', { name: 'Your vehicle' });

test('a dialog has its title as its accessible name, and is opened with showModal', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page isOpen />);
  expect(showModal.mock.contexts).toEqual([dialog()]);
  showModal.mockRestore();
});

test('the cancel event, which Escape causes, asks the parent to close the dialog', () => {
  render(<Page isOpen />);
  fireEvent(dialog(), createEvent('cancel', dialog(), { cancelable: true }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('the cancel event does not close the dialog before the parent does', () => {
  render(<Page isOpen />);
  const cancel = createEvent('cancel', dialog(), { cancelable: true });
  fireEvent(dialog(), cancel);
  expect(cancel.defaultPrevented).toBe(true);
});

test('the close button asks the parent to close the dialog', async () => {
  render(<Page isOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a click on the backdrop asks the parent to close the dialog', async () => {
  render(<Page isOpen />);
  await userEvent.click(dialog());
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a drag from the content to the backdrop does not close the dialog', async () => {
  render(<Page isOpen />);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Which one?') },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  fireEvent.click(dialog());
  expect(closed).not.toHaveBeenCalled();
});

test('a dialog opens and closes without an error in a browser without modal dialogs', () => {
  for (const name of ['showModal', 'close'] as const) {
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }
  const { unmount } = render(<Page isOpen />);
  const wasShown = dialog().hasAttribute('open');
  unmount();
  Object.assign(HTMLDialogElement.prototype, missing);
  expect(wasShown).toBe(true);
});

test('a click on the content does not close the dialog', async () => {
  render(<Page isOpen />);
  await userEvent.click(screen.getByText('Which one?'));
  expect(closed).not.toHaveBeenCalled();
});

test('the page behind a dialog does not scroll while it is open, and scrolls again afterwards', () => {
  const { rerender } = render(<Page isOpen />);
  const during = document.documentElement.style.overflow;
  rerender(<Page isOpen={false} />);
  expect([during, document.documentElement.style.overflow]).toEqual(['hidden', '']);
});

test('the width of the hidden scrollbar is reserved while a dialog is open, and released afterwards', () => {
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1009);
  const { rerender } = render(<Page isOpen />);
  const during = document.documentElement.style.paddingInlineEnd;
  rerender(<Page isOpen={false} />);
  width.mockRestore();
  expect([during, document.documentElement.style.paddingInlineEnd]).toEqual(['15px', '']);
});

test('the focus returns to the element that opened the dialog', async () => {
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(<Page isOpen />);
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus());
});

test('the focus does not return when another element has received the focus meanwhile', async () => {
  const { rerender } = render(<Page isOpen={false} />);
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  rerender(<Page isOpen />);
  const back = jest.spyOn(opener, 'focus');
  rerender(<Page isOpen={false} />);
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  heading.focus();
  await Promise.resolve();
  heading.remove();
  expect(back).not.toHaveBeenCalled();
});

test('the page scrolls again after a dialog and a dialog inside it are closed together', () => {
  const { style } = document.documentElement;
  const Two = ({ are }: { are: boolean }) =>
    are ? (
      <Dialog title="Outer" closeLabel="Close" onClose={closed}>
        <Dialog title="Inner" closeLabel="Close" onClose={closed}>
          <p>Which one?</p>
        </Dialog>
      </Dialog>
    ) : null;
  const { rerender } = render(<Two are />);
  expect(style.overflow).toBe('hidden');
  rerender(<Two are={false} />);
  expect(style.overflow).toBe('');
});

test('the service renders a page as if no dialog were open', () => {
  const Probe = () => (useTopDialog() ? 'dialog' : 'page');
  expect(renderToString(<Probe />)).toBe('page');
});
