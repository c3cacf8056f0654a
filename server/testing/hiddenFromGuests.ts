/** The contract's list: no guest is answered any of these fields, wherever it stands. */
export const hiddenFromGuests: ReadonlySet<string> = new Set([
  'precio',
  'precio_siniva',
  'precioanterior',
  'cantidad',
  'disponibilidad',
]);
