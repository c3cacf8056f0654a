import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>here</p>;
}

test('an error in a boundary leaves its neighbours rendered, and a retry renders its children again', async () => {
  // React logs caught errors on the console
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>neighbour</p>
      <ErrorBoundary instead={(again) => <button onClick={again}>again</button>}>
        <Fragile />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('neighbour')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('here')).toBeVisible();
  consoleError.mockRestore();
});

test('an error is reported once, and cleared when the prop `of` changes', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onBroken = jest.fn();
  isBroken = true;
  const at = (of: string) => (
    <ErrorBoundary of={of} onBroken={onBroken} instead={() => <p>instead</p>}>
      <Fragile />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/one'));
  rerender(at('/one'));
  expect(screen.getByText('instead')).toBeVisible();
  expect(onBroken.mock.calls).toEqual([[new Error('broken'), expect.any(Function)]]);
  isBroken = false;
  rerender(at('/two'));
  expect(screen.getByText('here')).toBeVisible();
  consoleError.mockRestore();
});
