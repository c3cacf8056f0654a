import type { Category } from '@/erp/rows/category';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import css from './CategoryTiles.module.css';

/** Category tiles with picture, name and number of products. */
export function CategoryTiles({
  categories,
  eager = false,
  getUrl,
  getNote,
}: {
  categories: readonly Category[];
  eager?: boolean;
  /** Returns the URL of a tile. By default a tile links to the page of its category. */
  getUrl?: (slug: string) => string;
  /** Returns the text below the name of a category. By default this text is the number of products. */
  getNote?: (slug: string) => string;
}) {
  const { text } = useText();
  return (
    <ul className={css.tiles}>
      {categories.map(({ slug, name, image, items, layout }) => (
        <li key={slug}>
          <Link
            to={getUrl?.(slug) ?? toUrl(layout === 'products' ? 'categoryProducts' : 'category', { slug })}
          >
            <Picture src={image} alt="" size={200} eager={eager} />
            <span>
              {name}
              <small>{getNote?.(slug) ?? text('TEXT_PRODUCT_COUNT', { count: items })}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
