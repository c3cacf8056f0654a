import { catalogSelectors } from '@/features/catalog';
import { toUrl, type Place } from '@/features/navigation';
import { site } from '@/shared/site';
import { toWidth } from '@/ui/imageSources';
import type { RootState } from './rootReducer';

/** Placeholder for the shop's origin, which the service replaces per request. */
export const originPlaceholder = 'https://shop.invalid';

const absolute = (path: string): string => (path.startsWith('/') ? originPlaceholder + path : path);

/** Structured data of a page (schema.org). Guests see no price, so there is no offer in it. */
export function buildStructuredData(state: RootState, { route, params }: Place): object[] {
  const context = { '@context': 'https://schema.org' };
  if (route === 'home') {
    const { name, phone, email, address } = site;
    return [
      {
        ...context,
        '@type': 'AutoPartsStore',
        name,
        telephone: phone,
        email,
        address,
        url: absolute(toUrl('home')),
      },
    ];
  }
  const product = route === 'product' ? catalogSelectors.product(state, params.slug ?? '') : undefined;
  if (!product) return [];
  const { name, sku, partNumber, brand, excerpt, images, rating, reviews } = product;
  return [
    {
      ...context,
      '@type': 'Product',
      name,
      sku,
      url: absolute(toUrl('product', { slug: product.slug })),
      ...(partNumber ? { mpn: partNumber } : {}),
      ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
      ...(excerpt ? { description: excerpt } : {}),
      image: images.map((image) => absolute(toWidth(image, 1200))),
      ...(rating !== null && reviews > 0
        ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews } }
        : {}),
    },
  ];
}
