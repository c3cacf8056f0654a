import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useFocusReturn } from './useFocusReturn';

function Bar({ customer }: { customer: string | undefined }) {
  useFocusReturn(customer);
  return null;
}

/** Page that is empty for 100 ms after each change of the customer. */
function Content({ customer }: { customer: string }) {
  const [ready, setReady] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setReady(customer), 100);
    return () => clearTimeout(timer);
  }, [customer]);
  return ready === customer ? <button type="button">Agregar al carrito</button> : <p>Espere</p>;
}

const shop = (customer: string) => (
  <>
    <Bar customer={customer} />
    <input aria-label="Buscar" />
    <main id="content" tabIndex={-1}>
      <Content customer={customer} />
    </main>
  </>
);
const open = async () => {
  const { rerender } = render(shop('C0001'));
  await wait(100);
  return { serve: (customer: string) => rerender(shop(customer)) };
};
/** Advances the fake time, and lets the observers run. */
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.getByRole('button');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a focused button gets the focus again when a switch of customers renders the page again', async () => {
  const { serve } = await open();
  act(() => button().focus());
  serve('C0002');
  expect(screen.getByRole('main')).toHaveFocus();
  await wait(100);
  expect(button()).toHaveFocus();
});

test('a focus that was moved during a switch of customers stays where it is', async () => {
  const { serve } = await open();
  act(() => button().focus());
  serve('C0002');
  act(() => screen.getByLabelText('Buscar').focus());
  await wait(100);
  expect(screen.getByLabelText('Buscar')).toHaveFocus();
});

test('the focus stays on an element outside the replaced page, and the first served customer moves no focus', async () => {
  const { serve } = await open();
  expect(document.body).toHaveFocus();
  act(() => screen.getByLabelText('Buscar').focus());
  serve('C0002');
  await wait(100);
  expect(screen.getByLabelText('Buscar')).toHaveFocus();
});
