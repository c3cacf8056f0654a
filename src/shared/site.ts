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
  /**
   * When the offers of a season end: kept by whoever sets the prices. The next one counts down on the home page; without
   * one there are no offers to see.
   */
  offersEnd: ['2026-12-31T23:59:59-05:00', '2027-03-31T23:59:59-05:00', '2027-06-30T23:59:59-05:00'],
} as const;

/** Of every demo account; there are none where the ERP is real. */
export const demoPassword = 'demo1234';

export const telUrl = `tel:${site.phone.replaceAll(' ', '')}`;

/** The shop's address on a map, elsewhere. */
export const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(site.address)}`;

export const getWhatsappUrl = (text: string): string =>
  `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
