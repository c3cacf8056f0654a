/**
 * Splits a product's name into the part and the vehicles, because some ERPs append the vehicles to the name. The part
 * is before the dash, and the vehicles are after the dash. A name without a dash has no vehicles.
 */
export function splitName(name: string): { what: string; vehicles: string } {
  const [what = '', vehicles = ''] = name.split(/\s[–—]\s(.*)/s, 2);
  return { what, vehicles };
}
