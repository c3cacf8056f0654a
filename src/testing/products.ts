import fc from 'fast-check';
import { parseProductRow, productRow, type Product, type ProductRow } from '@/erp/rows/product';
import * as v from 'valibot';

/** Builds a product from an ERP row; a test overrides what matters to it. */
export const buildPart = (row: Partial<ProductRow> = {}): Product =>
  parseProductRow(v.parse(productRow, { id: 1, codigo: 'P-001', descripcion: 'Repuesto', ...row }));

const few = <T>(values: readonly T[]) => fc.subarray([...values]);

/** Arbitrary products with few brands, prices and vehicles, so that filters overlap. */
export const generateParts = (length: fc.ArrayConstraints = { maxLength: 40 }): fc.Arbitrary<Product[]> =>
  fc
    .array(
      fc.record({
        precio_siniva: fc.option(fc.integer({ min: 0, max: 60 })),
        disponibilidad: fc.option(fc.constantFrom('in-stock', 'out-of-stock', 'on-backorder')),
        marca: fc.constantFrom('', 'andivor', 'kelstrum', 'quilmaz'),
        calificacion: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
        insignias: few(['sale', 'new', 'hot'] as const),
        categorias: few(['05-001', '05-000', '01-000']),
        compatibilidad: fc.oneof(fc.constant('all' as const), few([1, 2, 3])),
      }),
      length,
    )
    .map((rows) => rows.map((row, index) => buildPart({ ...row, id: index + 1, codigo: `P-${index}` })));
