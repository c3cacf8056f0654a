import * as v from 'valibot';
import { productRow } from '@/erp/rows/product';
import { ErpFault, type ErpRequestFn } from '../gateway/erpClient';

/** The ERP ignores case in a sku: two spellings are one product. */
export const toSkuKey = (sku: string): string => sku.toLowerCase();

/**
 * The ERP's row of a product; null when it has none.
 * @throws ErpFault, also when the row is another product's
 */
export async function fetchProduct(
  ask: ErpRequestFn,
  sku: string,
  level: number,
): Promise<v.InferOutput<typeof productRow> | null> {
  const [row] = await ask('getProducto', { nivelComercial: level, codigo: sku });
  if (row === undefined) return null;
  const parsed = v.safeParse(productRow, row);
  if (!parsed.success || toSkuKey(parsed.output.codigo) !== toSkuKey(sku))
    throw new ErpFault('ERP_BAD_ANSWER', new Error('getProducto: not the product'));
  return parsed.output;
}
