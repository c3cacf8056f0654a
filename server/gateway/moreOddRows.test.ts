import type { ErpCall } from '@/erp/client';
import { decodeBody } from '../erp/decodeBody';
import { readErpRows } from '../erp/rowAnswers';

const observer = { forgiven: () => undefined, dropped: () => undefined };
const readAll = (call: ErpCall, ...rows: unknown[]) => readErpRows(call, rows, observer);
const read = (call: ErpCall, row: object) => readAll(call, row)?.[0];

const part = { id: 1, codigo: 'A-1', descripcion: 'Filtro', cantidad: 3, disponibilidad: 'in-stock' };
const statement = { codigo: '1001', corte: '2026-01-31', cupo: 100, saldo: 0, vencido: 0, movimientos: [] };
const movement = { fecha: '2026-01-02', documento: 'F-1', tipo: 'factura', debito: 1, credito: 0, saldo: 1 };
const account = { salida: 'OK', tipoPersona: 'cliente', codigo: '1001', razonsocial: 'Taller' };

describe('a product of an odd ERP', () => {
  it.each([
    ['entities in a name', { descripcion: 'Bater&iacute;a 12&nbsp;V' }, { descripcion: 'Batería 12\u00a0V' }],
    [
      'a name that was encoded twice',
      { descripcion: 'BaterÃ­a para camiÃ³n' },
      { descripcion: 'Batería para camión' },
    ],
    ['a capital that was encoded twice', { descripcion: 'Ã‘andÃº' }, { descripcion: 'Ñandú' }],
    ['a true Ã in a name', { descripcion: 'PÃO' }, { descripcion: 'PÃO' }],
    ['reviews without stars', { resenas: 12 }, { resenas: 0 }],
    ['reviews with stars', { resenas: 12, calificacion: '4,5' }, { resenas: 12, calificacion: 4.5 }],
    ['zero-width letters in a name', { descripcion: '\ufeffFil\u200btro' }, { descripcion: 'Filtro' }],
    ['blanks around a name', { descripcion: '  Filtro\t' }, { descripcion: 'Filtro' }],
    ['blanks after a sku', { codigo: 'A-1      ' }, { codigo: 'A-1' }],
    ['a sku of digits as a number', { codigo: 1042 }, { codigo: '1042' }],
    ['a sku that keeps its zeros', { codigo: '00042' }, { codigo: '00042' }],
    ['a price with thousands', { precio: '1,234.56' }, { precio: 1234.56 }],
    ['a price with thousands and a decimal comma', { precio: '1.234.567,5' }, { precio: 1234567.5 }],
    ['a price with blanks', { precio: ' 1 234,50 ' }, { precio: 1234.5 }],
    ['a price with a currency before it', { precio: 'US$ 12.50' }, { precio: 12.5 }],
    ['a price with a currency behind it', { precio: '12,50 $' }, { precio: 12.5 }],
    ['a price with four decimals', { precio: '12.3450' }, { precio: 12.35 }],
    ['a quantity with decimals', { cantidad: '3.00' }, { cantidad: 3 }],
    ['a quantity with blanks', { cantidad: '  7 ' }, { cantidad: 7 }],
    ['a negative quantity', { cantidad: '-2' }, { cantidad: 0, disponibilidad: 'out-of-stock' }],
    ['"in-stock" and no quantity', { cantidad: null }, { disponibilidad: 'out-of-stock' }],
    ['"in-stock" and a quantity in words', { cantidad: 'varios' }, { disponibilidad: 'out-of-stock' }],
    [
      '"in-stock" and a quantity beyond the largest integer',
      { cantidad: 1e30 },
      { disponibilidad: 'in-stock', cantidad: 2147483647 },
    ],
    [
      '"on-backorder" and no quantity',
      { cantidad: null, disponibilidad: 'on-backorder' },
      { disponibilidad: 'on-backorder' },
    ],
    ['a rating out of its scale', { calificacion: '9' }, { descripcion: 'Filtro' }],
    ['an empty list as text', { imagenes: '', equivalencias: '' }, { imagenes: [], equivalencias: [] }],
    ['one category without its list', { categorias: '01-001' }, { categorias: ['01-001'] }],
    ['a category as a path', { categorias: ['Motor/Filtros'] }, { categorias: ['Motor/Filtros'] }],
    ['lists that are null', { atributos: null, opciones: null }, { descripcion: 'Filtro' }],
    ['nulls within attributes', { atributos: [null, { nombre: 'Alto', valor: null }] }, { atributos: [] }],
    [
      'pictures with and without an origin',
      { imagenes: ['http://a.ec/1.jpg', 'img/2.jpg', '/3.jpg'] },
      { imagenes: ['http://a.ec/1.jpg', '/3.jpg'] },
    ],
  ])('with %s (%j) is read as %j', (_what, odd, expected) => {
    expect(read('getProducto', { ...part, ...odd })).toMatchObject(expected);
  });

  it('has no price where the amount has two readings', () => {
    expect(read('getProducto', { ...part, precio: '1,234' })).not.toHaveProperty('precio');
    expect(read('getProducto', { ...part, precio: '1.2.3' })).not.toHaveProperty('precio');
  });

  it('keeps a very long description', () => {
    const resumen = 'Ñ'.repeat(200_000);
    expect(read('getProducto', { ...part, resumen })).toMatchObject({ resumen });
  });

  it('is dropped when it has no name, or the sku of an earlier row', () => {
    const rows = readAll('getProductos', part, { ...part, descripcion: null }, { ...part, codigo: 'A-1 ' });
    expect(rows).toHaveLength(1);
  });

  it('is kept beside a product whose sku differs only in upper and lower case', () => {
    expect(readAll('getProductos', part, { ...part, codigo: 'a-1' })).toHaveLength(2);
  });
});

describe('dates of an odd ERP', () => {
  it.each(['', ' ', '0000-00-00', '0000-00-00 00:00:00', '00/00/0000', null, '1900-01-01', '31/02/2026'])(
    'are null for %j',
    (vence) => {
      const row = { ...statement, movimientos: [{ ...movement, vence }] };
      const [read_] = read('getEstadoCuentaxId', row)!.movimientos as object[];
      expect(read_).toMatchObject({ fecha: '2026-01-02' });
      expect(Reflect.get(read_!, 'vence') ?? null).toBeNull();
    },
  );

  it.each([
    '02/01/2026',
    '20260102',
    '2026-01-02',
    '2026-01-02T23:59:59',
    '2026-01-02 00:00:00.000',
    '2.1.2026',
  ])('are read as 2026-01-02: %s', (fecha) => {
    const row = { ...statement, movimientos: [{ ...movement, fecha }] };
    expect(read('getEstadoCuentaxId', row)).toMatchObject({ movimientos: [{ fecha: '2026-01-02' }] });
  });
});

describe('a statement of an odd ERP', () => {
  it.each([
    {},
    { salida: 'ERROR', mensaje: 'ORA-01017' },
    { salida: 'error ', codigo: '1001', saldo: 0, cupo: 0, movimientos: [] },
    { codigo: '1001', saldo: null, cupo: null, movimientos: null },
    { codigo: '1001', saldo: 'ERROR', cupo: '', movimientos: '' },
  ])('is dropped when it has no amount, not shown with a balance of 0: %j', (row) => {
    expect(readAll('getEstadoCuentaxId', row)).toBeNull();
  });

  it.each([
    [{ saldo: '0.00' }, { saldo: 0, cupo: 0 }],
    [{ cupo: '1000.00' }, { saldo: 0, cupo: 1000 }],
    [{ movimientos: [movement] }, { saldo: movement.saldo }],
    [
      { saldo: null, movimientos: [] },
      { saldo: 0, movimientos: [] },
    ],
  ])('is read when it has one of its amounts: %j', (row, expected) => {
    expect(read('getEstadoCuentaxId', row)).toMatchObject(expected);
  });
});

it.each(['0', 0, '000'])('an order of an odd ERP has no invoice and no seller called %j', (none) => {
  const row = read('getPedidoId', { id: 1, numfactura: none, vendedor: none });
  expect(row).not.toHaveProperty('numfactura');
  expect(row).not.toHaveProperty('vendedor');
  expect(read('getPedidoId', { id: 1, numfactura: '0010' })).toMatchObject({ numfactura: '0010' });
});

describe('a customer of an odd ERP', () => {
  it.each([
    ['S', true],
    ['n', false],
    [1, true],
    ['0', false],
    ['true', true],
    ['No', false],
  ])('has a branch whose default flag %j is read as %j', (told, expected) => {
    expect(read('getSucursales', { id: 1, default: told })).toMatchObject({ default: expected });
  });

  it('keeps the zeros of a code as text, and an e-mail as it is written', () => {
    const row = { ...account, codigo: '0001001', correo: ' TALLER@EXAMPLE.EC ' };
    expect(read('getLoginIn', row)).toMatchObject({ codigo: '0001001', correo: 'TALLER@EXAMPLE.EC' });
  });

  it('is named by its code when every name is null', () => {
    expect(read('getLoginIn', { ...account, razonsocial: null, nombrecomercial: null })).toMatchObject({
      razonsocial: '1001',
    });
  });
});

describe('a body of an odd ERP', () => {
  const bytes = (text: string, encoding: BufferEncoding) =>
    Uint8Array.from(Buffer.from(text, encoding)).buffer;

  it('is read without its byte order mark', () => {
    expect(JSON.parse(decodeBody(bytes('\ufeff{"a":"ñ"}', 'utf8'), 'application/json'))).toEqual({ a: 'ñ' });
  });

  it('keeps the characters of Windows-1252 that Latin-1 does not have', () => {
    const sent = Uint8Array.from([0x80, 0x20, 0x96, 0x20, 0x93, 0xf1, 0x94]).buffer;
    expect(decodeBody(sent, 'application/json')).toBe('€ – “ñ”');
    expect(decodeBody(sent, 'application/json; charset=windows-1252')).toBe('€ – “ñ”');
  });

  it.each([null, 'application/json', 'application/json; charset=utf-8', 'text/html; charset=iso-8859-1'])(
    'is read in Latin-1 with the content type %j',
    (type) => {
      expect(decodeBody(bytes('Piñón', 'latin1'), type)).toBe('Piñón');
    },
  );
});
