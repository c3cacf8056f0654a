import { Suspense } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';

const AddToCartButton = lazyPart(() => import('./AddToCartButton'));

/** Button that adds one piece to the cart. Guests do not see this button, so its code is not loaded for guests. */
export function AddToCart({ product }: { product: Product }) {
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return isSignedIn ? (
    <Suspense fallback={<Skeleton height="small" />}>
      <AddToCartButton product={product} />
    </Suspense>
  ) : null;
}

AddToCart.ahead = AddToCartButton.ahead;
