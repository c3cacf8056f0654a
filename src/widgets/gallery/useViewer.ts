import { useEffect, useRef, useState } from 'react';
import { gallery } from '@/features/gallery';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { usePrefersReducedMotion } from '@/ui/usePrefersReducedMotion';
import type { ViewedPicture } from './viewer';

const bringViewer = () => import(/* webpackChunkName: "viewer" */ './viewer');

/** The file a bundler could not bring, as it says in its error. */
function pathOf(error: unknown): string {
  const request = typeof error === 'object' && error !== null && 'request' in error ? error.request : null;
  return typeof request === 'string' ? new URL(request, window.location.href).pathname : 'viewer';
}

/** Smaller ones are drawn as large as this, so that there is something to look at closely. */
const leastSide = 1_200;

/** Its own size once it is there; until then it is taken for a square, as most product pictures are. */
export function getImageSize(image: HTMLImageElement | null): { width: number; height: number } {
  const { naturalWidth = 0, naturalHeight = 0 } = image ?? {};
  if (naturalWidth === 0 || naturalHeight === 0) return { width: leastSide, height: leastSide };
  const scale = Math.max(1, leastSide / Math.max(naturalWidth, naturalHeight));
  return { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) };
}

/** The full-screen viewer, whose code comes with its first opening; a page that is left takes it along. */
export function useViewer(name: string) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isCalm = usePrefersReducedMotion();
  const [isComing, setComing] = useState(false);
  const close = useRef<(() => void) | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      close.current?.();
    };
  }, []);

  const open = async (
    pictures: readonly ViewedPicture[],
    index: number,
    onClosed: (index: number) => void,
  ) => {
    if (isComing || close.current) return;
    setComing(true);
    try {
      const { openViewer } = await bringViewer();
      if (isGone.current) return;
      close.current = openViewer({
        pictures,
        index,
        isCalm,
        texts: {
          label: text('TEXT_PICTURES_OF', { name }),
          close: text('BUTTON_CLOSE'),
          zoom: text('BUTTON_ZOOM'),
          previous: text('BUTTON_PREVIOUS_PICTURE'),
          next: text('BUTTON_NEXT_PICTURE'),
          failed: text('ERROR_PICTURE'),
        },
        onClosed: (last) => {
          close.current = null;
          if (!isGone.current) onClosed(last);
        },
      });
    } catch (error) {
      dispatch(gallery.viewerFailed({ path: pathOf(error) }));
    } finally {
      setComing(false);
    }
  };
  /** On the way to it: what fails now is asked again when it is opened. */
  const prefetch = () => void bringViewer().catch(() => undefined);
  return { open, prefetch, isComing };
}
