import type { Product } from '@/erp/rows/product';
import type { Match } from '@/features/quickOrder/match';
import type { ResolvedProduct } from '@/shop/catalogueSchemas';

/** Builds a product as the service returns it for a code. */
export const toResolved = ({
  id,
  sku,
  name,
  partNumber,
  brand,
  images,
  options,
  compatibility,
  fitmentText,
  priceWithoutIva,
  stock,
  quantity,
}: Product): ResolvedProduct => ({
  id,
  sku,
  name,
  partNumber,
  brand,
  images: images.slice(0, 1),
  options,
  compatibility,
  fitmentText,
  prices: { priceWithoutIva, stock, quantity },
});

/** Builds the match of a row with these parts. */
export const matchParts = (kind: Match['kind'], ...parts: Product[]): Match => ({
  kind,
  candidates: parts.map((part) => {
    const { prices: _prices, ...product } = toResolved(part);
    const { priceWithoutIva, stock, quantity } = part;
    return { ...product, priceWithoutIva, stock, quantity, slug: part.slug };
  }),
});
