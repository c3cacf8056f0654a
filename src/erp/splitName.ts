/**
 * Splits the name of an ERP that writes the vehicles into it: before the dash it says what the part is, behind it stand the
 * vehicles. A name without a dash has none.
 */
export function splitName(name: string): { what: string; vehicles: string } {
  const [what = '', vehicles = ''] = name.split(/\s[–—]\s(.*)/s, 2);
  return { what, vehicles };
}
