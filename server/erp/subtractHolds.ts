/** Returns by sku how many pieces can still be ordered. @param quantities the ERP's quantities by sku */
export type GetAvailability = (quantities: ReadonlyMap<string, number>) => Promise<Map<string, number>>;

interface StockRow {
  codigo: string;
  cantidad: number;
}

const isStockRow = (row: unknown): row is StockRow =>
  typeof row === 'object' &&
  row !== null &&
  'codigo' in row &&
  'cantidad' in row &&
  typeof row.codigo === 'string' &&
  typeof row.cantidad === 'number' &&
  row.cantidad > 0;

/**
 * Subtracts the pieces in open web orders from the ERP's quantities. While the database does not answer, the ERP's
 * quantities are returned. Each order is checked in the database anyway.
 */
export async function subtractHolds(
  rows: readonly unknown[],
  getAvailability: GetAvailability,
): Promise<readonly unknown[]> {
  const quantities = new Map(rows.filter(isStockRow).map(({ codigo, cantidad }) => [codigo, cantidad]));
  const available = await getAvailability(quantities).catch(() => quantities);
  const isHeld = (row: unknown): row is StockRow =>
    isStockRow(row) && (available.get(row.codigo) ?? row.cantidad) < row.cantidad;
  // usually no open order contains these products, so the cached rows are returned unchanged
  if (!rows.some(isHeld)) return rows;
  return rows.map((row) => {
    if (!isHeld(row)) return row;
    const cantidad = available.get(row.codigo) ?? 0;
    return { ...row, cantidad, ...(cantidad === 0 ? { disponibilidad: 'out-of-stock' } : {}) };
  });
}
