import { getProducto } from '@/erp/calls/getProducto';
import { authSelectors } from '@/features/auth';
import { toListedProduct } from '@/features/lists';
import { loadForRoute } from '@/features/loading';
import { redirectTo, toUrl, type Place } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { getProductList } from '@/shop/productLists';
import { call, put, select } from '@/shared/saga/effects';
import { catalog, catalogSelectors } from './catalogSlice';

/** Loads what the shop's own catalogue knows of a product that the ERP did not tell, as lists do: without prices. */
function* fillFromCatalogue(slug: string) {
  if (yield* select(catalogSelectors.product, slug)) return;
  const isSignedIn = yield* select(authSelectors.isSignedIn);
  try {
    const { products } = yield* call(getProductList, { search: slug, exact: '1', limit: '8' }, isSignedIn);
    yield* put(catalog.productsReceived({ products: products.filter((product) => product.slug === slug) }));
  } catch {
    // the page then tells that the ERP did not answer
  }
}

function* fillProduct(slug: string) {
  const level = yield* select(authSelectors.level);
  yield* put(catalog.productAsked({ slug }));
  try {
    const product = yield* call(getProducto, { nivelComercial: level, codigo: slug });
    yield* put(catalog.productReceived({ product }));
    return product;
  } catch (error) {
    const code = toFailureCode(error);
    if (code !== 'NOT_FOUND') yield* call(fillFromCatalogue, slug);
    yield* put(catalog.productFailed({ slug, code }));
    return null;
  }
}

/** Loads the product of a product page. */
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

  // product queries further down load near the viewport (lazyProductQueries)
  yield* loadForRoute({
    routes: ['product'],
    for: 'visitor',
    load: (place) => visitProduct(place, place.params.slug ?? ''),
  });
}
