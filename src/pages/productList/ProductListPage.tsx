import { Link, useLocation, useNavigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import {
  catalogSelectors,
  findCategory,
  readListQuery,
  shelfLimit,
  sortProducts,
  writeListQuery,
  type CatalogState,
  type ListQuery,
  type Shelf,
} from '@/features/catalog';
import { placeOf, urlOf, type KnownRoute } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';
import { Pagination } from '@/ui/Pagination';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { NotFound } from '@/widgets/notFound/NotFound';
import { ProductGrid, ProductGridSkeleton } from '@/widgets/product/ProductGrid';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { ListControls, viewIn } from './ListControls';
import css from './ProductListPage.module.css';

type HasCatalog = { catalog: CatalogState };

/** A category's parts, a search's results, or everything: the address is the list's state. */
export default function ProductListPage() {
  const { text } = useText();
  const navigate = useNavigate();
  const place = placeOf(useLocation());
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const departments = useAppSelector(catalogSelectors.departments);
  const slug = place.route === 'categoryProducts' ? (place.params.slug ?? '') : null;
  const query = readListQuery(place.query);
  const view = viewIn(place.query.view);
  const search = place.route === 'search' ? query.search : '';
  const shelf: Shelf = { kind: 'all', ...(slug ? { category: slug } : {}), ...(search ? { search } : {}) };
  const status = useAppSelector((state: HasCatalog) => catalogSelectors.shelfStatus(state, shelf));
  const failure = useAppSelector((state: HasCatalog) => catalogSelectors.shelfFailure(state, shelf));
  const products = useAppSelector((state: HasCatalog) => catalogSelectors.shelfProducts(state, shelf));

  const found = slug ? findCategory(departments.categories, slug) : null;
  if (slug && departments.status === 'ready' && !found) return <NotFound />;
  if (slug && departments.status === 'failed') {
    return (
      <Page title={text('LINK_SHOP')}>
        <FailureNote code="ERP_UNAVAILABLE" />
      </Page>
    );
  }
  if (slug && !found) return <PageSkeleton />;

  const title = found
    ? found.category.name
    : search
      ? text('HEADER_RESULTS_FOR', { search })
      : text('LINK_ALL_PRODUCTS');
  const route = place.route as KnownRoute;
  const to = (change: Partial<ListQuery>, shownAs = view) =>
    urlOf(route, place.params, {
      ...writeListQuery({ ...query, ...change }),
      view: shownAs === 'grid' ? '' : shownAs,
    });
  const sort = !isSignedIn && query.sort.startsWith('price') ? 'default' : query.sort;
  const pages = Math.max(1, Math.ceil(products.length / query.limit));
  const page = Math.min(query.page, pages);
  const shown = sortProducts(products, sort).slice((page - 1) * query.limit, page * query.limit);

  return (
    <Page title={title} heading={false}>
      <Breadcrumb
        label={text('TEXT_BREADCRUMB')}
        steps={[
          { key: 'home', content: <Link to={urlOf('home')}>{text('LINK_HOME')}</Link> },
          { key: 'shop', content: <Link to={urlOf('shop')}>{text('LINK_SHOP')}</Link> },
          ...(found && found.department !== found.category
            ? [
                {
                  key: 'department',
                  content: (
                    <Link to={urlOf('category', { slug: found.department.slug })}>
                      {found.department.name}
                    </Link>
                  ),
                },
              ]
            : []),
          { key: 'here', content: title },
        ]}
      />
      <h1>{title}</h1>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {status === 'asking' || status === 'idle' ? (
        <ProductGridSkeleton count={query.limit} layout={view} />
      ) : null}
      {status === 'ready' && products.length === 0 ? (
        <EmptyState icon={<SearchIcon aria-hidden />} title={text('TEXT_NO_PRODUCTS_FOUND')}>
          {text('TEXT_NO_PRODUCTS_ADVICE')}
        </EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <>
          <div className={css.bar}>
            <p>
              {products.length >= shelfLimit
                ? text('TEXT_MANY_PRODUCTS')
                : text('TEXT_PRODUCT_COUNT', { count: products.length })}
            </p>
            <ListControls
              sort={sort}
              limit={query.limit}
              view={view}
              withPrices={isSignedIn}
              onView={(wanted) => void navigate(to({}, wanted))}
              onChoose={(change) => void navigate(to({ ...change, page: 1 }))}
            />
          </div>
          <ProductGrid products={shown} layout={view} eager heading="h2" />
          <Pagination
            current={page}
            total={pages}
            label={text('TEXT_PAGES')}
            previousLabel={text('LINK_PREVIOUS_PAGE')}
            nextLabel={text('LINK_NEXT_PAGE')}
            pageLabel={(number) => text('LINK_PAGE', { number })}
            renderLink={(number, attributes, content) => (
              <Link to={to({ page: number })} {...attributes}>
                {content}
              </Link>
            )}
          />
        </>
      ) : null}
    </Page>
  );
}
