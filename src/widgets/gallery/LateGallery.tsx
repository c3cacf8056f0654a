import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import type { GalleryProps } from './Gallery';
import { GallerySkeleton } from './GallerySkeleton';

const Gallery = lazyPart(() => import('./Gallery'));

/** Milliseconds between the page's render and the build of the gallery. */
const buildDelay = 150;

/** Builds the gallery only after the page has rendered. Until then a skeleton shows the pictures. */
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
