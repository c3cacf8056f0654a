import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CatalogState } from '@/features/catalog';
import { catalogSelectors } from '@/features/catalog';
import type { ListedProduct } from '@/features/lists';
import { urlOf } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { Picture } from '@/ui/Picture';
import { FitTag } from './FitTag';
import css from './ListedProductRow.module.css';
import { Price } from './Price';
import { StockTag } from './StockTag';

/** A part of a list: what is kept of it, and what the catalogue knows of it today. */
export function ListedProductRow({ item, children }: { item: ListedProduct; children: ReactNode }) {
  const product = useAppSelector((state: { catalog: CatalogState }) =>
    catalogSelectors.product(state, item.slug),
  );
  return (
    <li className={css.row}>
      <Picture src={item.images[0] ?? ''} alt="" size={96} />
      <div className={css.words}>
        <Link to={urlOf('product', { slug: item.slug })}>{item.name}</Link>
        <small>{item.sku}</small>
        {product ? (
          <div className={css.tags}>
            <FitTag compatibility={product.compatibility} />
            <StockTag stock={product.stock} quantity={product.quantity} />
            <Price product={product} />
          </div>
        ) : null}
      </div>
      {children}
    </li>
  );
}
