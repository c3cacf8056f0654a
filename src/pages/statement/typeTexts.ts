/** Message ids of the movement types. */
export const typeTexts = {
  factura: 'TEXT_MOVEMENT_INVOICE',
  abono: 'TEXT_MOVEMENT_PAYMENT',
  nota: 'TEXT_MOVEMENT_NOTE',
} as const;

/** Returns the text for a movement's type. An unknown type is shown as the ERP spells it. */
export const getTypeText = (type: string, text: (id: string) => string): string =>
  type in typeTexts ? text(typeTexts[type as keyof typeof typeTexts]) : type;
