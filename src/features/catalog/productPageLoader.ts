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
  const known = yield* select(catalogSelectors.product, slug);
  yield* put(catalog.productAsked({ slug }));
  try {
    const codigo = known?.sku ?? slug.toUpperCase();
    const product = yield* call(getProducto, { nivelComercial: level, codigo });
    yield* put(catalog.productReceived({ product }));
    return product;
  } catch (error) {
    yield* put(catalog.productFailed({ slug, code: toFailureCode(error) }));
    return null;
  }
}

/** The list that an address shows. */
const listAt = (path: string): ProductQuery | null => listShelf(placeOf(new URL(path, 'http://shop')));

/** Somebody goes on from a list, or it is another person's, whose page asks anew. */
const leaves = (shelf: ProductQuery) => (action: Action) => {
  if (!navigation.began.match(action)) return customerChangeActions.some(({ type }) => type === action.type);
  const next = listAt(action.payload.path);
  return !next || getProductQueryKey(next) !== getProductQueryKey(shelf);
};

/** The slug of the product a place is the page of. */
const productOf = ({ route, params }: Place): string | null =>
  route === 'product' ? (params.slug ?? '').toLowerCase() : null;

/** The product of a product's page, and the parts of a list, which are asked for by the press that leads to them. */
export function* watchProductPages() {
  /** A visit is told once: a page that is filled again for another person is not viewed again. */
  let viewed: Place | null = null;
  function* visitProduct(place: Place, slug: string) {
    const product = yield* call(fillProduct, slug);
    if (!product || viewed === place) return;
    viewed = place;
    // typed with a space, say: the catalogue knows what is meant
    if (product.slug !== slug) return yield* call(redirectTo, toUrl('product', { slug: product.slug }));
    yield* put(catalog.productViewed({ product: toListedProduct(product) }));
  }

  /** The list that a press or the beginning of a navigation has asked for: its arrival does not ask again. */
  let ahead: string | null = null;
  function* askAhead(event: ReturnType<typeof navigation.pressed | typeof navigation.began>) {
    const shelf = listAt(event.payload.path);
    const key = shelf && getProductQueryKey(shelf);
    if (key === ahead && navigation.began.match(event)) return;
    ahead = null;
    if (!shelf || !(yield* select(authSelectors.isKnown))) return;
    const status = yield* select(catalogSelectors.shelfStatus, shelf);
    // what is known already is asked for on arrival, and shown until then
    if (status === 'idle' || status === 'asking') ahead = key;
    if (status !== 'idle') return;
    const { left } = yield* race({ filled: call(loadProductList, shelf), left: take(leaves(shelf)) });
    if (left && ahead === key) ahead = null;
  }
  yield* fork(function* () {
    yield* takeEveryIsolated([navigation.pressed, navigation.began], askAhead);
  });

  yield* loadForRoute(
    (place) => [productOf(place), listShelf(place)],
    function* (place) {
      // what stands further down is asked when the reader comes near it (wantedShelves)
      const list = listShelf(place);
      if (list) {
        const status = yield* select(catalogSelectors.shelfStatus, list);
        const isAsked = getProductQueryKey(list) === ahead && (status === 'asking' || status === 'ready');
        ahead = null;
        if (!isAsked) yield* fork(loadProductList, list);
      }
      const slug = productOf(place);
      if (slug !== null) yield* fork(visitProduct, place, slug);
    },
  );
}
