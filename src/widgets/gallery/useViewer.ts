import { useEffect, useRef, useState } from 'react';
import { gallery } from '@/features/gallery';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { usePrefersReducedMotion } from '@/ui/usePrefersReducedMotion';
import type { ViewedPicture } from './viewer';

const loadViewer = () => import(/* webpackChunkName: "viewer" */ './viewer');

/** Returns the file of the chunk that did not load. The bundler's error names the file. */
function getChunkPath(error: unknown): string {
  const request = typeof error === 'object' && error !== null && 'request' in error ? error.request : null;
  return typeof request === 'string' ? new URL(request, window.location.href).pathname : 'viewer';
}

/** Minimum size of a picture in the viewer in pixels. A smaller picture is scaled up. */
const minSide = 1_200;

/**
 * Returns the natural size of a loaded picture. If the picture has not loaded, a square is returned, because most
 * product pictures are square.
 */
export function getImageSize(image: HTMLImageElement | null): { width: number; height: number } {
  const { naturalWidth = 0, naturalHeight = 0 } = image ?? {};
  if (naturalWidth === 0 || naturalHeight === 0) return { width: minSide, height: minSide };
  const scale = Math.max(1, minSide / Math.max(naturalWidth, naturalHeight));
  return { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) };
}

/** Full-screen viewer. The viewer loads when it is first opened, and closes when the page unmounts. */
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
      const { openViewer } = await loadViewer();
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
      dispatch(gallery.viewerFailed({ path: getChunkPath(error) }));
    } finally {
      setComing(false);
    }
  };
  /** Preloads the viewer on hover. If the preload fails, the viewer's code is loaded again when the viewer opens. */
  const prefetch = () => void loadViewer().catch(() => undefined);
  return { open, prefetch, isComing };
}
