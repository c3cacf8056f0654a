import { compareNames } from '@/shared/compareNames';
import type { Brand } from '@/shop/contentSchemas';

/** Brands by the first letter of their names, without accents; what begins with none stands under `#`. */
export function groupByLetter(brands: readonly Brand[]): { letter: string; brands: Brand[] }[] {
  const letters = new Map<string, Brand[]>();
  for (const brand of brands) {
    const first = brand.name.normalize('NFD').charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([letter, own]) => ({ letter, brands: own }));
}
