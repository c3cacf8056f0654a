import { useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { Page } from '@/widgets/shell/Page';

export default function ShopPage() {
  const { text } = useText();
  const { status, categories } = useDepartments();
  return (
    <Page title={text('LINK_SHOP')} description={text('TEXT_HOME_DESCRIPTION')}>
      <p>
        <Link to={toUrl('brands')}>{text('LINK_BROWSE_BRANDS')}</Link>
      </p>
      {status === 'failed' ? <FailureNote code="ERP_UNAVAILABLE" /> : null}
      {status === 'asking' || status === 'idle' ? <Skeleton height="block" /> : null}
      {categories.map(({ slug, name, items, children }, index) => (
        <section key={slug}>
          <SectionHead
            title={<Link to={toUrl('category', { slug })}>{name}</Link>}
            more={
              <p>
                <Link to={toUrl('categoryProducts', { slug })}>{text('LINK_ALL_OF', { name })}</Link>{' '}
                <small>{text('TEXT_PRODUCT_COUNT', { count: items })}</small>
              </p>
            }
          />
          <CategoryTiles categories={children} eager={index === 0} />
        </section>
      ))}
    </Page>
  );
}
