import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { trustViewerIcons } from './viewerMarkup';

/** Its texts, already in the person's language. */
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
  /** The picture to begin with, from 0. */
  index: number;
  texts: ViewerTexts;
  /** Without fading. */
  isCalm: boolean;
  /** `index` is the picture that was looked at last. */
  onClosed: (index: number) => void;
}

/** Pictures over the whole screen, with zoom, arrows and Escape. Returns what closes it. */
export function openViewer({ pictures, index, texts, isCalm, onClosed }: Viewing): () => void {
  trustViewerIcons();
  const viewer = new PhotoSwipe({
    dataSource: [...pictures],
    index,
    bgOpacity: 0.9,
    // below the bar with the buttons, whose words would not be read over a light picture
    padding: { top: 60, bottom: 16, left: 0, right: 0 },
    // until its opening is over PhotoSwipe hears neither Escape nor its own close button, so there is none
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
    // whoever opened it knows where the focus belongs after another picture was looked at
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
