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
  /** Accessible name of the slides. */
  label: string;
  size?: CarouselSize;
  slides: readonly { key: string; content: ReactNode }[];
}

/** Carousel (Swiper): slides can be dragged, and arrows and keys do all that dragging does. */
export default function Carousel(props: Props) {
  // rebuilt when the text direction changes
  return <Slides key={useDirection()} {...props} />;
}

/** First visible slide and number of visible slides. */
interface View {
  first: number;
  count: number;
}

function getView({ activeIndex, size, slidesSizesGrid, slides }: SwiperInstance): View {
  const visibleCount = Math.max(1, Math.round(size / (slidesSizesGrid[0] ?? size)) || 1);
  return { first: Math.max(0, Math.min(activeIndex, slides.length - visibleCount)), count: visibleCount };
}

/** Focuses the first focusable element of a slide. */
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
  /** The focused slide was scrolled out: the first visible one gets the focus. */
  const keepsFocus = useRef(false);

  const updateView = (instance: SwiperInstance) => {
    const view = getView(instance);
    setView((previous) => (previous.first === view.first && previous.count === view.count ? previous : view));
  };
  const goTo = (index: number) => {
    const last = Math.max(0, slides.length - count);
    keepsFocus.current = track.current?.contains(document.activeElement) ?? false;
    // wraps around: a disabled arrow would lose the focus
    if (index > last) swiper?.slideTo(first === last ? 0 : last);
    else if (index < 0) swiper?.slideTo(first === 0 ? last : 0);
    else swiper?.slideTo(index);
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
    const downEvent = down.current;
    down.current = null;
    if (isClickEnd(downEvent, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // arrow keys do what dragging does, wherever in the carousel the focus is
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
          onAfterInit={updateView}
          onSlideChange={updateView}
          onResize={updateView}
          onSlidesUpdated={updateView}
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
