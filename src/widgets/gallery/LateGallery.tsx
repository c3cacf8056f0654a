import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import type { GalleryProps } from './Gallery';
import { GallerySkeleton } from './GallerySkeleton';

const Gallery = lazyPart(() => import('./Gallery'));

/** In milliseconds. */
const builtAfter = 150;

/**
 * The gallery, which is built once what surrounds it is there and stands still: a carousel measures itself, for which the
 * browser would have to lay everything out before it shows any of it. Until then the pictures as they will stand.
 */
export function LateGallery(props: GalleryProps) {
  const [isBuilt, setBuilt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setBuilt(true)), builtAfter);
    return () => clearTimeout(timer);
  }, []);
  const wait = <GallerySkeleton name={props.name} images={props.images} />;
  return <Suspense fallback={wait}>{isBuilt ? <Gallery {...props} /> : wait}</Suspense>;
}

LateGallery.ahead = Gallery.ahead;
