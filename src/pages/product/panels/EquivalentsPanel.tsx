import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import table from '@/ui/Table.module.css';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { AddToCart } from '@/widgets/product/AddToCart';
import { CopyButton } from '@/widgets/product/CopyButton';
import { FitTag } from '@/widgets/product/FitTag';
import { Price } from '@/widgets/product/Price';
import { StockTag } from '@/widgets/product/StockTag';
import { useShelfNearViewport } from '@/widgets/product/useNearShelf';
import { getEquivalents, getRelatedQuery } from '../relatedShelf';
import { ProductName } from '@/widgets/product/FitmentLine';
import css from './Panels.module.css';

/** Cross-reference numbers, and the shop's products that have one of these numbers. */
export function EquivalentsPanel({ product }: { product: Product }) {
  const { text } = useText();
  const { failure, products, want } = useShelfNearViewport(getRelatedQuery(product));
  const analogous = getEquivalents(product, products);
  return (
    <div className={css.equivalents}>
      <section>
        <h2>{text('HEADER_CROSS_REFERENCES')}</h2>
        <ul className={css.numbers}>
          {product.equivalents.map((number) => (
            <li key={number}>
              <Link to={toUrl('search', {}, { search: number })}>{number}</Link>
              <CopyButton value={number} label={text('BUTTON_COPY_VALUE', { value: number })} />
            </li>
          ))}
        </ul>
      </section>
      {failure === null ? null : <FailureNote code={failure} onRetry={want} />}
      {analogous.length > 0 ? (
        <section>
          <h2>{text('HEADER_ANALOGOUS')}</h2>
          <AnalogousTable products={analogous} />
        </section>
      ) : null}
    </div>
  );
}

/** Table of equivalent products. Guests see no stock and no price. Without a vehicle there is no fitment column. */
function AnalogousTable({ products }: { products: readonly Product[] }) {
  const { text } = useText();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const hasVehicle = useAppSelector(vehiclesSelectors.current) !== null;
  const tellsMore = hasVehicle || isSignedIn;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{text('TABLE_PRODUCT')}</th>
          {tellsMore ? <th scope="col">{text('TABLE_AVAILABILITY')}</th> : null}
          {isSignedIn ? (
            <>
              <th scope="col">{text('TABLE_PRICE')}</th>
              <th scope="col">
                <span className={css.silent}>{text('BUTTON_ADD_TO_CART')}</span>
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.slug}>
            <td className={css.part}>
              <span className={css.partWords}>
                <Picture src={product.images[0] ?? ''} alt="" size={48} />
                <span>
                  <Link to={toUrl('product', { slug: product.slug })}>
                    <ProductName {...product} />
                  </Link>
                  <small>{[product.sku, product.brand?.name].filter(Boolean).join(' · ')}</small>
                </span>
              </span>
            </td>
            {tellsMore ? (
              <td data-label={text('TABLE_AVAILABILITY')} className={css.available}>
                <span className={css.tags}>
                  <FitTag compatibility={product.compatibility} />
                  <StockTag stock={product.stock} quantity={product.quantity} />
                </span>
              </td>
            ) : null}
            {isSignedIn ? (
              <>
                <td data-label={text('TABLE_PRICE')}>
                  <Price product={product} />
                </td>
                <td className={css.add}>
                  <AddToCart product={product} />
                </td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
