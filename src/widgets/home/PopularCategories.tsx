import { useDepartments } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { CategoryTiles } from '../categories/CategoryTiles';
import { FailureNote } from '../failure/FailureNote';
import { Block } from './Block';

const maxCategories = 12;

/** Categories that contain the most products. */
export function PopularCategories() {
  const { text } = useText();
  const { status, categories } = useDepartments();
  // if counts are equal, the first category of every department comes before any second category
  const popular = categories
    .flatMap(({ children }) => children.map((category, position) => ({ category, position })))
    .sort((a, b) => b.category.items - a.category.items || a.position - b.position)
    .map(({ category }) => category)
    .slice(0, maxCategories);
  return (
    <Block room="categories">
      {status === 'ready' && popular.length === 0 ? null : (
        <SectionHead
          title={text('HEADER_POPULAR_CATEGORIES')}
          more={<Link to={toUrl('shop')}>{text('LINK_ALL_CATEGORIES')}</Link>}
        />
      )}
      {status === 'failed' ? <FailureNote code="ERP_UNAVAILABLE" /> : null}
      {status === 'ready' ? <CategoryTiles categories={popular} /> : null}
      {status === 'asking' || status === 'idle' ? <Skeleton height="block" /> : null}
    </Block>
  );
}
