import { getProducto } from '@/erp/calls/getProducto';
import { authSelectors } from '@/features/auth';
import { toListedProduct } from '@/features/lists';
import { loadForRoute } from '@/features/loading';
import { redirectTo, toUrl, type Place } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { catalog } from './catalogSlice';

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

/** Loads the product of the current product page. */
export function* watchProductPages() {
  /**
   * Place of the last reported visit. A reload at the same place, for example for another account, is not reported
   * again.
   */
  let lastViewedPlace: Place | null = null;
  function* visitProduct(place: Place, slug: string) {
    const product = yield* call(fillProduct, slug);
    if (!product || lastViewedPlace === place) return;
    lastViewedPlace = place;
    // if the URL spells the sku otherwise, for example in lower case, the URL is replaced by one with the ERP's
    // spelling
    if (product.slug !== slug) return yield* call(redirectTo, toUrl('product', { slug: product.slug }));
    yield* put(catalog.productViewed({ product: toListedProduct(product) }));
  }

  // lazyProductQueries loads the product queries in the lower part of the page when they come near the viewport
  yield* loadForRoute({
    routes: ['product'],
    for: 'visitor',
    load: (place) => visitProduct(place, place.params.slug ?? ''),
  });
}
