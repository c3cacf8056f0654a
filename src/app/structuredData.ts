import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { catalogSelectors, findCategory, getCategoryPath } from '@/features/catalog';
import { contentSelectors } from '@/features/content';
import { getMessages, i18nSelectors, languages } from '@/features/i18n';
import { toUrl, type Place } from '@/features/navigation';
import { selectVehicleParts } from '@/features/vehicleParts';
import { formatVehicleName } from '@/features/vehicles';
import { getIntl } from '@/shared/intl';
import { site } from '@/shared/site';
import { translateTerm } from '@/shared/text';
import { toWidth } from '@/ui/imageSources';
import type { IntlShape } from 'react-intl';
import type { RootState } from './rootReducer';

/** Placeholder for the shop's origin. The service replaces this placeholder in each response. */
export const originPlaceholder = 'https://shop.invalid';

const absolute = (path: string): string => (path.startsWith('/') ? originPlaceholder + path : path);
const context = { '@context': 'https://schema.org' };

/** Item of a breadcrumb. The last item is the current page. */
type Step = readonly [name: string, path: string];

const buildBreadcrumb = (steps: readonly Step[]): object => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** Builds the data of the shop as an organization, with its search. */
function buildHomeData(): object[] {
  const { name, phone, email, address, hours } = site;
  const url = absolute(toUrl('home'));
  return [
    {
      ...context,
      '@type': ['Organization', 'AutoPartsStore'],
      name,
      url,
      logo: absolute('/apple-touch-icon.png'),
      telephone: phone,
      email,
      address,
      openingHours: `Mo-Sa ${hours.from}-${hours.to}`,
    },
    {
      ...context,
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(toUrl('search'))}?search={words}`,
        'query-input': 'required name=words',
      },
    },
  ];
}

/** Builds the data of a product, without an offer, because guests see no price. */
const buildProductData = (product: Product): object => {
  const { name, sku, partNumber, brand, excerpt, images, rating, reviews } = product;
  return {
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
  };
};

/** Returns the breadcrumb item of a category. A department links to its page, any other category to its list. */
const toStep = ({ layout, name, slug }: Category, intl: IntlShape): Step => [
  translateTerm(intl, name),
  toUrl(layout === 'categories' ? 'category' : 'categoryProducts', { slug }),
];

/** Builds the structured data of a page (schema.org). */
export function buildStructuredData(state: RootState, { route, params }: Place): object[] {
  const { slug = '' } = params;
  const language = i18nSelectors.language(state);
  const { locale } = languages.find(({ code }) => code === language)!;
  const intl = getIntl({ locale, messages: getMessages(language) });
  const text = (id: string) => intl.formatMessage({ id });
  const home: Step = [text('LINK_HOME'), toUrl('home')];
  const departments = catalogSelectors.departments(state).categories;

  switch (route) {
    case 'home':
      return buildHomeData();
    case 'product': {
      const product = catalogSelectors.product(state, slug);
      if (!product) return [];
      const found = findCategory(departments, product.categories[0] ?? '');
      const above = found
        ? [...new Set([found.department, found.category])].map((step) => toStep(step, intl))
        : [];
      const here: Step = [product.name, toUrl('product', { slug: product.slug })];
      return [buildProductData(product), buildBreadcrumb([home, ...above, here])];
    }
    case 'category':
    case 'categoryProducts': {
      const path = getCategoryPath(departments, slug);
      const shop: Step = [text('LINK_SHOP'), toUrl('shop')];
      return path.length > 0
        ? [buildBreadcrumb([home, shop, ...path.map((step) => toStep(step, intl))])]
        : [];
    }
    case 'post': {
      const post = contentSelectors.post(state, slug);
      if (!post) return [];
      const here: Step = [post.title[language], toUrl('post', { slug })];
      return [
        {
          ...context,
          '@type': 'BlogPosting',
          headline: post.title[language],
          description: post.excerpt[language],
          datePublished: post.publishedOn,
          url: absolute(toUrl('post', { slug })),
          ...(post.image ? { image: absolute(post.image) } : {}),
          publisher: { '@type': 'Organization', name: site.name },
        },
        buildBreadcrumb([home, [text('LINK_BLOG'), toUrl('blog')], here]),
      ];
    }
    case 'vehicle': {
      const { parts } = selectVehicleParts(state);
      if (!parts) return [];
      const here: Step = [
        `${formatVehicleName(parts.vehicle)} ${parts.vehicle.engine}`,
        toUrl('vehicle', { slug }),
      ];
      return [buildBreadcrumb([home, [text('LINK_SHOP'), toUrl('shop')], here])];
    }
    default:
      return [];
  }
}
