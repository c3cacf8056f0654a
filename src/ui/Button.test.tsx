import { render, screen } from '@testing-library/react';
import { Button, IconButton } from './Button';

test('a busy button is exposed as busy, and keeps its name and its icon', () => {
  render(
    <Button busy icon={<svg data-testid="icon" />}>
      Order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Order', busy: true });
  expect(button).toContainElement(screen.getByTestId('icon'));
});

test('a button submits no form by default', () => {
  render(<Button>Order</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a toggle button exposes whether it is on', () => {
  render(<IconButton label="Favourite" pressed />);
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeInTheDocument();
});

test('an icon button that is not a toggle has no pressed state', () => {
  render(<IconButton label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAttribute('aria-pressed');
});
