import { memo, Suspense, useRef } from 'react';
import { catalogSelectors, productFallbackFeature, type CatalogState } from '@/features/catalog';
import { fitmentFeature } from '@/features/fitment';
import { usePlace } from '@/features/navigation';
import { reviewsFeature } from '@/features/reviews';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { useAppSelector } from '@/shared/redux';
import { getSharedImage } from '@/ui/imageSources';
import { Skeleton } from '@/ui/Skeleton';
import { useMedia } from '@/ui/useMedia';
import { useInViewport } from '@/ui/useInViewport';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { LateGallery } from '@/widgets/gallery/LateGallery';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { useRenderBelowFold } from '@/widgets/shell/initialRender';
import { BuyBox } from './BuyBox';
import { ProductHead } from './ProductHead';
import css from './ProductPage.module.css';
import { ProductBreadcrumb } from './ProductBreadcrumb';
import type { Product } from '@/erp/rows/product';

const BelowTheFold = lazyPart(createFeatureLoader(() => import('./BelowTheFold')));

type HasCatalog = { catalog: CatalogState };

export const features = [fitmentFeature, productFallbackFeature, reviewsFeature];
export const ahead = [LateGallery.ahead, BelowTheFold.ahead];
export const aheadSignedIn = [BuyBox.aheadSignedIn];

/**
 * Product page. Data that a list has already loaded are rendered immediately; other data follow when they have loaded.
 */
export default function ProductPage() {
  const { slug = '' } = usePlace().params;
  const product = useAppSelector((state: HasCatalog) => catalogSelectors.product(state, slug));
  const trouble = useAppSelector((state: HasCatalog) => catalogSelectors.productTrouble(state, slug));
  if (trouble?.status === 'missing') return <LazyNotFound />;
  if (product) return <ProductDetails key={product.slug} product={product} />;
  if (trouble) {
    return (
      <Page title={slug}>
        <FailureNote code={trouble.failure} />
      </Page>
    );
  }
  return <PageSkeleton />;
}

/** Returns a title from the part's name and its vehicles. No other product of the brand has the same title. */
const getTitle = ({ name, fitmentText }: Product): string =>
  fitmentText ? `${name} – ${fitmentText}` : name;

/**
 * Memoized: re-renders only when the product changes. Another tab, or a refresh without changes, does not re-render.
 */
const ProductDetails = memo(function ProductDetails({ product }: { product: Product }) {
  'use memo';
  const buyBox = useRef<HTMLElement>(null);
  const isBuyBoxSeen = useInViewport(buyBox);
  const isBelowDue = useRenderBelowFold();
  const isWhole = useMedia('(width >= 700px)') || isBelowDue;
  return (
    <Page title={getTitle(product)} description={product.excerpt} heading={false}>
      <meta property="og:title" content={getTitle(product)} />
      {product.images[0] ? <meta property="og:image" content={getSharedImage(product.images[0])} /> : null}
      <ProductBreadcrumb product={product} />
      <div className={css.columns}>
        <ProductHead product={product} whole={isWhole} />
        <BuyBox product={product} place={buyBox} whole={isWhole} />
      </div>
      <Suspense fallback={<BelowSkeleton />}>
        {isBelowDue ? <BelowTheFold product={product} hasBuyBar={!isBuyBoxSeen} /> : <BelowSkeleton />}
      </Suspense>
    </Page>
  );
});

/** Skeleton of the content below the fold. The skeleton's height keeps the footer out of view. */
const BelowSkeleton = () => (
  <div className={css.below} aria-busy>
    <Skeleton height="block" />
  </div>
);
