import { authSelectors } from '@/features/auth';
import { selectPlace } from '@/features/navigation';
import { defineSagaFeature } from '@/shared/feature';
import { call, fork, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getProductList } from '@/shop/productLists';
import { catalog, catalogSelectors } from './catalogSlice';

/** Loads what the shop's own catalogue knows of the page's product, without its price, if the ERP did not tell it. */
function* fillFromCatalogue() {
  const slug = (yield* select(selectPlace))?.params.slug ?? '';
  const trouble = yield* select(catalogSelectors.productTrouble, slug);
  if (trouble?.status !== 'failed' || (yield* select(catalogSelectors.product, slug))) return;
  const isSignedIn = yield* select(authSelectors.isSignedIn);
  try {
    const { products } = yield* call(getProductList, { search: slug, exact: '1', limit: '8' }, isSignedIn);
    yield* put(catalog.productsReceived({ products: products.filter((product) => product.slug === slug) }));
  } catch {
    // the page tells already that the ERP did not answer
  }
}

function* productFallback() {
  // the ERP may have failed before this code came
  yield* fork(fillFromCatalogue);
  yield* takeLatestOf([catalog.productFailed, catalog.productAsked], fillFromCatalogue);
}

/** Feature of the product page: a product that the ERP does not tell is shown as lists show it. */
export const productFallbackFeature = defineSagaFeature('productFallback', { productFallback });
