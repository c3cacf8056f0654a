import 'swiper/css';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type Swiper from 'swiper';
import { usePrefersReducedMotion } from '@/ui/usePrefersReducedMotion';
import { dragging } from './dragging';
import { recordGesture } from './recordGesture';

interface SwiperControl {
  /** First visible slide. While Swiper loads, this is the requested slide. */
  index: number;
  /** Moves to a slide. Loads Swiper first if needed. */
  slideTo: (index: number, speed?: number) => void;
  /** Handlers for the element around the slides. They load Swiper at the first pointer or focus. */
  handlers: {
    onPointerEnter: () => void;
    onPointerDownCapture: (event: ReactPointerEvent) => void;
    onFocus: () => void;
  };
}

/**
 * Adds Swiper to slides that React has rendered with Swiper's classes. Swiper's code (20 KB) loads at the first
 * pointer, focus or press, and keeps the positions of the slides. If a drag began before Swiper loaded, the drag is
 * repeated. If Swiper does not load, arrows and keys scroll the slides.
 * @param track element around Swiper's container
 * @param keys identify the slides; when the keys change, the slides are measured again
 */
export function useSwiper(
  track: RefObject<HTMLElement | null>,
  { slidesPerView, keys }: { slidesPerView: number | 'auto'; keys: string },
): SwiperControl {
  const isCalm = usePrefersReducedMotion();
  const swiper = useRef<Swiper | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const [index, setIndex] = useState(0);

  const load = (): Promise<void> => {
    loading.current ??= import(/* webpackChunkName: "swiper" */ 'swiper').then(
      ({ default: SwiperOfSlides }) => {
        const container = track.current?.querySelector<HTMLElement>('.swiper');
        if (!container) return;
        // before Swiper's code loaded, keys may have scrolled the container
        container.scrollLeft = 0;
        swiper.current = new SwiperOfSlides(container, {
          ...dragging,
          // off, because Swiper's observer compares a rounded size with an exact size, and so reports a change at once;
          // during a drag, this change would move the slide back
          resizeObserver: false,
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

  /** Number of calls of slideTo. If several calls come while Swiper loads, only the last call takes effect. */
  const calls = useRef(0);
  const slideTo = (to: number, speed?: number): void => {
    if (swiper.current) return void swiper.current.slideTo(to, speed);
    const call = (calls.current += 1);
    setIndex(to);
    void load().then(() => {
      if (call !== calls.current) return;
      if (swiper.current) return void swiper.current.slideTo(to, speed);
      const slide = track.current?.querySelectorAll('.swiper-slide').item(to);
      slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
    });
  };

  const onPointerDownCapture = ({ nativeEvent }: ReactPointerEvent): void => {
    if (swiper.current) return;
    const repeat = recordGesture(nativeEvent);
    void load().then(() => repeat(swiper.current?.wrapperEl ?? null));
  };

  useEffect(() => swiper.current?.update(), [keys]);
  useEffect(() => {
    if (!track.current || !('ResizeObserver' in window)) return () => undefined;
    const observer = new ResizeObserver(() => {
      const own = swiper.current;
      if (own && own.el.clientWidth !== own.width) own.update();
    });
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [track]);
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
