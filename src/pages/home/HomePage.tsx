import { Suspense } from 'react';
import { toUrl } from '@/features/navigation';
import { vehicleFormsFeature, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { ChevronRightIcon } from '@/ui/icons';
import { Image } from '@/ui/Image';
import { useMedia } from '@/ui/useMedia';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { HomeBelowFold } from '@/widgets/home/HomeBelowFold';
import { ShopFeatures } from '@/widgets/home/ShopFeatures';
import { Page } from '@/widgets/shell/Page';
import css from './HomePage.module.css';

export const features = [vehicleFormsFeature];

/**
 * The finder is in the page's chunk, because every visit shows the finder. The finder is hydrated separately from the
 * page, with a skeleton as fallback.
 */
const Finder = lazyPart(() => import(/* webpackMode: "eager" */ './Finder'));
void Finder.ahead();

const heroImage = '/images/banners/home-800.avif';

const belowTheFold = () => import(/* webpackChunkName: "belowHome" */ './BelowTheFold');

export default function HomePage() {
  const { text } = useText();
  // a narrow screen has no room for the picture, so the picture is not loaded
  const hasRoom = useMedia('(width >= 820px)');
  return (
    <Page title={text('LINK_HOME')} description={text('TEXT_HOME_DESCRIPTION')} heading={false}>
      <section>
        <div className={css.stage}>
          <h1>{text('HEADER_HOME')}</h1>
          <p>{text('TEXT_HOME')}</p>
          <Link to={toUrl('shop')}>
            {text('LINK_BROWSE_CATALOGUE')}
            <ChevronRightIcon aria-hidden />
          </Link>
          <div className={css.picture}>
            {hasRoom ? (
              <Image
                src={heroImage}
                sizes="(width >= 1000px) 680px, 420px"
                alt=""
                width={800}
                height={450}
                fetchPriority="high"
              />
            ) : null}
          </div>
        </div>
        <div className={css.finder}>
          <Suspense fallback={<FinderSkeleton />}>
            <Finder />
          </Suspense>
        </div>
      </section>
      <ShopFeatures />
      <HomeBelowFold bring={belowTheFold} />
    </Page>
  );
}

/** Skeleton with the height that the finder will have for this visitor. */
function FinderSkeleton() {
  const hasSaved = useAppSelector(vehiclesSelectors.garage).length > 0;
  return <div className={hasSaved ? `${css.wait} ${css.waitSaved}` : css.wait} />;
}
