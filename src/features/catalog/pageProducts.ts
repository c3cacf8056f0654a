import { getProducto } from '@/erp/calls/getProducto';
import { auth, authSelectors } from '@/features/auth';
import { compare, listedProduct, wishlist } from '@/features/lists';
import { navigation, selectPlace, type Place } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, fork, put, select } from '@/shared/saga/effects';
import { latestNeed } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { fillShelf } from './fillShelf';
import { fillListed } from './listedProducts';
import { listShelf, type Shelf } from './shelf';

/** The shelves a place shows at once; those further down are asked when the reader comes near them (wantedShelves). */
export function shelvesOf(place: Place): Shelf[] {
  const { route, params } = place;
  const category = params.slug ?? '';
  switch (route) {
    case 'search':
    case 'allProducts':
    case 'categoryProducts':
      return [listShelf(place) ?? { kind: 'all' }];
    case 'category':
      return [
        { kind: 'all', category },
        { kind: 'featured', category },
      ];
    case 'product':
      return [{ kind: 'related', slug: category.toLowerCase() }];
    default:
      return [];
  }
}

function* fillProduct(slug: string) {
  const level = yield* select(authSelectors.level);
  const known = yield* select(catalogSelectors.product, slug);
  yield* put(catalog.productAsked({ slug }));
  try {
    const codigo = known?.sku ?? slug.toUpperCase();
    const product = yield* call(getProducto, { nivelComercial: level, codigo });
    yield* put(catalog.productReceived({ product }));
    return product;
  } catch (error) {
    yield* put(catalog.productFailed({ slug, code: codeOf(error) }));
    return null;
  }
}

/** The slug of the product a place is the page of. */
const productOf = ({ route, params }: Place): string | null =>
  route === 'product' ? (params.slug ?? '').toLowerCase() : null;

/**
 * What the place needs, asked on arrival, once it is known who asks, and again when prices are another person's;
 * leaving cancels it. Another page, order or filter of the same list needs nothing new.
 */
export function* pageProducts() {
  const occasions = [
    navigation.arrived,
    navigation.retryRequested,
    auth.sessionReceived,
    auth.sessionFailed,
    auth.customerSelected,
    auth.signedOut,
  ] as const;
  /** A visit is told once: a page that is filled again for another person is not viewed again. */
  let viewed: Place | null = null;
  function* visitProduct(place: Place, slug: string) {
    const product = yield* call(fillProduct, slug);
    if (!product || viewed === place) return;
    viewed = place;
    yield* put(catalog.productViewed({ product: listedProduct(product) }));
  }
  /** Counts who asks: another person, or the same one once more, by hand or by going where they are. */
  let asker = 0;
  let path: string | null = null;
  yield* latestNeed(
    occasions,
    function* (event) {
      const place = yield* select(selectPlace);
      if (!navigation.arrived.match(event) || event.payload.path === path) asker += 1;
      path = place?.path ?? null;
      if (!(yield* select(authSelectors.isKnown))) return null;
      return place && JSON.stringify([asker, place.route, productOf(place), shelvesOf(place)]);
    },
    function* () {
      const place = yield* select(selectPlace);
      if (!place) return;
      for (const shelf of shelvesOf(place)) yield* fork(fillShelf, shelf);
      const slug = productOf(place);
      if (slug !== null) yield* fork(visitProduct, place, slug);
      if (place.route === 'wishlist') {
        yield* fork(fillListed, wishlist, yield* select(wishlist.selectors.items));
      }
      if (place.route === 'compare') {
        yield* fork(fillListed, compare, yield* select(compare.selectors.items));
      }
    },
  );
}
