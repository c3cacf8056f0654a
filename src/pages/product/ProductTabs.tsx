import { useLocation, useNavigate } from 'react-router';
import type { Product } from '@/erp/rows/product';
import { watchProductTabs, resolveTab, type ProductTab } from '@/features/catalog';
import { useText } from '@/shared/text';
import { Tabs } from '@/ui/Tabs';
import { usePrinting } from '@/ui/usePrinting';
import { DescriptionPanel } from './panels/DescriptionPanel';
import { EquivalentsPanel } from './panels/EquivalentsPanel';
import { FitmentPanel } from './panels/FitmentPanel';
import { ReviewsPanel } from './panels/ReviewsPanel';
import { SpecificationPanel } from './panels/SpecificationPanel';
import { useRating } from './useRating';

const panels = {
  description: { title: 'HEADER_DESCRIPTION', Panel: DescriptionPanel },
  specification: { title: 'HEADER_SPECIFICATION', Panel: SpecificationPanel },
  fitment: { title: 'HEADER_FITMENT', Panel: FitmentPanel },
  reviews: { title: 'HEADER_REVIEWS', Panel: ReviewsPanel },
  equivalents: { title: 'HEADER_EQUIVALENTS', Panel: EquivalentsPanel },
} as const satisfies Record<ProductTab, unknown>;

/**
 * Tabs whose content is printed even if the visitor did not open them. The content of other tabs would have to load
 * before it can be printed.
 */
const printed: readonly ProductTab[] = ['description', 'specification'];

/** Product tabs. The URL's anchor selects a tab. */
export function ProductTabs({ product }: { product: Product }) {
  const { text } = useText();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { count } = useRating(product);
  const isPrinting = usePrinting();
  return (
    <Tabs
      anchored
      rendered={isPrinting ? printed : undefined}
      label={text('HEADER_DETAILS')}
      tabs={watchProductTabs(product).map((name) => ({
        name,
        title: text(panels[name].title, { count }),
      }))}
      current={resolveTab(product, hash.slice(1))}
      onChoose={(tab) => void navigate({ search, hash: tab }, { replace: true, state: { keepsPlace: true } })}
    >
      {(name) => {
        const { Panel } = panels[name];
        return <Panel product={product} />;
      }}
    </Tabs>
  );
}
