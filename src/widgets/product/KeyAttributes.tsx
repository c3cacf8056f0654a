import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import css from './ProductCard.module.css';

/**
 * Maximum number of key attributes, enough to distinguish similar products; ProductCard reserves their space while this
 * code loads.
 */
const maxKeyAttributes = 4;

/** Key attributes of a card with features. They are in a chunk of their own, because few lists use this view. */
export default function KeyAttributes({ product: { attributes } }: { product: Product }) {
  const { term } = useText();
  if (attributes.length === 0) return null;
  return (
    <dl className={css.attributes}>
      {attributes.slice(0, maxKeyAttributes).map(({ name, value }) => (
        <div key={name}>
          <dt>{term(name)}</dt>
          <dd>{term(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
