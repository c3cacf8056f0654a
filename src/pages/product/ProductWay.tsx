import type { Product } from '@/erp/rows/product';
import { catalogSelectors, findCategory } from '@/features/catalog';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Breadcrumb } from '@/ui/Breadcrumb';

/** From the shop's door to the part: department and category, once they are known. */
export function ProductWay({ product }: { product: Product }) {
  const { text } = useText();
  const { categories } = useAppSelector(catalogSelectors.departments);
  const found = findCategory(categories, product.categories[0] ?? '');
  const step = (key: string, to: string, name: string) => ({ key, content: <Link to={to}>{name}</Link> });
  return (
    <Breadcrumb
      label={text('TEXT_BREADCRUMB')}
      steps={[
        step('home', urlOf('home'), text('LINK_HOME')),
        ...(found
          ? [
              step('department', urlOf('category', { slug: found.department.slug }), found.department.name),
              step('category', urlOf('categoryProducts', { slug: found.category.slug }), found.category.name),
            ]
          : []),
        { key: 'here', content: product.sku },
      ]}
    />
  );
}
