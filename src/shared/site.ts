/** Constants of the shop: contact, opening hours, offers. */
export const site = {
  name: 'Repuestos Andina',
  city: 'Quito, Ecuador',
  address: 'Av. 10 de Agosto N37-288, Quito, Ecuador',
  email: 'ventas@repuestosandina.ec',
  phone: '+593 2 245 0100',
  /** Telephone number with only digits, because wa.me requires this form. */
  whatsapp: '593990000100',
  hours: { from: '08:00', to: '19:00' },
  /**
   * Promises of the shop: working days of delivery in its city (`near`) and elsewhere (`far`), days for a return,
   * months of guarantee.
   */
  terms: { city: 'Quito', near: 1, far: 3, days: 15, months: 6 },
  /**
   * Times at which the seasons of offers end. The staff that sets the prices maintains these times. The home page
   * counts down to the next end. If all ends are in the past, no offers are shown.
   */
  offersEnd: ['2026-12-31T23:59:59-05:00', '2027-03-31T23:59:59-05:00', '2027-06-30T23:59:59-05:00'],
} as const;

/** Password of all demo accounts. The accounts of a real ERP have other passwords. */
export const demoPassword = 'demo1234';

export const telUrl = `tel:${site.phone.replaceAll(' ', '')}`;

/** Link to the shop's address on an external map. */
export const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(site.address)}`;

export const getWhatsappUrl = (text: string): string =>
  `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
