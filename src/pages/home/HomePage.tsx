import { lazy, Suspense } from 'react';
import { catalogSelectors, type Shelf } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { vehicleFormsFeature, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { ChevronRightIcon, HeadsetIcon, ShieldIcon, TruckIcon, VehicleIcon } from '@/ui/icons';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { ProductShelf } from '@/widgets/product/ProductShelf';
import { Page } from '@/widgets/shell/Page';
import css from './HomePage.module.css';

export const features = [vehicleFormsFeature];

/** On its way while the page is still being drawn; its room is kept until then. */
const finder = import('./Finder');
const Finder = lazy(() => finder);

const featured: Shelf = { kind: 'featured' };
const arrivals: Shelf = { kind: 'new' };

const strengths = [
  [VehicleIcon, 'HEADER_FEATURE_FIT', 'TEXT_FEATURE_FIT'],
  [TruckIcon, 'HEADER_FEATURE_DELIVERY', 'TEXT_FEATURE_DELIVERY'],
  [ShieldIcon, 'HEADER_FEATURE_WARRANTY', 'TEXT_FEATURE_WARRANTY'],
  [HeadsetIcon, 'HEADER_FEATURE_ADVICE', 'TEXT_FEATURE_ADVICE'],
] as const;

export default function HomePage() {
  const { text } = useText();
  const { status, categories } = useAppSelector(catalogSelectors.departments);
  return (
    <Page title={text('LINK_HOME')} description={text('TEXT_HOME_DESCRIPTION')} heading={false}>
      <section className={css.hero}>
        <div className={css.stage}>
          <h1>{text('HEADER_HOME')}</h1>
          <p>{text('TEXT_HOME')}</p>
          <Link to={urlOf('shop')}>
            {text('LINK_BROWSE_CATALOGUE')}
            <ChevronRightIcon aria-hidden />
          </Link>
          <div className={css.picture}>
            <img src="/images/categories/05-002.svg" alt="" width={400} height={400} fetchPriority="high" />
          </div>
        </div>
        <div className={css.finder}>
          <Suspense fallback={<FinderWait />}>
            <Finder />
          </Suspense>
        </div>
      </section>
      <ul className={css.features}>
        {strengths.map(([Icon, title, words]) => (
          <li key={title}>
            <Icon aria-hidden />
            <div>
              <strong>{text(title)}</strong>
              <span>{text(words)}</span>
            </div>
          </li>
        ))}
      </ul>
      <section>
        <SectionHead title={text('HEADER_DEPARTMENTS')} />
        {status === 'failed' ? <FailureNote code="ERP_UNAVAILABLE" /> : null}
        {status === 'ready' ? <CategoryTiles categories={categories} /> : null}
        {status === 'asking' || status === 'idle' ? <Skeleton height="block" /> : null}
      </section>
      <ProductShelf
        title={text('HEADER_FEATURED')}
        shelf={featured}
        more={<Link to={urlOf('allProducts')}>{text('LINK_ALL_PRODUCTS')}</Link>}
      />
      <ProductShelf title={text('HEADER_NEW_ARRIVALS')} shelf={arrivals} />
    </Page>
  );
}

/** The finder's room, as it will be for this person. */
function FinderWait() {
  const hasSaved = useAppSelector(vehiclesSelectors.garage).length > 0;
  return <div className={hasSaved ? `${css.wait} ${css.waitSaved}` : css.wait} />;
}
