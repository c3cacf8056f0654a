/** Returns how many pieces of each product can still be ordered, by sku. @param quantities the ERP's quantities */
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
 * Returns the ERP's products with the quantities that can still be ordered, which exclude pieces in open web orders.
 * While the database does not answer, the ERP's own quantities are shown; an order is checked in the database anyway.
 */
export async function subtractHolds(
  rows: readonly unknown[],
  getAvailability: GetAvailability,
): Promise<readonly unknown[]> {
  const quantities = new Map(rows.filter(isStockRow).map(({ codigo, cantidad }) => [codigo, cantidad]));
  const available = await getAvailability(quantities).catch(() => quantities);
  const isHeld = (row: unknown): row is StockRow =>
    isStockRow(row) && (available.get(row.codigo) ?? row.cantidad) < row.cantidad;
  // usually no piece is held, and the cached rows are returned unchanged
  if (!rows.some(isHeld)) return rows;
  return rows.map((row) => {
    if (!isHeld(row)) return row;
    const cantidad = available.get(row.codigo) ?? 0;
    return { ...row, cantidad, ...(cantidad === 0 ? { disponibilidad: 'out-of-stock' } : {}) };
  });
}
