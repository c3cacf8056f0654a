import { Navigate } from 'react-router';
import type { Product } from '@/erp/rows/product';
import { catalogSelectors, findCategory, type Shelf } from '@/features/catalog';
import { urlOf, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { ProductShelf } from '@/widgets/product/ProductShelf';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';

/** What most people had something to say about; of as many, the better. */
const mostReviewed = (a: Product, b: Product): number =>
  b.reviews - a.reviews || (b.rating ?? 0) - (a.rating ?? 0);

/** A category's own categories, its popular and its featured parts; one laid out as products goes to its list. */
export default function CategoryPage() {
  const { text } = useText();
  const { slug = '' } = usePlace().params;
  const { status, categories } = useAppSelector(catalogSelectors.departments);
  const all: Shelf = { kind: 'all', category: slug };
  const featured: Shelf = { kind: 'featured', category: slug };
  if (status === 'failed') {
    return (
      <Page title={text('LINK_SHOP')}>
        <FailureNote code="ERP_UNAVAILABLE" />
      </Page>
    );
  }
  if (status !== 'ready') return <PageSkeleton />;
  const found = findCategory(categories, slug);
  if (!found) return <LazyNotFound />;
  const { category } = found;
  if (category.layout === 'products') return <Navigate to={urlOf('categoryProducts', { slug })} replace />;
  return (
    <Page
      title={category.name}
      description={text('TEXT_PARTS_DESCRIPTION', { name: category.name })}
      heading={false}
    >
      <Breadcrumb
        label={text('TEXT_BREADCRUMB')}
        steps={[
          { key: 'home', content: <Link to={urlOf('home')}>{text('LINK_HOME')}</Link> },
          { key: 'shop', content: <Link to={urlOf('shop')}>{text('LINK_SHOP')}</Link> },
          { key: 'here', content: category.name },
        ]}
      />
      <h1>{category.name}</h1>
      <CategoryTiles categories={category.children} />
      <ProductShelf
        title={text('HEADER_POPULAR')}
        shelf={all}
        order={mostReviewed}
        most={4}
        more={
          <Link to={urlOf('categoryProducts', { slug })}>{text('LINK_ALL_OF', { name: category.name })}</Link>
        }
      />
      <ProductShelf title={text('HEADER_FEATURED')} shelf={featured} empty={text('TEXT_NO_FEATURED')} />
    </Page>
  );
}
