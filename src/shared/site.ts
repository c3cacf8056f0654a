/** Constants of the shop: contact, opening hours, offers. */
export const site = {
  name: 'Repuestos Andina',
  city: 'Quito, Ecuador',
  address: 'Av. 10 de Agosto N37-288, Quito, Ecuador',
  email: 'ventas@repuestosandina.ec',
  phone: '+593 2 245 0100',
  /** Number with only digits, as wa.me requires. */
  whatsapp: '593990000100',
  hours: { from: '08:00', to: '19:00' },
  /**
   * Promises of the shop: working days of delivery in its city and elsewhere, days to return a part, months of
   * guarantee.
   */
  terms: { city: 'Quito', near: 1, far: 3, days: 15, months: 6 },
  /**
   * Ends of the seasons of offers, maintained by the staff that sets the prices. The home page counts down to the next
   * end. When no end is in the future, no offers are shown.
   */
  offersEnd: ['2026-12-31T23:59:59-05:00', '2027-03-31T23:59:59-05:00', '2027-06-30T23:59:59-05:00'],
} as const;

/** Password of every demo account. Accounts of a real ERP have other passwords. */
export const demoPassword = 'demo1234';

export const telUrl = `tel:${site.phone.replaceAll(' ', '')}`;

/** Link to an external map. */
export const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(site.address)}`;

export const getWhatsappUrl = (text: string): string =>
  `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
