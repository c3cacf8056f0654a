import type { Action } from '@reduxjs/toolkit';
import { getProducto } from '@/erp/calls/getProducto';
import { auth, authSelectors } from '@/features/auth';
import { compare, listedProduct, wishlist } from '@/features/lists';
import { navigation, placeOf, selectPlace, type Place } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, fork, put, race, select, take } from '@/shared/saga/effects';
import { each, latestNeed } from '@/shared/saga/flows';
import { catalog, catalogSelectors, pricesChangedHands } from './catalogSlice';
import { fillShelf } from './fillShelf';
import { fillListed } from './listedProducts';
import { listShelf, shelfKey, type Shelf } from './shelf';

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

/** The list that an address shows. */
const listAt = (path: string): Shelf | null => listShelf(placeOf(new URL(path, 'http://shop')));

/** Somebody goes on from a list, or it is another person's, whose page asks anew. */
const leaves = (shelf: Shelf) => (action: Action) => {
  if (!navigation.began.match(action)) return pricesChangedHands.some(({ type }) => type === action.type);
  const next = listAt(action.payload.path);
  return !next || shelfKey(next) !== shelfKey(shelf);
};

/** The slug of the product a place is the page of. */
const productOf = ({ route, params }: Place): string | null =>
  route === 'product' ? (params.slug ?? '').toLowerCase() : null;

/**
 * What the place needs, asked on arrival, once it is known who asks, and again when prices are another person's; a list is
 * asked for by the press that leads to it. Leaving cancels it. Another page, order or filter of the same list needs nothing new.
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

  /** The list that a press or the beginning of a navigation has asked for: its arrival does not ask again. */
  let ahead: string | null = null;
  function* askAhead(event: ReturnType<typeof navigation.pressed | typeof navigation.began>) {
    const shelf = listAt(event.payload.path);
    const key = shelf && shelfKey(shelf);
    if (key === ahead && navigation.began.match(event)) return;
    ahead = null;
    if (!shelf || !(yield* select(authSelectors.isKnown))) return;
    const status = yield* select(catalogSelectors.shelfStatus, shelf);
    // what is known already is asked for on arrival, and shown until then
    if (status === 'idle' || status === 'asking') ahead = key;
    if (status !== 'idle') return;
    const { left } = yield* race({ filled: call(fillShelf, shelf), left: take(leaves(shelf)) });
    if (left && ahead === key) ahead = null;
  }
  yield* fork(function* () {
    yield* each([navigation.pressed, navigation.began], askAhead);
  });

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
      return place && JSON.stringify([asker, place.route, productOf(place), listShelf(place)]);
    },
    function* () {
      const place = yield* select(selectPlace);
      if (!place) return;
      // what stands further down is asked when the reader comes near it (wantedShelves)
      const list = listShelf(place);
      if (list) {
        const status = yield* select(catalogSelectors.shelfStatus, list);
        const isAsked = shelfKey(list) === ahead && (status === 'asking' || status === 'ready');
        ahead = null;
        if (!isAsked) yield* fork(fillShelf, list);
      }
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
