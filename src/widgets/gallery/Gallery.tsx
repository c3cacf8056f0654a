import 'swiper/css';
import 'swiper/css/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Navigation, Thumbs } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import css from './Gallery.module.css';

/** Thumbnails by the gallery's own width. */
const thumbnailSteps = [
  [580, 8],
  [520, 7],
  [400, 6],
  [320, 5],
  [260, 4],
] as const;
const thumbnailsFor = (width: number): number => thumbnailSteps.find(([from]) => width >= from)?.[1] ?? 3;

/** A featured carousel over a row of thumbnails; one picture needs neither. */
export default function Gallery({ name, images }: { name: string; images: readonly string[] }) {
  const { text } = useText();
  const whole = useRef<HTMLDivElement>(null);
  const [thumbnails, setThumbnails] = useState<SwiperInstance | null>(null);
  const [count, setCount] = useState(3);

  const isAlone = images.length < 2;
  useEffect(() => {
    const element = whole.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setCount(thumbnailsFor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAlone]);

  if (isAlone) return <Picture src={images[0] ?? ''} alt={name} eager size={600} />;
  return (
    <div ref={whole} className={css.gallery}>
      <Swiper
        modules={[A11y, Navigation, Thumbs]}
        threshold={3}
        navigation
        thumbs={{ swiper: thumbnails && !thumbnails.destroyed ? thumbnails : null }}
        a11y={{
          prevSlideMessage: text('BUTTON_PREVIOUS_PICTURE'),
          nextSlideMessage: text('BUTTON_NEXT_PICTURE'),
          firstSlideMessage: text('TEXT_FIRST_PICTURE'),
          lastSlideMessage: text('TEXT_LAST_PICTURE'),
        }}
      >
        {images.map((image, index) => (
          <SwiperSlide key={image}>
            <Picture
              src={image}
              alt={text('TEXT_PICTURE_OF', { name, number: index + 1 })}
              eager={index === 0}
              size={600}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      <Swiper
        modules={[Thumbs]}
        onSwiper={setThumbnails}
        slidesPerView={count}
        spaceBetween={8}
        watchSlidesProgress
      >
        {images.map((image) => (
          <SwiperSlide key={image} className={css.thumbnail}>
            <Picture src={image} alt="" size={120} />
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
