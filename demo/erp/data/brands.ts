interface Brand {
  name: string;
  /** Country as ISO 3166. */
  country: string;
  /** Beginning of the part numbers of handwritten parts. */
  code: string;
  /** Pattern of the brand's part numbers: '#' is a digit, '@' a letter. A pattern allows a hundred thousand numbers. */
  numbers: string;
  /** Price level of the brand, in percent of the average brand. */
  percent: number;
}

const brand = (name: string, country: string, code: string, percent: number, numbers?: string): Brand => ({
  name,
  country,
  code,
  numbers: numbers ?? `${code}-#####-@`,
  percent,
});

/** Invented brands: no maker of parts has these names. */
export const brands = {
  andivor: brand('Andivor', 'EC', 'AND', 84),
  quilmaz: brand('Quilmaz', 'EC', 'QZ', 80),
  lumbrek: brand('Lumbrek', 'MX', 'LK', 104),
  haruvex: brand('Haruvex', 'JP', 'HV', 124),
  taegarin: brand('Taegarin', 'KR', 'TG', 106),
  orvantis: brand('Orvantis', 'DE', 'ORV', 132),
  kelstrum: brand('Kelstrum', 'DE', 'KS', 126),
  zhenqara: brand('Zhenqara', 'CN', 'ZQ', 72),
  rodelquo: brand('Rodelquo', 'CO', 'RD', 92),
  pistavra: brand('Pistavra', 'IT', 'PV', 118),
  amparox: brand('Amparox', 'US', 'AX', 110),
  lubrenta: brand('Lubrenta', 'BR', 'LB', 100),
  ipeborra: brand('Ipeborra', 'BR', 'IB', 95, '####.###.IB'),
  miyazoru: brand('Miyazoru', 'JP', 'MZ', 120, 'MZ##@-####'),
  paldoren: brand('Paldoren', 'KR', 'PDN', 102, 'PDN######'),
  vaudrelle: brand('Vaudrelle', 'FR', 'VD', 115, '## ## #### VD'),
  tuncavar: brand('Tuncavar', 'TR', 'TV', 88, 'TV.#####.@'),
  vindrakol: brand('Vindrakol', 'IN', 'VK', 78, 'VK@######'),
  jinvorsa: brand('Jinvorsa', 'TW', 'JV', 86, '###-####-JV'),
  ratchavel: brand('Ratchavel', 'TH', 'RV', 98, 'RV/####-##@'),
  tezcaron: brand('Tezcaron', 'MX', 'TZ', 94, 'TZ-###-###-@'),
  skarvond: brand('Skarvond', 'SE', 'SV', 135, 'SV ######'),
  caldrowen: brand('Caldrowen', 'US', 'CW', 112, 'CW#######'),
  sumaqtor: brand('Sumaqtor', 'PE', 'SQ', 90, 'SQ-##-####@'),
} as const satisfies Record<string, Brand>;

export type BrandSlug = keyof typeof brands;
