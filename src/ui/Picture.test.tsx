import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const shown = () => screen.getByRole('img', { name: 'Brake pads' });

test('one that does not come is replaced by the local picture', () => {
  render(<Picture src="/images/gone.webp" alt="Brake pads" />);
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', '/images/no-image.svg');
});

test('an empty address is the local picture from the first', () => {
  render(<Picture src="" alt="Brake pads" />);
  expect(shown()).toHaveAttribute('src', '/images/no-image.svg');
});

test('has its size before it comes: nothing moves', () => {
  render(<Picture src="/images/pads.webp" alt="Brake pads" size={80} />);
  expect(['width', 'height'].map((name) => shown().getAttribute(name))).toEqual(['80', '80']);
});

test('of the first row is asked at once, others when they come near', () => {
  render(
    <>
      <Picture src="/a.webp" alt="First" eager />
      <Picture src="/b.webp" alt="Later" />
    </>,
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});
