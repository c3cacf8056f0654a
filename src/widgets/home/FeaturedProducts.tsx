import { useState } from 'react';
import { type ProductQuery, useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Tabs } from '@/ui/Tabs';
import { SignInForPrices } from '../product/Price';
import { Block } from './Block';
import { ShelfRow } from './ShelfRow';
import { featured, getFeaturedOf } from './useEarlierParts';

/** Departments that have a tab: wear, maintenance, engine. */
const tabbedDepartments = ['05-000', '03-000', '02-000'];

/** Featured products in tabs: a tab for all departments, and a tab for each of `tabbedDepartments`. */
export function FeaturedProducts() {
  const { text } = useText();
  const { categories } = useDepartments();
  const [current, setCurrent] = useState('');
  const departments = tabbedDepartments.flatMap(
    (slug) => categories.find((category) => category.slug === slug) ?? [],
  );
  const title = text('HEADER_FEATURED');
  return (
    <Block room="tabbedCards">
      <SectionHead title={title} more={<Link to={toUrl('allProducts')}>{text('LINK_ALL_PRODUCTS')}</Link>} />
      <Tabs
        label={title}
        tabs={[
          { name: '', title: text('TEXT_ALL') },
          ...departments.map(({ slug, name }) => ({ name: slug, title: name })),
        ]}
        current={current}
        onChoose={setCurrent}
      >
        {(slug) => (
          <ShelfRow label={title} shelf={getFeaturedQuery(slug)} empty={<p>{text('TEXT_NO_FEATURED')}</p>} />
        )}
      </Tabs>
      <SignInForPrices />
    </Block>
  );
}

const getFeaturedQuery = (category: string): ProductQuery =>
  category === '' ? featured : getFeaturedOf(category);
