import type { Product } from '@/erp/rows/product';
import { findCategory, useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';

/** Breadcrumb with department and category. Both are shown only when the categories have loaded. */
export function ProductBreadcrumb({ product }: { product: Product }) {
  const { text } = useText();
  const { categories } = useDepartments();
  const found = findCategory(categories, product.categories[0] ?? '');
  const step = (key: string, to: string, name: string) => ({ key, content: <Link to={to}>{name}</Link> });
  return (
    <Breadcrumb
      label={text('TEXT_BREADCRUMB')}
      steps={[
        step('home', toUrl('home'), text('LINK_HOME')),
        ...(found
          ? [
              step('department', toUrl('category', { slug: found.department.slug }), found.department.name),
              step('category', toUrl('categoryProducts', { slug: found.category.slug }), found.category.name),
            ]
          : []),
        { key: 'here', content: product.sku },
      ]}
    />
  );
}
