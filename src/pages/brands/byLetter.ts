import { compareNames } from '@/shared/compareNames';
import type { Brand } from '@/shop/contentSchemas';

/** Groups brands by first letter, without accents. Names that do not begin with a letter are grouped under `#`. */
export function groupByLetter(brands: readonly Brand[]): { letter: string; brands: Brand[] }[] {
  const letters = new Map<string, Brand[]>();
  for (const brand of brands) {
    const firstLetter = brand.name.normalize('NFD').charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(firstLetter) ? firstLetter : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([letter, letterBrands]) => ({ letter, brands: letterBrands }));
}
