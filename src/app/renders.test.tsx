import { takeDrawn } from '@/testing/renders';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { cart, lineKey } from '@/features/cart';
import { connectStore } from '@/shared/feature';
import { startShop, type Shop } from '@/testing/flowClock';
import { someCartProduct, someCustomer } from '@/testing/inShop';
import { erpRows, somePartRow } from '@/testing/somePart';
import spanish from '../../locales/es.json';
import { App } from './App';

const parts = Array.from({ length: 16 }, (_, index) =>
  somePartRow(`FRE-${100 + index}`, { categorias: ['05-001'], cantidad: 10 }),
);
const departments = [
  {
    slug: '05-000',
    nombre: 'Desgaste',
    layout: 'categories',
    hijos: [{ slug: '05-001', nombre: 'Pastillas', padre: '05-000', items: 16, layout: 'products' }],
  },
];
const erp = '/api/dtierp/wsdti/';
const answers = {
  '/assets/i18n/es.json': spanish,
  '/api/shop/session': { account: someCustomer(), customer: null, demo: [] },
  [`${erp}getCategories`]: erpRows(...departments),
  [`${erp}getProductos`]: erpRows(...parts),
  [`${erp}getProducto`]: erpRows(...parts.slice(0, 1)),
  [`${erp}getProductosTipo`]: erpRows(),
  [`${erp}getProductosFilter`]: erpRows(...parts.slice(0, 3)),
};

let shop: Shop;

/** The shop at an address, on a desk, when all that comes has come. */
async function openAt(path: string) {
  window.history.replaceState(null, '', path);
  window.matchMedia = (media) =>
    ({
      media,
      matches: 1440 >= Number(/(\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  shop = await startShop({ answers });
  connectStore(() => undefined);
  await act(async () => {
    render(<App store={shop.store} />);
    await shop.pass(0);
  });
  await after(() => shop.pass(5_000));
  await after(() => shop.pass(5_000));
}

/** What is drawn by what somebody does, and by all that follows of it. */
async function after(what: () => unknown): Promise<string[]> {
  takeDrawn();
  await act(async () => {
    await what();
    await shop.pass(0);
  });
  return takeDrawn();
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  shop.stop();
});

const list = '/shop/category/05-001/products';

test('x', async () => {
  await openAt(list);
  console.log('asked', shop.asked.map((a) => a.request.path));
  console.log('h1', screen.queryByRole('heading', { level: 1 })?.textContent, screen.queryAllByRole('article').length);
  const out: Record<string, unknown> = {};
  const input = screen.getByRole('combobox', { name: 'Buscar repuestos' });
  out.focus = await after(() => input.focus());
  out.key1 = await after(() => fireEvent.change(input, { target: { value: 'f' } }));
  out.key1b = await after(() => shop.pass(1000));
  out.key2 = await after(() => fireEvent.change(input, { target: { value: 'fr' } }));
  out.key2b = await after(() => shop.pass(1000));
  out.leave = await after(() => fireEvent.pointerDown(document.body));
  out.add = await after(() =>
    fireEvent.click(within(screen.getAllByRole('article')[3]!).getByRole('button', { name: 'Agregar al carrito' })),
  );
  out.added = await after(() => shop.pass(350));
  out.toastPasses = await after(() => shop.pass(10000));
  out.poll = await after(() => shop.pass(60000));
  out.offline = await after(() => window.dispatchEvent(new Event('offline')));
  out.online = await after(() => window.dispatchEvent(new Event('online')));
  for (const [k, v] of Object.entries(out)) process.stderr.write(`${k}: ${JSON.stringify(v)}\n`);
});
