import { getProducto } from '@/erp/calls/getProducto';
import { auth, authSelectors } from '@/features/auth';
import { compare, wishlist } from '@/features/lists';
import { navigation, selectPlace, type Place } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, fork, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { fillListed } from './listedProducts';
import { readListQuery } from './listQuery';
import { askShelf, type Shelf } from './shelf';

/** The shelves a place shows. */
export function shelvesOf({ route, params, query }: Place): Shelf[] {
  const category = params.slug ?? '';
  switch (route) {
    case 'home':
      return [{ kind: 'featured' }, { kind: 'new' }];
    case 'search': {
      const { search } = readListQuery(query);
      return [search ? { kind: 'all', search } : { kind: 'all' }];
    }
    case 'allProducts':
      return [{ kind: 'all' }];
    case 'categoryProducts':
      return [{ kind: 'all', category }];
    case 'category':
      return [{ kind: 'featured', category }];
    case 'product':
      return [{ kind: 'all', search: category }];
    default:
      return [];
  }
}

function* fillShelf(shelf: Shelf) {
  const level = yield* select(authSelectors.level);
  yield* put(catalog.shelfAsked({ shelf }));
  try {
    const products = yield* call(askShelf, shelf, level);
    yield* put(catalog.shelfReceived({ shelf, products }));
  } catch (error) {
    yield* put(catalog.shelfFailed({ shelf, code: codeOf(error) }));
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
  } catch (error) {
    yield* put(catalog.productFailed({ slug, code: codeOf(error) }));
  }
}

/**
 * What the place needs, asked on arrival, once it is known who asks, and again when prices are another person's;
 * leaving cancels it.
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
  yield* latest(occasions, function* () {
    if (!(yield* select(authSelectors.isKnown))) return;
    const place = yield* select(selectPlace);
    if (!place) return;
    for (const shelf of shelvesOf(place)) yield* fork(fillShelf, shelf);
    if (place.route === 'wishlist') {
      yield* fork(fillListed, wishlist, yield* select(wishlist.selectors.items));
    }
    if (place.route === 'compare') {
      yield* fork(fillListed, compare, yield* select(compare.selectors.items));
    }
    if (place.route === 'product') yield* fork(fillProduct, (place.params.slug ?? '').toLowerCase());
  });
}
