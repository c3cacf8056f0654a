import type { ReactNode } from 'react';
import { skeletonGroup } from '@/ui/Skeleton';
import css from './Carousel.module.css';

/** Sizes of slides: product cards, small tiles, or slides with the full width. */
export type CarouselSize = 'cards' | 'small' | 'wide';

export const trackClass = (size: CarouselSize): string => `${css.track} ${css[size] ?? ''}`;

/** Skeleton of a carousel, shown until the slides and the code have loaded. */
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
    <div className={`${trackClass(size)} ${css.wait} ${skeletonGroup}`}>
      {Array.from({ length: count }, (_, slide) => (
        <div key={slide} className={css.slide}>
          {children}
        </div>
      ))}
    </div>
  </div>
);
