import type { Category } from '@/erp/rows/category';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';

/** The way to a list: from the shop down the categories. A department's own list leads back to the department. */
export function ListWay({ path, title }: { path: readonly Category[]; title: string }) {
  const { text } = useText();
  const above = path.filter(({ layout }) => layout === 'categories');
  return (
    <Breadcrumb
      label={text('TEXT_BREADCRUMB')}
      steps={[
        { key: 'home', content: <Link to={urlOf('home')}>{text('LINK_HOME')}</Link> },
        { key: 'shop', content: <Link to={urlOf('shop')}>{text('LINK_SHOP')}</Link> },
        ...above.map(({ slug, name }) => ({
          key: slug,
          content: <Link to={urlOf('category', { slug })}>{name}</Link>,
        })),
        { key: 'here', content: title },
      ]}
    />
  );
}
