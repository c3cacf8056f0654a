import type { Category } from '@/erp/rows/category';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';

/** Breadcrumb of a list with its categories. The list of a department links to the department's page. */
export function ListBreadcrumb({ path, title }: { path: readonly Category[]; title: string }) {
  const { text } = useText();
  const above = path.filter(({ layout }) => layout === 'categories');
  return (
    <Breadcrumb
      label={text('TEXT_BREADCRUMB')}
      steps={[
        { key: 'home', content: <Link to={toUrl('home')}>{text('LINK_HOME')}</Link> },
        { key: 'shop', content: <Link to={toUrl('shop')}>{text('LINK_SHOP')}</Link> },
        ...above.map(({ slug, name }) => ({
          key: slug,
          content: <Link to={toUrl('category', { slug })}>{name}</Link>,
        })),
        { key: 'here', content: title },
      ]}
    />
  );
}
