/** The contract's list: no answer to a guest contains any of these fields, at any depth. */
export const hiddenFromGuests: ReadonlySet<string> = new Set([
  'precio',
  'precio_siniva',
  'precioanterior',
  'cantidad',
  'disponibilidad',
]);
