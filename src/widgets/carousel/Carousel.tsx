import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useText } from '@/shared/text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { useDirection } from '@/ui/useDirection';
import css from './Carousel.module.css';
import { trackClass, type CarouselSize } from './CarouselSkeleton';
import { getSlideForKey } from './getSlideForKey';
import { isClickEnd } from './isClick';
import { isRepeated } from './recordGesture';
import { SwiperSlides, type Slide } from './SwiperSlides';
import { useSwiper } from './useSwiper';

interface Props {
  /** Accessible name of the slides. */
  label: string;
  size?: CarouselSize;
  slides: readonly Slide[];
}

/** Carousel (Swiper). The visitor can drag the slides, or move them with arrows and keys. */
export function Carousel(props: Props) {
  // the key rebuilds the carousel when the text direction changes
  return <Slides key={useDirection()} {...props} />;
}

/** Returns how many slides fit side by side; returns the number of all slides until the slides are measured. */
function useVisibleCount(track: RefObject<HTMLElement | null>, slideCount: number): number {
  const [count, setCount] = useState(slideCount);
  useEffect(() => {
    const room = track.current;
    const [first, second] = room?.querySelectorAll<HTMLElement>('.swiper-slide') ?? [];
    if (!room || !first || !second || !('ResizeObserver' in window)) return () => undefined;
    const observer = new ResizeObserver(() => {
      const step = Math.abs(second.offsetLeft - first.offsetLeft);
      setCount(Math.max(1, Math.round(room.clientWidth / step) || 1));
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [track, slideCount]);
  return Math.min(count, slideCount);
}

const focusSlide = (track: HTMLElement | null, index: number) =>
  track
    ?.querySelectorAll('.swiper-slide')
    .item(index)
    .querySelector<HTMLElement>('a:not([tabindex="-1"]), button')
    ?.focus({ preventScroll: true });

function Slides({ label, size = 'cards', slides }: Props) {
  const { text } = useText();
  const direction = useDirection();
  const track = useRef<HTMLDivElement>(null);
  const count = useVisibleCount(track, slides.length);
  const { index, slideTo, handlers } = useSwiper(track, {
    slidesPerView: 'auto',
    keys: slides.map(({ key }) => key).join(),
  });
  const last = slides.length - count;
  const first = Math.max(0, Math.min(index, last));
  const down = useRef<Parameters<typeof isClickEnd>[0]>(null);
  /**
   * Whether the focus was inside the carousel before a move. If the focused slide is out of view after the move, the
   * focus moves to the first visible slide.
   */
  const keepsFocus = useRef(false);

  const goTo = (to: number) => {
    keepsFocus.current = track.current?.contains(document.activeElement) ?? false;
    // after the last slide comes the first slide; otherwise the arrow would be disabled at the end and lose the focus
    if (to > last) slideTo(first === last ? 0 : last);
    else if (to < 0) slideTo(first === 0 ? last : 0);
    else slideTo(to);
  };
  useEffect(() => {
    if (keepsFocus.current && !track.current?.querySelector('.swiper-slide:not([inert]) :focus')) {
      focusSlide(track.current, first);
    }
    keepsFocus.current = false;
  }, [first]);

  const keys = (event: KeyboardEvent) => {
    // a finger's drag ends without a click, so its press is still in `down` and must be removed before a key's click
    down.current = null;
    const to = getSlideForKey(event.key, { direction, current: first, last });
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  const refuseDragsEnd = (event: MouseEvent) => {
    const downEvent = down.current;
    down.current = null;
    if (isClickEnd(downEvent, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // the arrow keys move the slides, whichever element in the carousel has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={css.room} role="group" aria-label={label} onKeyDown={keys}>
      <div
        ref={track}
        className={trackClass(size)}
        onDragStart={(event) => event.preventDefault()}
        {...handlers}
        onPointerDownCapture={(event) => {
          const { clientX, clientY, timeStamp, nativeEvent } = event;
          if (!isRepeated(nativeEvent)) down.current = { clientX, clientY, timeStamp };
          handlers.onPointerDownCapture(event);
        }}
        onClickCapture={refuseDragsEnd}
      >
        <SwiperSlides
          slides={slides}
          isInSight={(at) => at >= first && at < first + count}
          className={css.slide}
        />
      </div>
      {count < slides.length ? (
        <>
          <button
            type="button"
            className={`${css.arrow} ${css.before}`}
            aria-label={text('BUTTON_PREVIOUS_SLIDES')}
            onClick={() => goTo(first - count)}
          >
            <ChevronLeftIcon aria-hidden />
          </button>
          <button
            type="button"
            className={`${css.arrow} ${css.after}`}
            aria-label={text('BUTTON_NEXT_SLIDES')}
            onClick={() => goTo(first + count)}
          >
            <ChevronRightIcon aria-hidden />
          </button>
          <VisuallyHidden>
            <span aria-live="polite">
              {text('TEXT_SLIDES_SHOWN', {
                from: first + 1,
                to: Math.min(first + count, slides.length),
                count: slides.length,
              })}
            </span>
          </VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
