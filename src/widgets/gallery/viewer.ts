import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { trustViewerIcons } from './viewerMarkup';

/** Translated texts of the viewer. */
export interface ViewerTexts {
  label: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
}

export interface ViewedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface Viewing {
  pictures: readonly ViewedPicture[];
  /** Index of the picture that is shown first. */
  index: number;
  texts: ViewerTexts;
  /** Whether the viewer opens without animation (prefers-reduced-motion). */
  isCalm: boolean;
  /** Called when the viewer closes. `index` is the picture that was shown last. */
  onClosed: (index: number) => void;
}

/**
 * Opens the full-screen viewer (PhotoSwipe) with zoom, arrows and Escape. Returns a function that closes the viewer.
 */
export function openViewer({ pictures, index, texts, isCalm, onClosed }: Viewing): () => void {
  trustViewerIcons();
  const viewer = new PhotoSwipe({
    dataSource: [...pictures],
    index,
    bgOpacity: 0.9,
    // pictures begin below the button bar, because the bar's text would be unreadable on a light picture
    padding: { top: 60, bottom: 16, left: 0, right: 0 },
    // no opening animation, because PhotoSwipe ignores Escape and the close button during this animation
    showAnimationDuration: 0,
    hideAnimationDuration: 150,
    showHideAnimationType: isCalm ? 'none' : 'fade',
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    maxZoomLevel: ({ fit }) => fit * 4,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
    // the code that opened the viewer restores the focus, because the element depends on the last picture
    returnFocus: false,
  });
  viewer.on('firstUpdate', () => {
    viewer.element?.setAttribute('aria-label', texts.label);
    viewer.element?.setAttribute('aria-modal', 'true');
  });
  viewer.on('destroy', () => onClosed(viewer.currIndex));
  viewer.init();
  return () => viewer.close();
}
