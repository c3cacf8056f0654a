import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import css from './Panels.module.css';

/** Groups the attributes. Groups and attributes stay in the catalogue's order. */
export function listGroups(attributes: Product['attributes']): [string, Product['attributes']][] {
  const groups = new Map<string, Product['attributes']>();
  for (const attribute of attributes) {
    groups.set(attribute.group, [...(groups.get(attribute.group) ?? []), attribute]);
  }
  return [...groups];
}

export function SpecificationPanel({ product }: { product: Product }) {
  const { term } = useText();
  return (
    <div className={css.specification}>
      {listGroups(product.attributes).map(([group, attributes]) => (
        <section key={group}>
          {group ? <h2>{term(group)}</h2> : null}
          <dl className={css.attributes}>
            {attributes.map(({ name, value }) => (
              <div key={name}>
                <dt>{term(name)}</dt>
                <dd>{term(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
