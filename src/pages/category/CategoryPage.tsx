import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { findCategory, useDepartments } from '@/features/catalog';
import { toUrl, usePlace } from '@/features/navigation';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';

const CategoryShelves = lazyPart(createFeatureLoader(() => import('./CategoryProductRows')));

export const ahead = [CategoryShelves.ahead];

/**
 * Category page: subcategories, and below the fold the popular and featured products of the category. A category with
 * the `products` layout redirects to its list.
 */
export default function CategoryPage() {
  const { text } = useText();
  const { slug = '' } = usePlace().params;
  const { status, categories } = useDepartments();
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
  if (category.layout === 'products') return <Navigate to={toUrl('categoryProducts', { slug })} replace />;
  return (
    <Page
      title={category.name}
      description={text('TEXT_PARTS_DESCRIPTION', { name: category.name })}
      heading={false}
    >
      <Breadcrumb
        label={text('TEXT_BREADCRUMB')}
        steps={[
          { key: 'home', content: <Link to={toUrl('home')}>{text('LINK_HOME')}</Link> },
          { key: 'shop', content: <Link to={toUrl('shop')}>{text('LINK_SHOP')}</Link> },
          { key: 'here', content: category.name },
        ]}
      />
      <h1>{category.name}</h1>
      <CategoryTiles categories={category.children} />
      <Suspense>
        <CategoryShelves key={slug} slug={slug} name={category.name} />
      </Suspense>
    </Page>
  );
}
