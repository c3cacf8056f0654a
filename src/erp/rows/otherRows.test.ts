import * as v from 'valibot';
import { readRows } from '../response';
import { parseAccountRow, accountRow } from './account';
import { parseAddressRow, addressRow } from './address';
import { parseCategoryRow, categoryRow } from './category';
import { orderFromRow, orderRow } from './order';
import { parseStatementRow, statementRow } from './statement';

describe('an account', () => {
  const row = {
    salida: 'OK',
    tipoPersona: 'cliente',
    correo: 'compras@taller.ec',
    razonsocial: 'Taller Ñañez S.A.',
    codigo: 'C0001',
    descuento: 12.5,
    inv40060id: 3,
  };

  test('is read field by field', () => {
    expect(parseAccountRow(v.parse(accountRow, row))).toEqual({
      role: 'customer',
      code: 'C0001',
      email: 'compras@taller.ec',
      phone: '',
      name: 'Taller Ñañez S.A.',
      tradeName: '',
      discount: 12.5,
      level: 3,
    });
  });

  test('with the role vendedor is a seller', () => {
    expect(parseAccountRow(v.parse(accountRow, { ...row, tipoPersona: 'vendedor' })).role).toBe('seller');
  });

  test('never keeps a password that the ERP sends back', () => {
    const account = parseAccountRow(v.parse(accountRow, { ...row, password: 'Sup3r-S3cret' }));
    expect(JSON.stringify(account)).not.toContain('Sup3r-S3cret');
  });

  test.each([
    ['was refused', { salida: 'ERROR' }],
    ['has no code', { codigo: '' }],
    ['has a discount over a hundred', { descuento: 101 }],
    ['has a discount below nothing', { descuento: -1 }],
    ['has a level nobody sells at', { inv40060id: 6 }],
    ['is no kind of person', { tipoPersona: 'proveedor' }],
  ])('with a row that %s is dropped', (_, fields) => {
    expect(readRows(accountRow, parseAccountRow, [{ ...row, ...fields }])).toEqual({ items: [], dropped: 1 });
  });
});

describe('an address', () => {
  test('has its id as text, and empty text for missing fields', () => {
    expect(parseAddressRow(v.parse(addressRow, { id: 4, ciudad: 'Quito', correo: null }))).toMatchObject({
      id: '4',
      city: 'Quito',
      email: '',
      isDefault: false,
    });
  });

  test('without an id is dropped', () => {
    expect(readRows(addressRow, parseAddressRow, [{ ciudad: 'Quito' }]).dropped).toBe(1);
  });
});

describe('a category', () => {
  test('reads its children like top-level categories', () => {
    const row = { slug: 'a', nombre: 'A', hijos: [{ slug: 'b', nombre: 'B', padre: 'a', items: 3 }] };
    expect(parseCategoryRow(v.parse(categoryRow, row)).children).toEqual([
      { slug: 'b', name: 'B', image: '', items: 3, parent: 'a', children: [], layout: 'products' },
    ]);
  });

  test('with an invalid child is dropped completely', () => {
    const rows = [{ slug: 'a', nombre: 'A', hijos: [{ slug: '' }] }];
    expect(readRows(categoryRow, parseCategoryRow, rows).dropped).toBe(1);
  });
});

describe('an order', () => {
  const row = {
    id: 12,
    fecha: '2026-01-02T10:00:00-05:00',
    estado: 'PENDIENTE',
    cantidad: 2,
    subtotal: 40.02,
    total: 46.02,
  };
  const read = (fields: object) => orderFromRow(v.parse(orderRow, { ...row, ...fields }));

  test('has its money in cents', () => {
    const lineas = [{ codigo: 'a', precio: 20.01, cantidad: 2, total: 40.02 }];
    expect(read({ lineas, totales: [{ titulo: 'IVA', precio: 6.0 }] })).toMatchObject({
      subtotal: 4002,
      total: 4602,
      totals: [{ title: 'IVA', price: 600 }],
      lines: [{ price: 2001, quantity: 2, total: 4002 }],
    });
  });

  test('without a number uses its id as the number', () => {
    expect(read({ numero: null }).number).toBe('12');
  });

  test('without lines, addresses and invoice is read with an empty list of lines and nulls', () => {
    expect(read({ lineas: null, envio: null })).toMatchObject({
      lines: [],
      shippingAddress: null,
      billingAddress: null,
      invoice: null,
    });
  });

  test('keeps an unknown status', () => {
    expect(read({ estado: 'EN ADUANA' }).status).toBe('EN ADUANA');
  });

  test('without a total is dropped', () => {
    expect(readRows(orderRow, orderFromRow, [{ ...row, total: undefined }]).dropped).toBe(1);
  });
});

describe('a statement', () => {
  const movement = {
    fecha: '2026-01-02',
    documento: 'F-1',
    tipo: 'factura',
    debito: 10.1,
    credito: 0,
    saldo: 10.1,
  };
  const row = {
    codigo: 'C0001',
    corte: '2026-01-31',
    cupo: 1000.5,
    saldo: -3.1,
    vencido: 0,
    movimientos: [movement],
  };

  test('has its amounts in cents, negative ones too', () => {
    expect(parseStatementRow(v.parse(statementRow, row))).toMatchObject({
      creditLimit: 100_050,
      balance: -310,
      overdue: 0,
      movements: [{ debit: 1010, credit: 0, balance: 1010, due: null }],
    });
  });

  test('keeps the ERP’s word for a movement of an unknown kind', () => {
    const rows = [{ ...row, movimientos: [{ ...movement, tipo: 'retencion' }] }];
    const { items, dropped } = readRows(statementRow, parseStatementRow, rows);
    expect([dropped, items[0]?.movements[0]?.type]).toEqual([0, 'retencion']);
  });
});
