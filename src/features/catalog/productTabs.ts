import type { Product } from '@/erp/rows/product';
import { getAnchor, navigation, selectPlace } from '@/features/navigation';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';

/** Tabs of a product page. Each tab has an anchor in the URL. */
export type ProductTab = 'description' | 'specification' | 'fitment' | 'reviews' | 'equivalents';

/** Returns the tabs that have content. The fitment tab and the reviews tab are always returned. */
export function watchProductTabs(product: Product): ProductTab[] {
  const says: Record<ProductTab, boolean> = {
    description: product.excerpt !== '' || product.categories.length > 0 || product.tags.length > 0,
    specification: product.attributes.length > 0,
    // the tab is also shown without fitment data, and then contains a message
    fitment: true,
    reviews: true,
    equivalents: product.equivalents.length > 0,
  };
  return (Object.keys(says) as ProductTab[]).filter((tab) => says[tab]);
}

/** Returns the tab for an anchor. Returns the first tab if the anchor is unknown. */
export function resolveTab(product: Product, anchor: string): ProductTab {
  const tabs = watchProductTabs(product);
  return tabs.find((tab) => tab === anchor) ?? tabs[0] ?? 'reviews';
}

/** Returns the page's product if the product has loaded and `tab` is open; null otherwise. */
function* selectProductWithOpenTab(tab: ProductTab): SagaGenerator<Product | null> {
  const place = yield* select(selectPlace);
  if (place?.route !== 'product') return null;
  const product = yield* select(catalogSelectors.product, place.params.slug ?? '');
  return product && resolveTab(product, getAnchor(place)) === tab ? product : null;
}

/**
 * Runs `work` when the tab of a product opens, on a retry, and when the product has loaded again, for example after a
 * change of account.
 */
export const watchTab = (
  tab: ProductTab,
  work: (product: Product) => SagaGenerator<void>,
): SagaGenerator<void> =>
  takeEveryIsolated([navigation.arrived, navigation.retryRequested, catalog.productReceived], function* () {
    const product = yield* selectProductWithOpenTab(tab);
    if (product) yield* call(work, product);
  });
