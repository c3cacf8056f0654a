import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import type { GalleryProps } from './Gallery';
import { GallerySkeleton } from './GallerySkeleton';

const Gallery = lazyPart(() => import('./Gallery'));

/** Milliseconds before the gallery is built. */
const buildDelay = 150;

/** Defers the gallery's code until the page around it has rendered. Until then the skeleton shows the pictures. */
export function LateGallery(props: GalleryProps) {
  const [isBuilt, setBuilt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setBuilt(true)), buildDelay);
    return () => clearTimeout(timer);
  }, []);
  const wait = <GallerySkeleton name={props.name} images={props.images} />;
  return <Suspense fallback={wait}>{isBuilt ? <Gallery {...props} /> : wait}</Suspense>;
}

LateGallery.ahead = Gallery.ahead;
