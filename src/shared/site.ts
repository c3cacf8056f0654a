/** The shop's facts, said once. */
export const site = {
  name: 'Repuestos Andina',
  city: 'Quito, Ecuador',
  address: 'Av. 10 de Agosto N37-288, Quito, Ecuador',
  email: 'ventas@repuestosandina.ec',
  phone: '+593 2 245 0100',
  /** Digits only, as wa.me wants them. */
  whatsapp: '593990000100',
  hours: { from: '08:00', to: '19:00' },
} as const;

/** Of every demo account; there are none where the ERP is real. */
export const demoPassword = 'demo1234';

export const telUrl = `tel:${site.phone.replaceAll(' ', '')}`;

export const whatsappUrl = (text: string): string =>
  `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
