import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '@/shared/text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { Picture } from '@/ui/Picture';
import { toWidth } from '@/ui/imageSources';
import { useDirection } from '@/ui/useDirection';
import { getSlideForKey } from '../carousel/getSlideForKey';
import { SwiperSlides } from '../carousel/SwiperSlides';
import { useSwiper } from '../carousel/useSwiper';
import { FeaturedPicture } from './FeaturedPicture';
import type { GalleryProps } from './Gallery';
import css from './Gallery.module.css';
import { Thumbnails } from './Thumbnails';
import { featuredSizes } from './sizes';
import { getImageSize, useViewer } from './useViewer';

export function Carousel({ name, images, zooms }: Required<GalleryProps>) {
  const { text } = useText();
  const viewer = useViewer(name);
  const direction = useDirection();
  const slides = useRef<HTMLDivElement>(null);
  const { index: current, slideTo, handlers } = useSwiper(slides, { slidesPerView: 1, keys: images.join() });
  const [closings, setClosings] = useState(0);
  /**
   * Whether the focus was inside the carousel before a move, or the viewer has just closed. If so, the focus moves to
   * the current picture after the move.
   */
  const keepsFocus = useRef(false);
  const pictureAt = (index: number) =>
    slides.current?.querySelectorAll<HTMLElement>('[data-picture]').item(index);

  const goTo = (index: number) => {
    keepsFocus.current = slides.current?.querySelector('.swiper')?.contains(document.activeElement) ?? false;
    // after the last picture comes the first picture; otherwise the arrow would be disabled at the end and lose the
    // focus
    slideTo((index + images.length) % images.length);
  };
  useEffect(() => {
    if (keepsFocus.current) pictureAt(current)?.focus({ preventScroll: true });
    keepsFocus.current = false;
  }, [current, closings]);

  const keys = (event: KeyboardEvent) => {
    const to = getSlideForKey(event.key, { direction, current, last: images.length - 1 });
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };

  const open = (index: number) => {
    const pictures = images.map((src, at) => ({
      src: toWidth(src, 1200),
      alt: text('TEXT_PICTURE_OF', { name, number: at + 1 }),
      ...getImageSize(pictureAt(at)?.querySelector('img') ?? null),
    }));
    void viewer.open(pictures, index, (last) => {
      keepsFocus.current = true;
      slideTo(last, 0);
      setClosings((times) => times + 1);
    });
  };
  const featured = (index: number) => {
    const image = images[index] ?? '';
    const picture = (
      <Picture
        src={image}
        alt={text('TEXT_PICTURE_OF', { name, number: index + 1 })}
        eager={index === 0}
        size={600}
        sizes={featuredSizes}
      />
    );
    if (!zooms) return picture;
    return (
      <FeaturedPicture
        label={text('BUTTON_ENLARGE_PICTURE', { name, number: index + 1 })}
        isComing={viewer.isComing}
        onApproach={viewer.prefetch}
        onOpen={() => open(index)}
      >
        {picture}
      </FeaturedPicture>
    );
  };

  if (images.length === 1) {
    return (
      <div ref={slides} className={css.gallery}>
        {featured(0)}
      </div>
    );
  }
  return (
    <div className={css.gallery} role="group" aria-label={text('TEXT_PICTURES_OF', { name })}>
      {/* the arrow keys move the pictures, whichever element in the carousel has the focus */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={slides}
        className={css.featured}
        onKeyDown={keys}
        onDragStart={(event) => event.preventDefault()}
        {...handlers}
      >
        <SwiperSlides
          slides={images.map((image, index) => ({ key: `${index} ${image}`, content: featured(index) }))}
          isInSight={(index) => index === current}
        />
        <button
          type="button"
          className={`${css.arrow} ${css.before}`}
          aria-label={text('BUTTON_PREVIOUS_PICTURE')}
          onClick={() => goTo(current - 1)}
        >
          <ChevronLeftIcon aria-hidden />
        </button>
        <button
          type="button"
          className={`${css.arrow} ${css.after}`}
          aria-label={text('BUTTON_NEXT_PICTURE')}
          onClick={() => goTo(current + 1)}
        >
          <ChevronRightIcon aria-hidden />
        </button>
        <VisuallyHidden>
          <span aria-live="polite">
            {text('TEXT_PICTURE_NUMBER', { number: current + 1, count: images.length })}
          </span>
        </VisuallyHidden>
      </div>
      <Thumbnails images={images} current={current} onChoose={goTo} />
    </div>
  );
}
