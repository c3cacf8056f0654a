import { act, screen, waitFor } from '@testing-library/react';
import { navigation } from '@/features/navigation';
import { version } from '@/features/version';
import { renderWithStore } from '@/testing/renderWithStore';
import { lazyPart, renderNothing } from './lazyWithBoundary';
import { Suspense } from 'react';

/** React logs caught errors on the console. */
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());

const Here = () => <p>here</p>;
const comeOnline = () => act(() => window.dispatchEvent(new Event('online')) && undefined);
/** Loader that fails the first time. */
function secondTime() {
  let loadCount = 0;
  const bring = () => {
    loadCount += 1;
    return loadCount === 1 ? Promise.reject(new Error('404')) : Promise.resolve({ default: Here });
  };
  return { bring, asked: () => loadCount };
}

test('a component whose code fails to load shows an error in its place, checks the version once, and loads on a retry', async () => {
  const { bring, asked: loadCount } = secondTime();
  const Part = lazyPart(bring);
  const shop = renderWithStore(
    <>
      <p>neighbour</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
    { at: '/' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  expect(screen.getByText('neighbour')).toBeVisible();
  expect([loadCount(), shop.dispatched(version.codeMissed).length]).toEqual([1, 1]);
  await shop.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('here')).toBeVisible();
  expect(shop.dispatched(navigation.retryRequested)).toEqual([]);
});

test('a component whose code fails to load is loaded again once the network is back, and only once', async () => {
  const { bring, asked: loadCount } = secondTime();
  const Part = lazyPart(bring, renderNothing);
  const shop = renderWithStore(
    <Suspense>
      <Part />
    </Suspense>,
    { at: '/' },
  );
  // by the time the failure is reported, the boundary has rendered it
  await waitFor(() => expect(shop.dispatched(version.codeMissed)).toHaveLength(1));
  await comeOnline();
  expect(await screen.findByText('here')).toBeVisible();
  await comeOnline();
  expect(loadCount()).toBe(2);
});

test('a component that throws while rendering is reported as a bug, without a version check', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Part = lazyPart(() => Promise.resolve({ default: Broken }));
  const shop = renderWithStore(
    <Suspense>
      <Part />
    </Suspense>,
    { at: '/' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado');
  expect(shop.dispatched(version.codeMissed)).toEqual([]);
});

test('a component whose preload failed is loaded again when it is rendered, without an error', async () => {
  const { bring, asked: loadCount } = secondTime();
  const Part = lazyPart(bring);
  await Part.ahead();
  renderWithStore(
    <Suspense>
      <Part />
    </Suspense>,
    { at: '/' },
  );
  expect(await screen.findByText('here')).toBeVisible();
  expect(loadCount()).toBe(2);
});
