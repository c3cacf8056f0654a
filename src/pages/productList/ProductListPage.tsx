import { Suspense } from 'react';
import { getCategoryPath, listFeature, useDepartments } from '@/features/catalog';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { useText } from '@/shared/text';
import { Skeleton } from '@/ui/Skeleton';
import { useMedia } from '@/ui/useMedia';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { SignInForPrices } from '@/widgets/product/Price';
import { ProductGrid, ProductGridSkeleton } from '@/widgets/product/ProductGrid';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { FilterSide, prefetchSide, sideMedia } from './lazyFilters';
import { ListBreadcrumb } from './ListBreadcrumb';
import css from './ProductListPage.module.css';
import { useProductList, type ProductList } from './useProductList';

const parts = createFeatureLoader(() => import('./listParts'));
const ListHead = lazyPart(async () => ({ default: (await parts()).ListHead }));
const ListFoot = lazyPart(async () => ({ default: (await parts()).ListFoot }));
const ListNotice = lazyPart(async () => ({ default: (await parts()).ListNotice }));
const ProductTable = lazyPart(() => import('@/widgets/product/ProductTable'));

export const features = [listFeature];
export const ahead = [prefetchSide, ListHead.ahead, ListFoot.ahead];

/** Product list of a category, of a search, or of the whole catalogue. The URL contains the list's state. */
export default function ProductListPage() {
  const { text } = useText();
  const list = useProductList();
  const departments = useDepartments();
  const hasSide = useMedia(sideMedia);
  const { category, query, status, total, isFiltered } = list;

  const path = category === null ? [] : getCategoryPath(departments.categories, category);
  const found = path.at(-1);
  if (category !== null && !found) {
    if (departments.status === 'ready') return <LazyNotFound />;
    if (departments.status !== 'failed') return <PageSkeleton />;
    return (
      <Page title={text('LINK_SHOP')}>
        <FailureNote code="ERP_UNAVAILABLE" />
      </Page>
    );
  }

  const { search } = query;
  const all = search ? text('HEADER_RESULTS_FOR', { search }) : text('LINK_ALL_PRODUCTS');
  const own =
    found && (found.layout === 'categories' ? text('LINK_ALL_OF', { name: found.name }) : found.name);
  const named = found && search ? text('HEADER_CATEGORY_RESULTS', { search, name: found.name }) : own;
  const title = named ?? all;
  const isWaiting = status === 'asking' || status === 'idle';
  const isEmpty = status === 'ready' && total === 0 && !isFiltered;

  return (
    <Page title={title} description={text('TEXT_PARTS_DESCRIPTION', { name: title })} heading={false}>
      <div className={css.way}>
        <ListBreadcrumb path={path} title={title} />
        <SignInForPrices />
      </div>
      <div className={css.sides}>
        {isEmpty ? null : (
          <aside className={css.side} aria-label={text('HEADER_FILTERS')}>
            <Suspense fallback={<Skeleton lines={16} />}>
              {hasSide ? <FilterSide list={list} /> : null}
            </Suspense>
          </aside>
        )}
        <div className={css.main}>
          <h1 className={css.title}>{title}</h1>
          {status === 'failed' ? <FailureNote code={list.failure} /> : null}
          <Suspense>
            {status === 'ready' ? <ListNotice list={list} category={found} isEmpty={isEmpty} /> : null}
          </Suspense>
          {isWaiting || (status === 'ready' && !isEmpty) ? (
            <>
              <Suspense fallback={<HeadRoom hasChips={list.filtersOn > 0} />}>
                <ListHead list={list} hasSide={hasSide} />
              </Suspense>
              {isWaiting ? <RowsSkeleton list={list} /> : <Rows list={list} title={title} />}
              <Suspense>{isWaiting ? null : <ListFoot list={list} />}</Suspense>
            </>
          ) : null}
        </div>
      </div>
    </Page>
  );
}

const HeadRoom = ({ hasChips }: { hasChips: boolean }) => (
  <>
    <div className={css.headRoom} />
    {hasChips ? <div className={css.chipRoom} /> : null}
  </>
);

function Rows({
  list: { query, products, sort, isPending, to },
  title,
}: {
  list: ProductList;
  title: string;
}) {
  if (products.length === 0) return null;
  if (query.view !== 'table') {
    return (
      <div className={css.rows} aria-busy={isPending}>
        <ProductGrid products={products} layout={query.view} eager heading="h2" />
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton height="block" />}>
      <ProductTable
        label={title}
        products={products}
        sort={sort}
        sortedBy={(sort) => to({ page: 1, sort })}
      />
    </Suspense>
  );
}

/** Skeleton with as many rows as fit on a screen. */
const RowsSkeleton = ({ list: { query } }: { list: ProductList }) =>
  query.view === 'table' ? (
    <Skeleton height="block" />
  ) : (
    <ProductGridSkeleton count={8} layout={query.view} />
  );
