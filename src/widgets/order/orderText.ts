import type { LineOption } from '@/features/cart';
import type { Cents } from '@/shared/money';
import type { useText } from '@/shared/text';

/**
 * Maximum number of lines in a message. The message is part of a URL, which must stay short. Longer lists can be
 * exported as CSV.
 */
export const maxSharedLines = 40;

export interface TextLine {
  quantity: number;
  name: string;
  sku: string;
  options: readonly LineOption[];
  total: Cents;
}

type Words = Pick<ReturnType<typeof useText>, 'text' | 'money' | 'number' | 'option'>;

/** Returns the name of a total. The name comes from the order; only IVA is translated. */
export const nameTotal = (title: string, { text }: Pick<Words, 'text'>): string => {
  const percent = /^IVA (\d+) %$/.exec(title)?.[1];
  return percent ? text('TABLE_IVA', { percent }) : title;
};

/** Writes a cart or an order as a message. The message has the same options and totals as the page. */
export function writeOrderText(
  {
    title,
    lines,
    totals,
  }: { title: string; lines: readonly TextLine[]; totals: readonly (readonly [name: string, Cents])[] },
  { text, money, number, option }: Words,
): string {
  const more = lines.length - maxSharedLines;
  return [
    title,
    ...lines.slice(0, maxSharedLines).map(({ quantity, name, sku, options, total }) => {
      const chosen = options.map(option).join(', ');
      return `${number(quantity)} × ${name || sku} (${[sku, chosen].filter(Boolean).join('; ')}): ${money(total)}`;
    }),
    ...(more > 0 ? [text('TEXT_CART_SHARED_MORE', { count: more })] : []),
    ...totals.map(([name, cents]) => `${name}: ${money(cents)}`),
  ].join('\n');
}
