import { Suspense, useEffect } from 'react';
import { content, contentSelectors } from '@/features/content';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { BrandTile } from '../brands/BrandTile';
import { CarouselSkeleton } from '../carousel/CarouselSkeleton';
import { FailureNote } from '../failure/FailureNote';
import { Block } from './Block';

const Carousel = lazyPart(() => import('../carousel/Carousel'));

export const BrandRow = () => (
  <Block room="tiles">
    <Brands />
  </Block>
);

function Brands() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, items, failure } = useAppSelector(contentSelectors.brands);
  useEffect(() => {
    if (status === 'idle') dispatch(content.brandsWanted());
  }, [status, dispatch]);
  if (status === 'ready' && items.length === 0) return null;
  const title = text('LINK_BRANDS');
  const wait = (
    <CarouselSkeleton size="small" count={6}>
      <Skeleton lines={5} />
    </CarouselSkeleton>
  );
  return (
    <>
      <SectionHead title={title} more={<Link to={toUrl('brands')}>{text('LINK_ALL_BRANDS')}</Link>} />
      {status === 'failed' ? (
        <FailureNote code={failure} onRetry={() => dispatch(content.brandsWanted())} />
      ) : null}
      {status === 'idle' || status === 'asking' ? wait : null}
      {status === 'ready' ? (
        <Suspense fallback={wait}>
          <Carousel
            label={title}
            size="small"
            slides={items.map((brand) => ({ key: brand.slug, content: <BrandTile brand={brand} /> }))}
          />
        </Suspense>
      ) : null}
    </>
  );
}
