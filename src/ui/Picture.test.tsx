import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Picture } from './Picture';

const getImage = () => screen.getByRole('img', { name: 'Brake pads' });

test('a picture that fails to load is replaced by the placeholder', () => {
  render(<Picture src="/images/gone.webp" alt="Brake pads" />);
  fireEvent.error(getImage());
  expect(getImage()).toHaveAttribute('src', '/images/no-image.svg');
});

test('a picture that fails to load offline keeps its URL, to be loaded again', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Picture src="/images/pads.webp" alt="Brake pads" />);
  fireEvent.error(getImage());
  expect(getImage()).toHaveAttribute('src', '/images/pads.webp');
  isOnline.mockRestore();
});

test('a picture with an empty URL shows the placeholder at once', () => {
  render(<Picture src="" alt="Brake pads" />);
  expect(getImage()).toHaveAttribute('src', '/images/no-image.svg');
});

test('a picture has its size before it loads, so that the layout does not shift', () => {
  render(<Picture src="/images/pads.webp" alt="Brake pads" size={80} />);
  expect(['width', 'height'].map((name) => getImage().getAttribute(name))).toEqual(['80', '80']);
});

test('an eager picture is loaded at once, and any other picture only near the viewport', () => {
  render(
    <>
      <Picture src="/a.webp" alt="First" eager />
      <Picture src="/b.webp" alt="Later" />
    </>,
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('a small eager picture is decoded synchronously, a large or lazy picture asynchronously', () => {
  render(
    <>
      <Picture src="/a.webp" alt="Card" eager />
      <Picture src="/b.webp" alt="Gallery" eager size={600} />
      <Picture src="/c.webp" alt="Later" />
    </>,
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('decoding'))).toEqual([
    'sync',
    'async',
    'async',
  ]);
});

const part = '/images/parts/brake-pads-5-a-800.avif';

test('a small picture has no source of the largest width', () => {
  render(<Picture src={part} alt="Brake pads" />);
  expect(getImage()).toHaveAttribute('srcset', expect.stringMatching(/-400\.avif 400w, .*-800\.avif 800w$/));
});

test('a mounted picture has sources of all its widths, and a new picture replaces them', () => {
  const { rerender } = render(<Picture src={part} alt="Brake pads" size={600} sizes="80px" />);
  expect(getImage()).toHaveAttribute('src', part);
  expect(getImage()).toHaveAttribute(
    'srcset',
    expect.stringMatching(/-400\.avif 400w, .*-1200\.avif 1200w$/),
  );
  expect(getImage()).toHaveAttribute('sizes', '80px');
  rerender(<Picture src="/b.webp" alt="Brake pads" size={80} />);
  expect(getImage()).toHaveAttribute('src', '/b.webp');
  expect(getImage()).not.toHaveAttribute('srcset');
});

test('a picture in a render that React discards gets no src, which would keep the picture in memory', async () => {
  const make = jest.spyOn(document, 'createElement');
  const never = new Promise<void>(() => undefined);
  const Never = () => {
    use(never);
    return null;
  };
  render(
    <Suspense>
      <Picture src={part} alt="Brake pads" />
      <Never />
    </Suspense>,
  );
  await act(() => Promise.resolve());
  const createdImages = make.mock.results.map(({ value }) => value as Element);
  make.mockRestore();
  const pictures = createdImages.filter(({ localName }) => localName === 'img');
  expect(pictures.length).toBeGreaterThan(0);
  const referenced = pictures.flatMap((picture) =>
    ['src', 'srcset', 'sizes'].filter((name) => picture.hasAttribute(name)),
  );
  expect(referenced).toEqual([]);
});
