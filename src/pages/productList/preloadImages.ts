import { preload } from 'react-dom';
import type { Product } from '@/erp/rows/product';
import { getImageSources } from '@/ui/imageSources';
import { cardSizes } from '@/widgets/product/cardSizes';

/** Preloads pictures of products that may be shown next, with low priority. */
export function preloadImages(products: readonly Product[]): void {
  for (const { images } of products) {
    const [src] = images;
    if (src)
      preload(src, {
        as: 'image',
        fetchPriority: 'low',
        imageSrcSet: getImageSources(src, 400),
        imageSizes: cardSizes,
      });
  }
}
