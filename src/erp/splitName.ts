/**
 * Splits the name of an ERP that writes the vehicles into it: before the dash it says what the part is, behind it stand the
 * vehicles. A name without a dash has none.
 */
export function splitName(name: string): { what: string; vehicles: string } {
  const at = name.search(/\s[–—]\s/);
  return at < 0 ? { what: name, vehicles: '' } : { what: name.slice(0, at), vehicles: name.slice(at + 3) };
}
