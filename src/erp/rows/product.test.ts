import * as v from 'valibot';
import { readRows } from '../response';
import { parseProductRow, productRow, type ProductRow } from './product';

const guestRow = { id: 7, codigo: '03-001-A', descripcion: 'Filtro de aceite' } satisfies ProductRow;
const read = (row: object) => parseProductRow(v.parse(productRow, row));

test('a guest’s row without prices and stock gives nulls, not zeros', () => {
  expect(read(guestRow)).toMatchObject({
    price: null,
    priceWithoutIva: null,
    compareAtPrice: null,
    quantity: null,
    stock: null,
  });
});

test('a price of null stays null', () => {
  expect(read({ ...guestRow, precio: null, precio_siniva: null }).price).toBeNull();
});

test('dollars become cents', () => {
  expect(read({ ...guestRow, precio: 23.0, precio_siniva: 20.01, precioanterior: 1.1 })).toMatchObject({
    price: 2300,
    priceWithoutIva: 2001,
    compareAtPrice: 110,
  });
});

test.each([
  [0.29, 29],
  [1.15, 115],
  [8.41, 841],
  [1.13, 113],
  [4.35, 435],
  [1234.56, 123_456],
])('%d dollars, which binary numbers cannot hold exactly, become %d cents', (precio, cents) => {
  expect(read({ ...guestRow, precio }).price).toBe(cents);
});

test('a price of zero is kept as a price', () => {
  expect(read({ ...guestRow, precio: 0 }).price).toBe(0);
});

test('the slug of a product is its sku, with upper case kept', () => {
  expect(read(guestRow).slug).toBe('03-001-A');
});

test('missing lists and null are read as empty lists', () => {
  expect(read({ ...guestRow, imagenes: null })).toMatchObject({ images: [], categories: [], options: [] });
});

test('a product with an empty list of vehicles fits none, not all', () => {
  expect(read(guestRow).compatibility).toEqual([]);
});

test('a brand without a name has its code as name', () => {
  expect(read({ ...guestRow, marca: 'bosch' }).brand).toEqual({ slug: 'bosch', name: 'bosch', country: '' });
});

test('a product without a brand has no brand', () => {
  expect(read(guestRow).brand).toBeNull();
});

test('an option value keeps its colour, and has no colour field when the row has none', () => {
  const valores = [
    { slug: 'rojo', nombre: 'Rojo', color: '#f00' },
    { slug: 'sin', nombre: 'Sin' },
  ];
  const { options } = read({
    ...guestRow,
    opciones: [{ slug: 'color', nombre: 'Color', tipo: 'color', valores }],
  });
  expect(options[0]?.values).toEqual([
    { slug: 'rojo', name: 'Rojo', color: '#f00' },
    { slug: 'sin', name: 'Sin' },
  ]);
});

test.each([
  ['no code', { ...guestRow, codigo: undefined }],
  ['an empty code', { ...guestRow, codigo: '' }],
  ['no name', { ...guestRow, descripcion: null }],
  ['an id that is text', { ...guestRow, id: '7' }],
  ['a negative price', { ...guestRow, precio: -1 }],
  ['a price as text', { ...guestRow, precio: '12.30' }],
  ['part of a piece in stock', { ...guestRow, cantidad: 1.5 }],
  ['a stock nobody knows', { ...guestRow, disponibilidad: 'maybe' }],
  ['a rating over five', { ...guestRow, calificacion: 6 }],
  ['no object', 'salida: ERROR'],
])('a row with %s is dropped and counted, and the rows around it stay', (_, bad) => {
  const { items, dropped } = readRows(productRow, parseProductRow, [guestRow, bad, { ...guestRow, id: 8 }]);
  expect([items.map(({ id }) => id), dropped]).toEqual([[7, 8], 1]);
});
