import { act, screen } from '@testing-library/react';
import { getProducto } from '@/erp/calls/getProducto';
import { connection } from '@/features/connection';
import { version } from '@/features/version';
import { replaceTransport } from '@/shared/http';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import { buildErpRows, buildPartRow } from '@/testing/buildPart';
import Bars from './Bars';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => isOnline.mockReturnValue(true));

const fireWindowEvent = (event: string) => act(() => window.dispatchEvent(new Event(event)) && undefined);

test('no bar is shown while the browser is online and nothing has failed', () => {
  renderWithStore(<Bars />, { at: '/' });
  expect(screen.queryByRole('note')).toBeNull();
});

test('the offline bar is shown until the network is back', async () => {
  renderWithStore(<Bars />, { at: '/' });
  await fireWindowEvent('offline');
  expect(screen.getByRole('note')).toHaveTextContent('Sin conexión a internet');
  await fireWindowEvent('online');
  expect(screen.queryByRole('note')).toBeNull();
});

test('a lost network is announced in a live region that existed before', async () => {
  const { view } = renderWithStore(<Bars />, { at: '/' });
  const region = view.container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  await fireWindowEvent('offline');
  expect(region).toContainElement(screen.getByRole('note'));
});

test('pictures that failed offline are loaded again once the network is back, and no other pictures', async () => {
  const { view } = renderWithStore(
    <>
      <Bars />
      <img src="/failed.webp" alt="" />
      <img src="/shown.webp" alt="" />
    </>,
    { at: '/' },
  );
  const [failed, shown] = [...view.container.querySelectorAll('img')].map((image, index) => {
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: index * 400 } });
    return jest.spyOn(image, 'src', 'set');
  });
  await fireWindowEvent('offline');
  await fireWindowEvent('online');
  expect(failed).toHaveBeenCalledWith(expect.stringMatching(/\/failed\.webp$/));
  expect(shown).not.toHaveBeenCalled();
});

test('a visitor who arrives offline sees the offline bar', () => {
  isOnline.mockReturnValue(false);
  renderWithStore(<Bars />, { at: '/' });
  expect(screen.getByRole('note')).toHaveTextContent('Sin conexión a internet');
});

describe('the age of cached catalogue data', () => {
  const answered = async (asOf?: string) => {
    const rows = buildErpRows(buildPartRow('A-1'));
    const body = { message: { ...rows.message, ...(asOf ? { asOf } : {}) } };
    const restore = replaceTransport(() => () => Promise.resolve({ status: 200, body }));
    await act(async () => void (await getProducto({ nivelComercial: 2, codigo: 'A-1' })));
    restore();
  };

  test('is that of the oldest data on the page, and is cleared by navigation', async () => {
    const { happens } = renderWithStore(<Bars />, { at: '/', before: [signInCustomer()] });
    await answered('2026-03-02T15:42:00.000Z');
    await answered('2026-03-02T15:40:00.000Z');
    await answered();
    expect(screen.getByRole('note')).toHaveTextContent(
      'El sistema de precios no responde: está viendo precios y existencias del lunes',
    );
    expect(screen.getByRole('note')).toHaveTextContent(/:40/);
    happens(connection.pageLeft({ catalogueOf: null }));
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('is shown to a guest without mentioning prices', async () => {
    renderWithStore(<Bars />, { at: '/' });
    await answered('2026-03-02T15:42:00.000Z');
    expect(screen.getByRole('note')).toHaveTextContent('El sistema no responde: está viendo el catálogo del');
    // 24 hours, and one full stop
    expect(screen.getByRole('note')).toHaveTextContent(/ \d\d:42\.$/);
  });
});

test('a bar offers the newer version of the shop', async () => {
  const { dispatched, user, happens } = renderWithStore(<Bars />, { at: '/' });
  happens(version.received({ version: '1' }));
  happens(version.received({ version: '2' }));
  await user.click(screen.getByRole('button', { name: /Actualizar|Recargar/ }));
  expect(dispatched(version.reloadRequested)).toHaveLength(1);
});
