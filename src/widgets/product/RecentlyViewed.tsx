import { recentSelectors, type RecentState } from '@/features/recent';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import { SectionHead } from '@/ui/SectionHead';
import css from './RecentlyViewed.module.css';

const maxProducts = 6;

/**
 * Products that the visitor viewed recently. The product `without` is left out. A page that has nothing else to show
 * offers these products as the next step.
 */
export function RecentlyViewed({ without = '' }: { without?: string }) {
  const { text } = useText();
  const products = useAppSelector((state: { recent: RecentState }) =>
    recentSelectors.productsWithout(state, without),
  );
  if (products.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('HEADER_RECENTLY_VIEWED')} />
      <ul className={css.tiles}>
        {products.slice(0, maxProducts).map(({ id, slug, sku, name, images }) => (
          <li key={id}>
            <Link to={toUrl('product', { slug })}>
              <Picture src={images[0] ?? ''} alt="" size={64} />
              <span>
                {name}
                <small>{sku}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
