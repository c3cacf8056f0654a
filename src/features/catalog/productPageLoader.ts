import type { Action } from '@reduxjs/toolkit';
import { getProducto } from '@/erp/calls/getProducto';
import { authSelectors, customerChangeActions } from '@/features/auth';
import { toListedProduct } from '@/features/lists';
import { navigation, placeOf, redirectTo, toUrl, type Place } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, fork, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { loadForRoute } from './loadForRoute';
import { catalog, catalogSelectors } from './catalogSlice';
import { loadProductList } from './loadProductList';
import { listShelf, getProductQueryKey, type ProductQuery } from './productQuery';

function* fillProduct(slug: string) {
  const level = yield* select(authSelectors.level);
  yield* put(catalog.productAsked({ slug }));
  try {
    const product = yield* call(getProducto, { nivelComercial: level, codigo: slug });
    yield* put(catalog.productReceived({ product }));
    return product;
  } catch (error) {
    yield* put(catalog.productFailed({ slug, code: toFailureCode(error) }));
    return null;
  }
}

/** Product query of a list's URL. */
const getListQuery = (path: string): ProductQuery | null => listShelf(placeOf(new URL(path, 'http://shop')));

/** Matches navigation away from a list, or an account change, after which the page requests again. */
const isLeavingList = (shelf: ProductQuery) => (action: Action) => {
  if (!navigation.began.match(action)) return customerChangeActions.some(({ type }) => type === action.type);
  const next = getListQuery(action.payload.path);
  return !next || getProductQueryKey(next) !== getProductQueryKey(shelf);
};

/** Slug of a product page's product. */
const getProductSlug = ({ route, params }: Place): string | null =>
  route === 'product' ? (params.slug ?? '') : null;

/**
 * Loads the product of a product page, and the products of a list, which are prefetched by the click that
 * leads to them.
 */
export function* watchProductPages() {
  /** A visit is reported once: reloading for another account is no new view. */
  let lastViewedPlace: Place | null = null;
  function* visitProduct(place: Place, slug: string) {
    const product = yield* call(fillProduct, slug);
    if (!product || lastViewedPlace === place) return;
    lastViewedPlace = place;
    // another spelling of the sku, such as an address in lower case: redirects to the ERP's own
    if (product.slug !== slug) return yield* call(redirectTo, toUrl('product', { slug: product.slug }));
    yield* put(catalog.productViewed({ product: toListedProduct(product) }));
  }

  /**
   * Key of the list that was prefetched by a click or at the start of a navigation: its arrival does not
   * request again.
   */
  let prefetchedKey: string | null = null;
  function* prefetchList(event: ReturnType<typeof navigation.pressed | typeof navigation.began>) {
    const shelf = getListQuery(event.payload.path);
    const key = shelf && getProductQueryKey(shelf);
    if (key === prefetchedKey && navigation.began.match(event)) return;
    prefetchedKey = null;
    if (!shelf || !(yield* select(authSelectors.isKnown))) return;
    const status = yield* select(catalogSelectors.shelfStatus, shelf);
    // cached lists are requested on arrival, and shown until then
    if (status === 'idle' || status === 'asking') prefetchedKey = key;
    if (status !== 'idle') return;
    const { left } = yield* race({ filled: call(loadProductList, shelf), left: take(isLeavingList(shelf)) });
    if (left && prefetchedKey === key) prefetchedKey = null;
  }
  yield* fork(function* () {
    yield* takeEveryIsolated([navigation.pressed, navigation.began], prefetchList);
  });

  yield* loadForRoute(
    (place) => [getProductSlug(place), listShelf(place)],
    function* (place) {
      // product queries further down load near the viewport (lazyProductQueries)
      const list = listShelf(place);
      if (list) {
        const status = yield* select(catalogSelectors.shelfStatus, list);
        const isPrefetched =
          getProductQueryKey(list) === prefetchedKey && (status === 'asking' || status === 'ready');
        prefetchedKey = null;
        if (!isPrefetched) yield* fork(loadProductList, list);
      }
      const slug = getProductSlug(place);
      if (slug !== null) yield* fork(visitProduct, place, slug);
    },
  );
}
