import { authSelectors } from '@/features/auth';
import { selectPlace } from '@/features/navigation';
import { defineSagaFeature } from '@/shared/feature';
import { call, fork, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getProductList } from '@/shop/productLists';
import { catalog, catalogSelectors } from './catalogSlice';

/** Loads the page's product from the shop's catalogue, without a price, when the ERP has failed. */
function* fillFromCatalogue() {
  const slug = (yield* select(selectPlace))?.params.slug ?? '';
  const trouble = yield* select(catalogSelectors.productTrouble, slug);
  if (trouble?.status !== 'failed' || (yield* select(catalogSelectors.product, slug))) return;
  const isSignedIn = yield* select(authSelectors.isSignedIn);
  try {
    const { products } = yield* call(getProductList, { search: slug, exact: '1', limit: '8' }, isSignedIn);
    yield* put(catalog.productsReceived({ products: products.filter((product) => product.slug === slug) }));
  } catch {
    // no message here, because the page already says that the ERP did not answer
  }
}

function* productFallback() {
  // the ERP may have failed before this module loaded
  yield* fork(fillFromCatalogue);
  yield* takeLatestOf([catalog.productFailed, catalog.productAsked], fillFromCatalogue);
}

/** Feature of the product page. When the ERP fails, the page shows the product from the shop's catalogue. */
export const productFallbackFeature = defineSagaFeature('productFallback', { productFallback });
