import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gallery } from '@/features/gallery';
import { renderWithStore } from '@/testing/renderWithStore';
import Gallery from './Gallery';
import { openViewer } from './viewer';

jest.mock('./viewer', () => ({ openViewer: jest.fn() }));
const viewer = jest.mocked(openViewer);
const closeViewer = jest.fn();

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  viewer.mockReset().mockReturnValue(closeViewer);
  closeViewer.mockReset();
});
afterEach(() => {
  document.documentElement.dir = '';
});

const three = ['/1.svg', '/2.svg', '/3.svg'];
const open = (images: string[], zooms = true) =>
  renderWithStore(<Gallery name="Disco" images={images} zooms={zooms} />, { at: '/shop/products/A-1' });
const thumbnail = (number: number) => screen.getByRole('button', { name: `Imagen ${number} de 3` });
const current = () => [1, 2, 3].filter((number) => thumbnail(number).getAttribute('aria-current') === 'true');
const featured = (number: number) => screen.getByLabelText(`Ampliar: Disco, imagen ${number}`);
const getVisiblePictures = () => [1, 2, 3].filter((number) => featured(number).closest('[inert]') === null);

test('only the first picture is shown initially, and its thumbnail is the current one', () => {
  open(three);
  expect([getVisiblePictures(), current()]).toEqual([[1], [1]]);
});

test('the arrows and thumbnails reach every picture, and wrap around', async () => {
  const { user } = open(three);
  await user.click(screen.getByRole('button', { name: 'Imagen anterior' }));
  expect([getVisiblePictures(), current()]).toEqual([[3], [3]]);
  await user.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
  expect(current()).toEqual([1]);
  await user.click(thumbnail(2));
  expect([getVisiblePictures(), current()]).toEqual([[2], [2]]);
});

test('the arrow keys reach every picture, and the focus follows', async () => {
  const { user } = open(three);
  featured(1).focus();
  await user.keyboard('{ArrowRight}');
  expect(featured(2)).toHaveFocus();
  await user.keyboard('{End}');
  expect(featured(3)).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(featured(3)).toHaveFocus();
});

test('a single picture has neither arrows nor thumbnails', () => {
  open(['/1.svg']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a product without pictures shows the placeholder, and is logged', () => {
  const { dispatched } = open([]);
  expect(screen.getByRole('img', { name: 'Disco' })).toHaveAttribute('src', '/images/no-image.svg');
  expect(dispatched(gallery.foundEmpty)).toEqual([{ name: 'Disco' }]);
});

test('a click opens the viewer at its picture, and closing it shows and focuses the picture seen last', async () => {
  const { user } = open(three);
  await user.click(thumbnail(2));
  await user.click(featured(2));
  await waitFor(() => expect(viewer).toHaveBeenCalledTimes(1));
  const viewing = viewer.mock.calls[0]?.[0];
  expect(viewing).toMatchObject({ index: 1, isCalm: false });
  expect(viewing?.pictures.map(({ src }) => src)).toEqual(three);
  act(() => viewing?.onClosed(2));
  expect(getVisiblePictures()).toEqual([3]);
  expect(featured(3)).toHaveFocus();
});

test('the keyboard opens the viewer', async () => {
  const { user } = open(['/1.svg']);
  featured(1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(viewer).toHaveBeenCalledTimes(1));
});

test('the end of a drag does not open the viewer', () => {
  open(three);
  fireEvent.pointerDown(featured(1), { clientX: 100, clientY: 10 });
  fireEvent.click(featured(1), { clientX: 60, clientY: 10 });
  expect(screen.getByLabelText('Ampliar: Disco, imagen 1')).not.toHaveAttribute('aria-busy');
  expect(viewer).not.toHaveBeenCalled();
});

test('pictures in a quick view do not open the viewer', () => {
  open(three, false);
  expect(screen.queryByLabelText(/Ampliar/)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Disco, imagen 1' })).toBeVisible();
});

test('leaving the page closes the viewer', async () => {
  const { user, view } = open(three);
  await user.click(featured(1));
  await waitFor(() => expect(viewer).toHaveBeenCalled());
  view.unmount();
  expect(closeViewer).toHaveBeenCalledTimes(1);
});

test('a viewer that fails to load is reported with its file, and can be retried', async () => {
  const failure = Object.assign(new Error('Loading chunk failed'), {
    request: 'http://shop.test/assets/viewer.js',
  });
  viewer.mockImplementationOnce(() => {
    throw failure;
  });
  const { user, dispatched } = open(three);
  await user.click(featured(1));
  await waitFor(() => expect(dispatched(gallery.viewerFailed)).toEqual([{ path: '/assets/viewer.js' }]));
  await user.click(featured(1));
  await waitFor(() => expect(viewer).toHaveBeenCalledTimes(2));
});

test('the carousel is rebuilt 250 ms after the text direction changed', async () => {
  open(three);
  const group = () => screen.getByRole('group', { name: 'Imágenes de Disco' });
  const before = group();
  expect(within(before).getAllByRole('button').length).toBeGreaterThan(3);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.documentElement.dir = 'rtl';
  await act(() => jest.advanceTimersByTimeAsync(249));
  expect(group()).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(group()).not.toBe(before);
  jest.useRealTimers();
});
