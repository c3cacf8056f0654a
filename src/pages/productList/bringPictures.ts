import { preload } from 'react-dom';
import type { Product } from '@/erp/rows/product';

/** Brings the pictures of products that may be shown next; after all that this page still needs. */
export function bringPictures(products: readonly Product[]): void {
  for (const { images } of products) {
    if (images[0]) preload(images[0], { as: 'image', fetchPriority: 'low' });
  }
}
