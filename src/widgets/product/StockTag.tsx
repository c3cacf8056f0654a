import type { StockStatus } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { Tag } from '@/ui/Tag';

const looks = {
  'in-stock': { tone: 'good', icon: 'check' },
  'out-of-stock': { tone: 'bad', icon: 'cross' },
  'on-backorder': { tone: 'warn', icon: 'clock' },
} as const;

export const stockTexts = {
  'in-stock': 'TEXT_STOCK_IN_STOCK',
  'out-of-stock': 'TEXT_STOCK_OUT_OF_STOCK',
  'on-backorder': 'TEXT_STOCK_ON_BACKORDER',
} as const;

/** Stock tag with quantity. Guests do not see the tag. While the stock is loading, space is reserved. */
export function StockTag({
  stock,
  quantity,
  isAwaited = false,
}: {
  stock: StockStatus | null;
  quantity: number | null;
  isAwaited?: boolean;
}) {
  const { text, number } = useText();
  if (isAwaited) return <Tag tone="neutral">{'\u00a0'.repeat(20)}</Tag>;
  if (stock === null) return null;
  return (
    <Tag tone={looks[stock].tone} icon={looks[stock].icon}>
      {text(stockTexts[stock])}
      {stock === 'in-stock' && quantity !== null ? ` · ${number(quantity)}` : ''}
    </Tag>
  );
}
