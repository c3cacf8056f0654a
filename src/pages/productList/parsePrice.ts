import { parseCents } from '@/features/catalog';
import type { Cents } from '@/shared/money';

/**
 * Parses typed dollars as cents, with the language's groups (1.000 in Spanish, 1,000 in English); null for any other
 * text. Decimals follow a point or a comma in both languages, but three digits after the language's own group sign are
 * a group.
 * @param groupSign the language's sign between groups
 */
export function parsePrice(typed: string, groupSign: string): Cents | null {
  const digits = typed.replace(/[$\s]/g, '');
  const isGrouped = new RegExp(String.raw`^\d{1,3}([${groupSign}]\d{3})+(?:[^${groupSign}]\d+)?$`).test(
    digits,
  );
  return parseCents(isGrouped ? digits.replaceAll(groupSign, '') : digits);
}
