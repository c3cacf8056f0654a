import { startOddErp } from '../server/testing/oddErp';
import { test as base, expect, startSession } from './fixtures';
import { startService } from './service';

/** A text of the ERP without any blank, which can be broken only between letters. */
const long = (letter: string) => letter.repeat(200);

const account = {
  ...{ salida: 'OK', tipoPersona: 'cliente', correo: 'largo@example.ec', codigo: '4004' },
  ...{ razonsocial: long('R'), nombrecomercial: long('C'), descuento: 0, inv40060id: 2 },
};
const product = {
  ...{ id: 1, codigo: 'LONG-2', descripcion: `Filtro ${long('D')}`, numeroparte: long('P'), precio: 11.5 },
  ...{ precio_siniva: 10, cantidad: 9, disponibilidad: 'in-stock', marca: 'm', marcanombre: long('M') },
  ...{ resumen: long('S'), atributos: [{ grupo: long('G'), nombre: long('A'), valor: `${long('V')}400` }] },
};
const branch = { id: 'S1', nombres: long('N'), empresa: long('E'), direccion1: long('X'), ciudad: long('Y') };
const order = {
  ...{ id: 501, numero: '501', fecha: '2026-01-02', estado: 'PENDIENTE', codigo: '4004', total: 11.5 },
  ...{ cliente: long('R'), envio: branch, pago: long('T') },
  lineas: [{ codigo: 'LONG-2', descripcion: long('D'), precio: 10, cantidad: 1, total: 10 }],
};

const test = base.extend<object, { service: string }>({
  service: [
    // Playwright reads a fixture's dependencies from its first parameter: `{}` names no fixture
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const erp = await startOddErp({
        getLoginIn: [account],
        getCategories: [{ slug: '01-000', nombre: long('K') }],
        getProducto: [product],
        getProductos: [product],
        getProductosTipo: [product],
        getProductosFilter: [product],
        getSucursales: [branch],
        getPedidos: [order],
        getPedidoId: [order],
        getEstadoCuentaxId: [{ codigo: '4004', cupo: 100, saldo: 0 }],
      });
      const { address, stop } = await startService(
        {
          ...{ ERP_URL: erp.url, ERP_COMPANY: 'LONG', ERP_KEY: 'long-key', ERP_FAULTS: 'off' },
          ALLOW_QA_WITH_REAL_ERP: 'on',
        },
        null,
      );
      await use(address);
      await stop();
      await erp.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('texts of the ERP without spaces make no page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, account.correo);
  await page.goto('/shop/products/LONG-2');
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
  const wide: string[] = [];
  for (const path of ['/shop/products/LONG-2', '/shop/checkout', '/shop/cart', '/account/orders/501']) {
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]:not(button)'));
    await expect(page.getByRole('main')).toContainText(/([A-Z])\1{99}/);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overhang > 0) wide.push(`${path}: ${overhang} px`);
  }
  expect(wide).toEqual([]);
});
