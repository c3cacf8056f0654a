import 'swiper/css';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useText } from '@/shared/text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { usePrefersReducedMotion } from '@/ui/usePrefersReducedMotion';
import { useDirection } from '@/ui/useDirection';
import { dragging } from '../gallery/dragging';
import { isClickEnd } from '../gallery/isClick';
import css from './Carousel.module.css';
import { trackClass, type CarouselSize } from './CarouselSkeleton';

interface Props {
  /** What the slides are, for those who do not see them. */
  label: string;
  size?: CarouselSize;
  slides: readonly { key: string; content: ReactNode }[];
}

/** Slides side by side: they can be dragged, and arrows and keys do all that dragging does. */
export default function Carousel(props: Props) {
  // the other way round, it is built anew
  return <Slides key={useDirection()} {...props} />;
}

/** The first slide that is seen, and how many are. */
interface View {
  first: number;
  count: number;
}

function viewOf({ activeIndex, size, slidesSizesGrid, slides }: SwiperInstance): View {
  const shown = Math.max(1, Math.round(size / (slidesSizesGrid[0] ?? size)) || 1);
  return { first: Math.max(0, Math.min(activeIndex, slides.length - shown)), count: shown };
}

/** What can be reached first in a slide. */
const focusSlide = (track: HTMLElement | null, index: number) =>
  track
    ?.querySelectorAll('.swiper-slide')
    .item(index)
    .querySelector<HTMLElement>('a:not([tabindex="-1"]), button')
    ?.focus({ preventScroll: true });

function Slides({ label, size = 'cards', slides }: Props) {
  const { text } = useText();
  const isCalm = usePrefersReducedMotion();
  const track = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [{ first, count }, setView] = useState<View>({ first: 0, count: slides.length });
  const down = useRef<Parameters<typeof isClickEnd>[0]>(null);
  /** The focus was on a slide that gave way: it goes to the first that is shown now. */
  const keepsFocus = useRef(false);

  const look = (looked: SwiperInstance) => {
    const seen = viewOf(looked);
    setView((before) => (before.first === seen.first && before.count === seen.count ? before : seen));
  };
  const goTo = (wanted: number) => {
    const last = Math.max(0, slides.length - count);
    keepsFocus.current = track.current?.contains(document.activeElement) ?? false;
    // round the ends: an arrow that could do nothing more would lose the focus
    if (wanted > last) swiper?.slideTo(first === last ? 0 : last);
    else if (wanted < 0) swiper?.slideTo(first === 0 ? last : 0);
    else swiper?.slideTo(wanted);
  };
  useEffect(() => {
    if (keepsFocus.current && !track.current?.querySelector('.swiper-slide:not([inert]) :focus')) {
      focusSlide(track.current, first);
    }
    keepsFocus.current = false;
  }, [first]);

  const keys = (event: KeyboardEvent) => {
    const [forward, backward] = swiper?.rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const to = { [forward]: first + 1, [backward]: first - 1, Home: 0, End: slides.length - count }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  const refuseDragsEnd = (event: MouseEvent) => {
    const pressed = down.current;
    down.current = null;
    if (isClickEnd(pressed, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // the arrow keys do what dragging does, wherever in the carousel the focus is
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={css.room} role="group" aria-label={label} onKeyDown={keys}>
      <div
        ref={track}
        className={trackClass(size)}
        onDragStart={(event) => event.preventDefault()}
        onPointerDownCapture={({ clientX, clientY, timeStamp }) => {
          down.current = { clientX, clientY, timeStamp };
        }}
        onClickCapture={refuseDragsEnd}
      >
        <Swiper
          {...dragging}
          slidesPerView="auto"
          speed={isCalm ? 0 : 220}
          onSwiper={setSwiper}
          onAfterInit={look}
          onSlideChange={look}
          onResize={look}
          onSlidesUpdated={look}
        >
          {slides.map(({ key, content }, index) => (
            <SwiperSlide key={key} className={css.slide} inert={index < first || index >= first + count}>
              {content}
            </SwiperSlide>
          ))}
        </Swiper>
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
