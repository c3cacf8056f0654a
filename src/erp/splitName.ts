/**
 * Splits a name in an ERP that writes vehicles into names: the part is before the dash, and the vehicles are after it.
 * A name without a dash has no vehicles.
 */
export function splitName(name: string): { what: string; vehicles: string } {
  const [what = '', vehicles = ''] = name.split(/\s[–—]\s(.*)/s, 2);
  return { what, vehicles };
}
