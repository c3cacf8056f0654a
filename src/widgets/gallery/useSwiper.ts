import 'swiper/css';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type Swiper from 'swiper';
import { usePrefersReducedMotion } from '@/ui/usePrefersReducedMotion';
import { dragging } from './dragging';
import { recordGesture } from './recordGesture';

/** Classes of Swiper's container. The second one keeps a horizontal drag the page's own before Swiper has set it. */
export const swiperClass = 'swiper swiper-horizontal';

interface Started {
  /** The first slide in sight. */
  index: number;
  /** Moves to a slide; loads Swiper first where it has not been needed yet. */
  slideTo: (index: number, speed?: number) => void;
  /** Handlers of the element around the slides: Swiper loads with the first pointer or focus. */
  handlers: {
    onPointerEnter: () => void;
    onPointerDownCapture: (event: ReactPointerEvent) => void;
    onFocus: () => void;
  };
}

/**
 * Swiper on slides that React has rendered, with Swiper's classes: its code (20 KB) loads with the first pointer, focus or press,
 * and takes over the slides where they are. A drag that began before is repeated to it. Where its code does not load, slides scroll.
 * @param track element around Swiper's container
 */
export function useSwiper(
  track: RefObject<HTMLElement | null>,
  { slidesPerView, count }: { slidesPerView: number | 'auto'; count: number },
): Started {
  const isCalm = usePrefersReducedMotion();
  const swiper = useRef<Swiper | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const [index, setIndex] = useState(0);

  const load = (): Promise<void> => {
    loading.current ??= import(/* webpackChunkName: "swiper" */ 'swiper').then(
      ({ default: SwiperOfSlides }) => {
        const container = track.current?.querySelector<HTMLElement>('.swiper');
        if (!container) return;
        container.scrollTo?.({ left: 0 });
        swiper.current = new SwiperOfSlides(container, {
          ...dragging,
          slidesPerView,
          speed: isCalm ? 0 : 220,
          initialSlide: index,
          on: { slideChange: ({ activeIndex }) => setIndex(activeIndex) },
        });
      },
      () => {
        loading.current = null;
      },
    );
    return loading.current;
  };

  const slideTo = (to: number, speed?: number): void => {
    if (swiper.current) swiper.current.slideTo(to, speed);
    else
      void load().then(() => {
        if (swiper.current) return swiper.current.slideTo(to, speed);
        const slide = track.current?.querySelectorAll('.swiper-slide').item(to);
        slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
        setIndex(to);
      });
  };

  const onPointerDownCapture = ({ nativeEvent }: ReactPointerEvent): void => {
    if (swiper.current) return;
    const repeat = recordGesture(nativeEvent);
    void load().then(() => repeat(swiper.current?.wrapperEl ?? null));
  };

  useEffect(() => swiper.current?.update(), [count]);
  useEffect(
    () => () => {
      swiper.current?.destroy();
      swiper.current = null;
      loading.current = null;
    },
    [],
  );

  const loadAhead = (): void => void load();
  return {
    index,
    slideTo,
    handlers: { onPointerEnter: loadAhead, onPointerDownCapture, onFocus: loadAhead },
  };
}
