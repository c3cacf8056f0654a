import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { Tag } from '@/ui/Tag';

export const badgeTexts = {
  sale: 'TEXT_BADGE_SALE',
  new: 'TEXT_BADGE_NEW',
  hot: 'TEXT_BADGE_HOT',
} as const;

export function ProductBadges({ badges }: Pick<Product, 'badges'>) {
  const { text } = useText();
  return badges.map((badge) => (
    <Tag key={badge} tone={badge === 'sale' ? 'action' : 'neutral'}>
      {text(badgeTexts[badge])}
    </Tag>
  ));
}
