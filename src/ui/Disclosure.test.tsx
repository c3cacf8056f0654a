import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { Disclosure } from './Disclosure';

const onOpen = jest.fn();
beforeEach(() => onOpen.mockClear());

function show() {
  render(
    <>
      <Disclosure button="Menu" onOpen={onOpen}>
        {(close) => (
          <>
            <a href="#inside">Inside</a>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Disclosure>
      <button type="button">Elsewhere</button>
      <p>Text</p>
    </>,
  );
  return userEvent.setup();
}
async function open() {
  const user = show();
  await user.click(button());
  return user;
}
const button = () => screen.getByRole('button', { name: 'Menu' });
const panel = () => screen.queryByRole('link', { name: 'Inside' });

test('a disclosure is closed initially', () => {
  show();
  expect(panel()).not.toBeInTheDocument();
});

test('a click on the button opens the panel', async () => {
  await open();
  expect(panel()).toBeInTheDocument();
});

test('a second click on the button closes the panel', async () => {
  const user = await open();
  await user.click(button());
  expect(panel()).not.toBeInTheDocument();
});

test('the button of an open panel is exposed as expanded, and refers to the panel', async () => {
  await open();
  const controlled = document.getElementById(button().getAttribute('aria-controls') ?? '');
  expect([button().getAttribute('aria-expanded'), controlled?.contains(panel())]).toEqual(['true', true]);
});

test('Escape closes the panel', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
});

test('Escape in the panel returns the focus to the button', async () => {
  const user = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('the key event of an Escape that closes the panel does not reach the document', async () => {
  const onKeyDown = jest.fn();
  const user = show();
  await user.click(button());
  document.addEventListener('keydown', onKeyDown);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', onKeyDown);
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('the default action of an Escape that closes the panel is prevented, so that a dialog around it stays open', async () => {
  const user = await open();
  const events: Event[] = [];
  const note = (event: Event) => events.push(event);
  window.addEventListener('keydown', note, { capture: true });
  await user.keyboard('{Escape}');
  window.removeEventListener('keydown', note, { capture: true });
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
});

test('a click outside closes the panel', async () => {
  const user = await open();
  await user.click(screen.getByText('Text'));
  expect(panel()).not.toBeInTheDocument();
});

test('a click outside leaves the focus on the clicked element', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a click inside leaves the panel open', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Inside' }));
  expect(panel()).toBeInTheDocument();
});

test('the panel closes when the focus moves out of it', async () => {
  const user = await open();
  await user.tab();
  await user.tab();
  await user.tab();
  expect([panel(), document.activeElement?.textContent]).toEqual([null, 'Elsewhere']);
});

test('the panel stays open when the focus moves into it', async () => {
  const user = await open();
  await user.tab();
  expect(panel()).toHaveFocus();
});

test('close() closes the panel and returns the focus', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect([panel(), document.activeElement]).toEqual([null, button()]);
});

test('opening the panel calls onOpen, and closing it does not', async () => {
  const user = await open();
  await user.click(button());
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('the panel closes when the focus is set outside it after a blur, so that only one panel is open at a time', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Inside' }));
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  expect(panel()).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(panel()).not.toBeInTheDocument();
});

test('the down arrow opens the panel and moves the focus into it', async () => {
  const user = show();
  act(() => button().focus());
  await user.keyboard('{ArrowDown}');
  expect(panel()).toHaveFocus();
});

test('the down arrow on the button moves the focus into a panel that is open already', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}');
  expect(panel()).toHaveFocus();
});

test('the down arrow inside the panel does not move the focus to its first element', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
});

test('lazy content of the panel gets the focus once it has loaded', async () => {
  let bring: (code: { default: () => ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (bring = resolve)));
  render(
    <Disclosure button="Menu">
      {() => (
        <Suspense fallback="wait">
          <Late />
        </Suspense>
      )}
    </Disclosure>,
  );
  const user = userEvent.setup();
  act(() => button().focus());
  await user.keyboard('{ArrowDown}');
  expect(button()).toHaveFocus();
  bring({ default: () => <a href="#late">Late</a> });
  const link = await screen.findByRole('link', { name: 'Late' });
  await waitFor(() => expect(link).toHaveFocus());
});

test('hovering the button calls onApproach', async () => {
  const onApproach = jest.fn();
  render(
    <Disclosure button="Menu" onApproach={onApproach}>
      {() => 'Inside'}
    </Disclosure>,
  );
  await userEvent.setup().hover(button());
  expect(onApproach).toHaveBeenCalled();
});
