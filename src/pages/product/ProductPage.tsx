import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { catalogSelectors, findCategory, type CatalogState, type Shelf } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { vehiclesSelectors } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { whatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { buttonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import { Rating } from '@/ui/Rating';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { NotFound } from '@/widgets/notFound/NotFound';
import { FitTag } from '@/widgets/product/FitTag';
import { Price, usePrice } from '@/widgets/product/Price';
import { ProductFacts } from '@/widgets/product/ProductFacts';
import { ProductShelf } from '@/widgets/product/ProductShelf';
import { ProductToggles } from '@/widgets/product/ProductToggles';
import { StockTag } from '@/widgets/product/StockTag';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { ProductTabs } from './ProductTabs';
import css from './ProductPage.module.css';
import type { Product } from '@/erp/rows/product';

const Gallery = lazy(() => import('@/widgets/gallery/Gallery'));
const AddToCartForm = lazy(() => import('@/widgets/product/AddToCartForm'));

/** What the list already knows is drawn at once; the rest when it comes. */
export default function ProductPage() {
  const { slug = '' } = useParams();
  const page = useAppSelector(catalogSelectors.productPage);
  const product = useAppSelector((state: { catalog: CatalogState }) => catalogSelectors.product(state, slug));
  const isHere = page.slug === slug.toLowerCase();
  if (isHere && page.status === 'missing') return <NotFound />;
  if (product) return <ProductDetails key={product.slug} product={product} />;
  if (isHere && page.status === 'failed') {
    return (
      <Page title={slug.toUpperCase()}>
        <FailureNote code={page.failure} />
      </Page>
    );
  }
  return <PageSkeleton />;
}

function ProductDetails({ product }: { product: Product }) {
  const { text, money } = useText();
  const price = usePrice(product);
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const { categories } = useAppSelector(catalogSelectors.departments);
  const related: Shelf = { kind: 'related', slug: product.slug };
  const found = findCategory(categories, product.categories[0] ?? '');
  const vehicleName = vehicle ? `${vehicle.make} ${vehicle.model} ${vehicle.year} ${vehicle.engine}` : '';

  return (
    <Page title={product.name} description={product.excerpt} heading={false}>
      <meta property="og:title" content={product.name} />
      {product.images[0] ? <meta property="og:image" content={product.images[0]} /> : null}
      <Breadcrumb
        label={text('TEXT_BREADCRUMB')}
        steps={[
          { key: 'home', content: <Link to={urlOf('home')}>{text('LINK_HOME')}</Link> },
          ...(found
            ? [
                {
                  key: 'department',
                  content: (
                    <Link to={urlOf('category', { slug: found.department.slug })}>
                      {found.department.name}
                    </Link>
                  ),
                },
                {
                  key: 'category',
                  content: (
                    <Link to={urlOf('categoryProducts', { slug: found.category.slug })}>
                      {found.category.name}
                    </Link>
                  ),
                },
              ]
            : []),
          { key: 'here', content: product.sku },
        ]}
      />
      <div className={css.columns}>
        <Suspense fallback={<Skeleton square />}>
          <Gallery name={product.name} images={product.images} />
        </Suspense>
        <div className={css.facts}>
          <h1>{product.name}</h1>
          {product.rating !== null ? (
            <p className={css.line}>
              <Rating value={product.rating} label={text('TEXT_RATING', { rating: product.rating })} />
              <span>{text('TEXT_REVIEW_COUNT', { count: product.reviews })}</span>
            </p>
          ) : null}
          <div className={css.line}>
            <FitTag compatibility={product.compatibility} />
            <StockTag stock={product.stock} quantity={product.quantity} />
          </div>
          <p>{product.excerpt}</p>
          <ProductFacts product={product} />
          <div className={css.line}>
            <ProductToggles product={product} />
            <a
              className={buttonClass({ variant: 'ghost', size: 'small' })}
              href={whatsappUrl(
                text('TEXT_WHATSAPP_PRODUCT', {
                  name: product.name,
                  sku: product.sku,
                  vehicle: vehicleName || '—',
                }),
              )}
              target="_blank"
              rel="noreferrer"
            >
              <WhatsappIcon aria-hidden />
              {text('LINK_ASK_BY_WHATSAPP')}
            </a>
          </div>
        </div>
        <aside className={css.buy} aria-label={text('TEXT_BUY')}>
          <Price product={product} large />
          {price ? (
            <>
              <p className={css.note}>{text('TEXT_PRICE_WITHOUT_IVA', { price: money(price.withoutIva) })}</p>
              <Suspense fallback={<Skeleton height="control" />}>
                <AddToCartForm product={product} />
              </Suspense>
            </>
          ) : null}
        </aside>
      </div>
      <ProductTabs product={product} />
      <ProductShelf title={text('HEADER_RELATED')} shelf={related} without={product.slug} />
    </Page>
  );
}
