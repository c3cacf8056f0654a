import * as v from 'valibot';
import { productRow } from '@/erp/rows/product';
import { getCodeSpelling } from '@/shared/codeSpelling';
import { ErpFault, type ErpRequestFn } from '../erp/erpClient';

/**
 * Returns the ERP's row of a product; null if the ERP has no row. Also returns null for a row without a name, because a
 * product without a name cannot be sold.
 * @throws ErpFault also if the row belongs to another product
 */
export async function fetchProduct(
  ask: ErpRequestFn,
  sku: string,
  level: number,
): Promise<v.InferOutput<typeof productRow> | null> {
  const [row] = await ask('getProducto', { nivelComercial: level, codigo: sku });
  if (row === undefined) return null;
  const parsed = v.safeParse(productRow, row);
  // an ERP may accept several spellings of a sku, so the sku in the row may be spelt differently
  if (!parsed.success || getCodeSpelling(parsed.output.codigo) !== getCodeSpelling(sku))
    throw new ErpFault('ERP_BAD_ANSWER', new Error('getProducto: not the product'));
  return parsed.output;
}
