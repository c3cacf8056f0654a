import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';

/** Builds the ERP's row of a part in stock; a test overrides what matters to it. */
export const buildPartRow = (codigo: string, fields: object = {}) => ({
  id: [...codigo].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003,
  codigo,
  descripcion: `Pieza ${codigo}`,
  numeroparte: `PN ${codigo}`,
  precio: 11.5,
  precio_siniva: 10,
  cantidad: 10,
  disponibilidad: 'in-stock',
  ...fields,
});

export const buildPart = (codigo: string, fields: object = {}): Product =>
  parseProductRow(v.parse(productRow, buildPartRow(codigo, fields)));

/** Builds an ERP answer with these rows. */
export const buildErpRows = (...response: object[]) => ({ message: { response } });

/** An option with two values. */
export const someOptions = [
  {
    slug: 'color',
    nombre: 'Color',
    tipo: 'color',
    valores: [
      { slug: 'negro', nombre: 'Negro' },
      { slug: 'gris', nombre: 'Gris' },
    ],
  },
];
