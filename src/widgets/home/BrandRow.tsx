import { useEffect } from 'react';
import { content, contentSelectors } from '@/features/content';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { BrandTile } from '../brands/BrandTile';
import { Carousel } from '../carousel/Carousel';
import { CarouselSkeleton } from '../carousel/CarouselSkeleton';
import { FailureNote } from '../failure/FailureNote';
import { Block } from './Block';

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
  return (
    <>
      <SectionHead title={title} more={<Link to={toUrl('brands')}>{text('LINK_ALL_BRANDS')}</Link>} />
      {status === 'failed' ? (
        <FailureNote code={failure} onRetry={() => dispatch(content.brandsWanted())} />
      ) : null}
      {status === 'idle' || status === 'asking' ? (
        <CarouselSkeleton size="small" count={6}>
          <Skeleton lines={5} />
        </CarouselSkeleton>
      ) : null}
      {status === 'ready' ? (
        <Carousel
          label={title}
          size="small"
          slides={items.map((brand) => ({ key: brand.slug, content: <BrandTile brand={brand} /> }))}
        />
      ) : null}
    </>
  );
}
