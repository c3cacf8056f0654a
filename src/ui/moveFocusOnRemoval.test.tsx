import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { moveFocusOnRemoval } from './moveFocusOnRemoval';

/** Rows that can be removed, each with a link before its button. */
function Rows({ names, after }: { names: string[]; after?: string }) {
  const [rows, setRows] = useState(names);
  return (
    <main tabIndex={-1}>
      {rows.map((name) => (
        <p key={name}>
          <a href={`/${name}`}>{name}</a>
          <button
            type="button"
            ref={moveFocusOnRemoval}
            data-removes
            onClick={() => setRows(rows.filter((other) => other !== name))}
          >{`Remove ${name}`}</button>
        </p>
      ))}
      {after ? <a href="/after">{after}</a> : null}
    </main>
  );
}

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(() => Promise.resolve(button.click()));
}

test('removing an item moves the focus to the remove button of the next item', async () => {
  render(<Rows names={['a', 'b']} />);
  await press('Remove a');
  expect(screen.getByRole('button', { name: 'Remove b' })).toHaveFocus();
});

test('removing the last item moves the focus to the remove button of the item before', async () => {
  render(<Rows names={['a', 'b']} after="More" />);
  await press('Remove b');
  expect(screen.getByRole('button', { name: 'Remove a' })).toHaveFocus();
});

test('removing the only item moves the focus to the element after the list', async () => {
  render(<Rows names={['a']} after="More" />);
  await press('Remove a');
  expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
});

test('removing the only item moves the focus to the main element when no element follows the list', async () => {
  render(<Rows names={['a']} />);
  await press('Remove a');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the focus stays when it is on an element outside the removed item', async () => {
  render(<Rows names={['a', 'b']} after="More" />);
  screen.getByRole('link', { name: 'More' }).focus();
  await act(() => Promise.resolve(screen.getByRole('button', { name: 'Remove a' }).click()));
  expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
});
