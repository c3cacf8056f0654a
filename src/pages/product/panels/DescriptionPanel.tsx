import type { Product } from '@/erp/rows/product';
import { catalogSelectors, useDepartments } from '@/features/catalog';
import { Link } from '@/shared/Link';
import { foldAccents } from '@/shared/foldText';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { keyFeatures } from '../ProductHead';
import css from './Panels.module.css';
import { listCategories, getCategoryUrl, getTagUrl } from './tagLinks';

/** Description, links to similar products, and those key attributes that the page's head does not show. */
export function DescriptionPanel({ product }: { product: Product }) {
  const { text, term } = useText();
  const { categories: departments } = useDepartments();
  const categories = listCategories(product, departments);
  // tags are not translated, so they are compared with the untranslated names of the categories
  const own = useAppSelector(catalogSelectors.departments).categories;
  const categoryNames = listCategories(product, own).map(({ name }) => foldAccents(name));
  const tags = product.tags.filter((tag) => !categoryNames.includes(foldAccents(tag)));
  return (
    <div className={css.description}>
      {product.excerpt ? <p className={css.lead}>{product.excerpt}</p> : null}
      {product.attributes.length > keyFeatures ? (
        <section>
          <h2>{text('HEADER_KEY_FEATURES')}</h2>
          <ul className={css.features}>
            {product.attributes.map(({ group, name, value }) => (
              <li key={group + name}>
                {term(name)}: <b>{term(value)}</b>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {categories.length > 0 ? (
        <section>
          <h2>{text('HEADER_CATEGORIES')}</h2>
          <ul className={css.chips}>
            {categories.map((category) => (
              <li key={category.slug}>
                <Link to={getCategoryUrl(category)}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {tags.length > 0 ? (
        <section>
          <h2>{text('HEADER_TAGS')}</h2>
          <ul className={css.chips}>
            {tags.map((tag) => {
              const url = getTagUrl(tag, product, own);
              return <li key={tag}>{url ? <Link to={url}>{tag}</Link> : <span>{tag}</span>}</li>;
            })}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
