import { startEmbeddedErp } from '../../demo/erp/embeddedErp';
import { startOddErp } from '../testing/oddErp';
import { credentials, customerEmail, sellerEmail, startErp } from '../testing/service';
import { checkErp, checkOptionalFields, formatBlockedPictures, formatChecks, isUsable } from './erpCheck';

const options = {
  ...credentials,
  limit: 100,
  timeoutMs: 5_000,
  retryDelayMs: () => 0,
  clock: () => 0,
  day: '2025-06-15',
};

test.each([customerEmail, sellerEmail])(
  'every call of the demonstration’s ERP by %s is read completely, without a fallback',
  async (user) => {
    const erp = await startErp();
    const checks = await checkErp({ ...options, url: erp.url, user, password: 'demo1234' });
    await erp.close();
    expect(checks.length).toBeGreaterThan(8);
    for (const check of checks)
      expect(check).toMatchObject({
        withFallbacks: 0,
        fallbacks: [],
        dropped: [],
        contradicting: [],
        problem: null,
      });
    for (const { rows, whole } of checks) expect(whole).toBe(rows);
    expect(isUsable(checks)).toBe(true);
  },
);

test('the report on an odd ERP names the fields read by a fallback, with a count and a value, and dropped rows', async () => {
  const erp = await startOddErp({
    getCategories: [{ slug: '01', nombre: 'Motor', items: '3' }],
    getProductos: [
      { id: 1, codigo: 'A-1', descripcion: 'Filtro', cantidad: -3, disponibilidad: 'in-stock' },
      { id: 2, codigo: 'A-2', descripcion: `Aceite ${'x'.repeat(90)}&amp;` },
      { id: 3, codigo: 'A-3', descripcion: ' ' },
    ],
  });
  const checks = await checkErp({ ...options, url: erp.url });
  await erp.close();
  expect(checks.find(({ call }) => call === 'getProductos')).toMatchObject({
    ...{ rows: 3, whole: 0, withFallbacks: 2 },
    dropped: [{ reason: 'no descripcion', count: 1 }],
  });
  const table = formatChecks(checks);
  expect(table).toContain('items: text for number, 1 times, as in "3"');
  expect(table).toContain('cantidad: negative, 1 times, as in -3');
  expect(table).toContain('dropped: no descripcion, 1 times');
  expect(table).not.toContain('x'.repeat(60));
  expect(isUsable(checks)).toBe(false);
});

test('products whose price with IVA contradicts their price without IVA are named', async () => {
  const priced = (codigo: string, precio: unknown, without: unknown) => ({
    ...{ id: 1, codigo, descripcion: 'Filtro', precio, precio_siniva: without },
  });
  const erp = await startOddErp({
    getProductos: [
      priced('GOOD', 11.5, 10),
      priced('ROUNDED', 12.35, 10.74),
      priced('CENT', '11,51', 10),
      priced('DEARER', 11.52, 10),
      priced('TURNED', 10, 11.5),
      priced('ALONE', 11.5, null),
    ],
  });
  const checks = await checkErp({ ...options, url: erp.url });
  await erp.close();
  expect(checks.find(({ call }) => call === 'getProductos')?.contradicting).toEqual(['DEARER', 'TURNED']);
  expect(formatChecks(checks)).toContain('not precio_siniva with IVA, 2 times, as in DEARER, TURNED');
});

test('origins of pictures that the content security policy blocks are named, with the setting that allows them', async () => {
  const withPictures = (codigo: string, ...imagenes: string[]) => ({
    codigo,
    descripcion: 'Filtro',
    imagenes,
  });
  const erp = await startOddErp({
    getProductos: [
      withPictures('A-1', '/own.jpg', 'https://known.example/1.jpg', 'https://img.example/1.jpg'),
      withPictures('A-2', 'https://img.example/2.jpg', 'http://old.example/1.jpg'),
    ],
  });
  const checks = await checkErp({ ...options, url: erp.url });
  await erp.close();
  const told = formatBlockedPictures(checks, ['https://known.example']);
  expect(told).toContain('https://img.example (2), http://old.example (1)');
  expect(told).toContain('set PICTURES_ORIGIN=https://known.example,https://img.example\n');
  expect(told).toContain('https: for http://old.example');
  expect(formatBlockedPictures(checks.slice(0, 1), [])).toBe('');
});

test('the check of an unreachable ERP fails, and says that there was no answer', async () => {
  const erp = await startOddErp({});
  await erp.close();
  const checks = await checkErp({ ...options, url: erp.url });
  expect(isUsable(checks)).toBe(false);
  expect(formatChecks(checks)).toContain('failed: getCategories: no answer (ECONNREFUSED)');
});

test.each([
  [true, ['desde', 'modificadoDesde']],
  [false, []],
])(
  'the optional fields that an ERP supports are listed (ERP with optional fields: %p)',
  async (optionalFields, fields) => {
    const erp = await startEmbeddedErp({ ...credentials, products: 150, optionalFields });
    expect(await checkOptionalFields({ ...options, url: erp.url })).toEqual(fields);
    await erp.close();
  },
);
