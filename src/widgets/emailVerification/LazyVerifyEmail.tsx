import { Suspense } from 'react';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';

/** Lazy like its feature, because few orders and reviews wait for a code. */
const Part = lazyPart(createFeatureLoader(() => import('./VerifyEmail')));

export const VerifyEmail = ({ label }: { label: string }) => (
  <Suspense fallback={<Skeleton lines={2} />}>
    <Part label={label} />
  </Suspense>
);
