import type { ReactNode } from 'react';
import css from './Carousel.module.css';

/** How many stand side by side: cards of products, small tiles, or one that takes the whole width. */
export type CarouselSize = 'cards' | 'small' | 'wide';

export const trackClass = (size: CarouselSize): string => `${css.track} ${css[size] ?? ''}`;

/** The shape of a carousel, until its slides or its code are there. */
export const CarouselSkeleton = ({
  size = 'cards',
  count,
  children,
}: {
  size?: CarouselSize;
  count: number;
  children: ReactNode;
}) => (
  <div className={css.room} aria-busy>
    <div className={`${trackClass(size)} ${css.wait}`}>
      {Array.from({ length: count }, (_, slide) => (
        <div key={slide} className={css.slide}>
          {children}
        </div>
      ))}
    </div>
  </div>
);
