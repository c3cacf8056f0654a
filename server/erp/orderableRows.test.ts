/** The ERP's texts are cut to the lengths that POST /orders accepts, so that texts of any length can be ordered. */
import * as v from 'valibot';
import { addressRow, parseAddressRow } from '@/erp/rows/address';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { addressSchema } from '@/shop/addressSchemas';
import { placedLineSchema } from '@/shop/orderSchemas';
import { maxCodeLength } from '@/shared/codeSpelling';
import { readErpRows } from './rowAnswers';

const forgiven: string[] = [];
const observer = {
  forgiven: (field: string, reason: string) => void forgiven.push(`${field}: ${reason}`),
  dropped: (reason: string) => void forgiven.push(`dropped: ${reason}`),
};

beforeEach(() => {
  forgiven.length = 0;
});

const branchFields = [
  ...['nombres', 'apellidos', 'empresa', 'pais', 'direccion1', 'direccion2'],
  ...['ciudad', 'provincia', 'codigopostal', 'correo', 'telefono'],
];

test.each(['N'.repeat(500), `a${'🚗'.repeat(300)}`, `${'N'.repeat(39)} ${'x'.repeat(500)}`])(
  'a branch with fields of any length can be used in an order (case %#)',
  (long) => {
    const row = Object.fromEntries(branchFields.map((field) => [field, long]));
    const [read] = readErpRows('getSucursales', [{ ...row, id: 'S1' }], observer)!;
    const branch = parseAddressRow(v.parse(addressRow, read));
    // the order's own schema leaves every letter of the values as it is
    expect(v.parse(addressSchema, branch)).toEqual(branch);
    for (const field of branchFields) expect(forgiven).toContain(`${field}: too long`);
    expect(branch).toMatchObject({ firstName: expect.stringMatching(/^.{40,120}$/s), email: '' });
    expect(JSON.stringify(branch)).not.toMatch(/\\ud[89a-f]/i);
  },
);

test('options with names of any length can be ordered, each under its own name', () => {
  const long = 'Amortiguador '.repeat(20);
  const values = ['a', 'b'].map((slug) => ({ slug, nombre: `${long}${slug}` }));
  const opciones = ['lado', 'eje'].map((slug) => ({ slug, nombre: long, valores: values }));
  const part = { codigo: 'A-1', descripcion: 'Amortiguador', opciones };
  const [read] = readErpRows('getProducto', [part], observer)!;
  const { options } = parseProductRow(v.parse(productRow, read));
  expect(new Set(options.map(({ name }) => name)).size).toBe(2);
  for (const { values: named } of options) expect(new Set(named.map(({ name }) => name)).size).toBe(2);
  const line = {
    ...{ sku: 'A-1', quantity: 1, unitPrice: 100 },
    options: options.map(({ name, values: [value] }) => ({ name, value: value!.name })),
  };
  expect(v.is(placedLineSchema, line)).toBe(true);
});

test('the options of a product are cut to as many as an order accepts', () => {
  const opciones = Array.from({ length: 30 }, (_, at) => ({ slug: `o${at}`, valores: [{ slug: 'a' }] }));
  const [read] = readErpRows('getProducto', [{ codigo: 'A-1', descripcion: 'X', opciones }], observer)!;
  const { options } = parseProductRow(v.parse(productRow, read));
  const chosen = options.map(({ name, values }) => ({ name, value: values[0]!.name }));
  expect(chosen).toHaveLength(20);
  expect(v.is(placedLineSchema, { sku: 'A-1', quantity: 1, unitPrice: 100, options: chosen })).toBe(true);
  expect(forgiven).toContain('opciones: too many');
});

test('the longest id of a branch can be used in an order', () => {
  const [read] = readErpRows('getSucursales', [{ id: 's'.repeat(maxCodeLength) }], observer)!;
  expect(v.is(addressSchema, parseAddressRow(v.parse(addressRow, read)))).toBe(true);
});

test('an option with the longest accepted slug, used as its name, can be ordered', () => {
  const slug = 's'.repeat(maxCodeLength);
  const opciones = [{ slug, valores: [{ slug }] }];
  const [read] = readErpRows('getProducto', [{ codigo: 'A-1', descripcion: 'X', opciones }], observer)!;
  const [{ name, values } = { name: '', values: [] }] = parseProductRow(v.parse(productRow, read)).options;
  const options = [{ name, value: values[0]!.name }];
  expect(v.is(placedLineSchema, { sku: 'A-1', quantity: 1, unitPrice: 100, options })).toBe(true);
});
