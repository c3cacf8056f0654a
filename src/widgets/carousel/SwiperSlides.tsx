import type { ReactNode } from 'react';

export interface Slide {
  key: string;
  content: ReactNode;
}

/**
 * Slides with Swiper's class names. When Swiper has loaded, Swiper uses these elements (useSwiper.ts). Until then,
 * `swiper-horizontal` leaves a horizontal drag to the page. Invisible slides are inert.
 */
export const SwiperSlides = ({
  slides,
  isInSight,
  className = '',
}: {
  slides: readonly Slide[];
  isInSight: (index: number) => boolean;
  /** Additional class of every slide. */
  className?: string;
}) => (
  <div className="swiper swiper-horizontal">
    <div className="swiper-wrapper">
      {slides.map(({ key, content }, index) => (
        <div key={key} className={`swiper-slide ${className}`} inert={!isInSight(index)}>
          {content}
        </div>
      ))}
    </div>
  </div>
);
