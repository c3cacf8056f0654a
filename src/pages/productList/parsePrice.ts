import { parseCents } from '@/features/catalog';
import type { Cents } from '@/shared/money';

/**
 * Parses typed dollars as cents; null for an invalid text. Groups are separated as in the language: 1.000 in Spanish,
 * 1,000 in English. In both languages, decimals may follow a point or a comma. Three digits after the language's group
 * sign are a group, not decimals.
 * @param groupSign the language's sign between groups
 */
export function parsePrice(typed: string, groupSign: string): Cents | null {
  const digits = typed.replace(/[$\s]/g, '');
  const isGrouped = new RegExp(String.raw`^\d{1,3}([${groupSign}]\d{3})+(?:[^${groupSign}]\d+)?$`).test(
    digits,
  );
  return parseCents(isGrouped ? digits.replaceAll(groupSign, '') : digits);
}
