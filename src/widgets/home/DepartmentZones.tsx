import { useState } from 'react';
import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { type ProductQuery, useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Image } from '@/ui/Image';
import { Tabs } from '@/ui/Tabs';
import { FailureNote } from '../failure/FailureNote';
import { Block } from './Block';
import css from './Home.module.css';
import { rankByReviews, rankByRating } from './rankings';
import { ShelfRow } from './ShelfRow';
import { leaveOutEarlier, useEarlierParts } from './useEarlierParts';

/** One zone for each department. The height of the zones is reserved until the departments have loaded. */
export function DepartmentZones() {
  const { status, categories } = useDepartments();
  if (status === 'failed') return <FailureNote code="ERP_UNAVAILABLE" />;
  if (status !== 'ready') return <div className={`${css.block} ${css.zone}`} />;
  return categories.map((department) => <DepartmentZone key={department.slug} department={department} />);
}

type Choice = 'featured' | 'popular' | 'rated';

const choices: Record<Choice, { title: string; choose?: (products: readonly Product[]) => Product[] }> = {
  featured: { title: 'HEADER_FEATURED' },
  popular: { title: 'HEADER_POPULAR', choose: rankByReviews },
  rated: { title: 'HEADER_TOP_RATED', choose: rankByRating },
};
const names = Object.keys(choices) as Choice[];

/**
 * Maximum number of categories in a banner. The banner is as high as the product cards beside the banner. If there are
 * more categories, the last line links to all categories.
 */
const maxCategories = 9;

/** Zone of a department: link, picture, and a row of products. */
function DepartmentZone({ department: { slug, name, image, children } }: { department: Category }) {
  const { text } = useText();
  const [current, setCurrent] = useState<Choice>('featured');
  const earlier = useEarlierParts('zones');
  const getQuery = (choice: Choice): ProductQuery => ({
    kind: choice === 'featured' ? 'featured' : 'all',
    category: slug,
  });
  const shown = children.length > maxCategories ? children.slice(0, maxCategories - 1) : children;
  return (
    <Block room="zone">
      <div className={css.banner}>
        {image ? <Image src={image} sizes="80px" alt="" width={400} height={400} loading="lazy" /> : null}
        <h2>
          <Link to={toUrl('category', { slug })}>{name}</Link>
        </h2>
        <ul>
          {shown.map((child) => (
            <li key={child.slug}>
              <Link
                to={toUrl(child.layout === 'products' ? 'categoryProducts' : 'category', {
                  slug: child.slug,
                })}
              >
                {child.name}
              </Link>
            </li>
          ))}
          {shown.length < children.length ? (
            <li>
              <Link to={toUrl('category', { slug })}>{text('LINK_ALL_OF', { name })}</Link>
            </li>
          ) : null}
        </ul>
      </div>
      <Tabs
        label={name}
        tabs={names.map((choice) => ({ name: choice, title: text(choices[choice].title) }))}
        current={current}
        onChoose={setCurrent}
      >
        {(choice) => (
          <ShelfRow
            label={`${name}: ${text(choices[choice].title)}`}
            shelf={getQuery(choice)}
            isAskingAbove={earlier.isAsking}
            choose={(products) =>
              leaveOutEarlier(choices[choice].choose?.(products) ?? products, earlier.slugs)
            }
            empty={<p>{text('TEXT_NO_FEATURED')}</p>}
          />
        )}
      </Tabs>
    </Block>
  );
}
