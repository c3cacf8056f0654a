import { parseCents } from '@/features/catalog';
import type { Cents } from '@/shared/money';

/**
 * Parses typed dollars as cents, grouped as the language groups (1.000 in Spanish, 1,000 in English); null for anything
 * else. Decimals come after a point or a comma in both languages: three digits after the language's own sign of groups
 * are a group.
 * @param groupSign sign between groups of the language
 */
export function parsePrice(typed: string, groupSign: string): Cents | null {
  const digits = typed.replace(/[$\s]/g, '');
  const isGrouped = new RegExp(String.raw`^\d{1,3}([${groupSign}]\d{3})+(?:[^${groupSign}]\d+)?$`).test(
    digits,
  );
  return parseCents(isGrouped ? digits.replaceAll(groupSign, '') : digits);
}
