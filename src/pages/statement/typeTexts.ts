/** Message ids of the movement types. */
export const typeTexts = {
  factura: 'TEXT_MOVEMENT_INVOICE',
  abono: 'TEXT_MOVEMENT_PAYMENT',
  nota: 'TEXT_MOVEMENT_NOTE',
} as const;
