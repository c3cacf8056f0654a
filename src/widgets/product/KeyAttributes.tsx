import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import css from './ProductCard.module.css';

/**
 * Maximum number of key attributes. This number is enough to distinguish similar products. ProductCard reserves space
 * for the attributes while this code loads.
 */
const maxKeyAttributes = 4;

/**
 * Key attributes on a card in the layout `features`. They are in a separate chunk, because few visitors choose this
 * layout.
 */
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
