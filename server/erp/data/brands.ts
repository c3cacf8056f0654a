/** Invented: no maker of parts has these names. `code` begins their part numbers. */
export const brands = {
  andivor: { name: 'Andivor', country: 'EC', code: 'AND' },
  quilmaz: { name: 'Quilmaz', country: 'EC', code: 'QZ' },
  lumbrek: { name: 'Lumbrek', country: 'MX', code: 'LK' },
  haruvex: { name: 'Haruvex', country: 'JP', code: 'HV' },
  taegarin: { name: 'Taegarin', country: 'KR', code: 'TG' },
  orvantis: { name: 'Orvantis', country: 'DE', code: 'ORV' },
  kelstrum: { name: 'Kelstrum', country: 'DE', code: 'KS' },
  zhenqara: { name: 'Zhenqara', country: 'CN', code: 'ZQ' },
  rodelquo: { name: 'Rodelquo', country: 'CO', code: 'RD' },
  pistavra: { name: 'Pistavra', country: 'IT', code: 'PV' },
  amparox: { name: 'Amparox', country: 'US', code: 'AX' },
  lubrenta: { name: 'Lubrenta', country: 'BR', code: 'LB' },
} as const;

export type BrandSlug = keyof typeof brands;
