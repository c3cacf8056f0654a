/** The kinds of movement by their name. */
export const typeTexts = {
  factura: 'TEXT_MOVEMENT_INVOICE',
  abono: 'TEXT_MOVEMENT_PAYMENT',
  nota: 'TEXT_MOVEMENT_NOTE',
} as const;
