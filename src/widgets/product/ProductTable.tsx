import type { ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import type { Sort } from '@/features/catalog';
import { keepsScroll, toUrl } from '@/features/navigation';
import { vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { ArrowDownIcon, ArrowUpIcon } from '@/ui/icons';
import { Picture } from '@/ui/Picture';
import { Rating } from '@/ui/Rating';
import { useShownPrices } from '../display/useShownPrices';
import { FitTag } from './FitTag';
import { OldPrice, usePrice } from './Price';
import { ProductBadges } from './ProductBadges';
import { ProductName } from './FitmentLine';
import css from './ProductTable.module.css';
import { ProductTools } from './ProductTools';
import { QuickAdd } from './QuickAdd';
import { StockTag } from './StockTag';

interface TableProps {
  label: string;
  products: readonly Product[];
  sort: Sort;
  /** Returns the URL of the list with another sort order. */
  sortedBy: (sort: Sort) => string;
}

/** Dense table for comparing and ordering many products. On a phone a row is shown as a small card. */
export default function ProductTable({ label, products, sort, sortedBy }: TableProps) {
  'use memo';
  const { text } = useText();
  const priceHead = usePriceHead();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const hasVehicle = useAppSelector(vehiclesSelectors.current) !== null;
  const shows = { isSignedIn, hasVehicle };
  return (
    <div className={css.room}>
      {/* the table scrolls horizontally beside the filters; the keyboard can scroll only a focusable element */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <SortHead name={text('TABLE_PRODUCT')} by="name" sort={sort} sortedBy={sortedBy} />
              <th scope="col">{text('TABLE_CODES')}</th>
              <th scope="col">{text('TABLE_BRAND')}</th>
              {hasVehicle ? <th scope="col">{text('TEXT_FILTER_VEHICLE')}</th> : null}
              {isSignedIn ? (
                <>
                  <th scope="col">{text('TABLE_STOCK')}</th>
                  <SortHead
                    name={priceHead}
                    by="price"
                    sort={sort}
                    sortedBy={sortedBy}
                    className={css.number}
                  />
                  <th scope="col">{text('TEXT_BUY')}</th>
                </>
              ) : null}
              <th scope="col">{text('TABLE_ACTION')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row key={product.slug} product={product} {...shows} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function usePriceHead(): string {
  const { text } = useText();
  return text(useShownPrices().isWithIva ? 'TEXT_FILTER_PRICE' : 'TABLE_PRICE_WITHOUT_IVA');
}

function SortHead({
  name,
  by,
  sort,
  sortedBy,
  className,
}: Pick<TableProps, 'sort' | 'sortedBy'> & { name: string; by: 'name' | 'price'; className?: string }) {
  const { text } = useText();
  const isAscending = sort === `${by}_asc`;
  const isDescending = sort === `${by}_desc`;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      <Link
        to={sortedBy(isAscending ? `${by}_desc` : `${by}_asc`)}
        {...keepsScroll}
        aria-label={text('TABLE_SORTED', { column: name })}
      >
        {name}
        {isAscending ? <ArrowUpIcon aria-hidden /> : null}
        {isDescending ? <ArrowDownIcon aria-hidden /> : null}
      </Link>
    </th>
  );
}

function Row({
  product,
  isSignedIn,
  hasVehicle,
}: {
  product: Product;
  isSignedIn: boolean;
  hasVehicle: boolean;
}) {
  'use memo';
  const { text, money } = useText();
  const priceHead = usePriceHead();
  const price = usePrice(product);
  const cell = (label: string, content: ReactNode, className?: string) => (
    <td data-label={label} className={className}>
      {content}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <div className={css.name}>
          <Picture src={product.images[0] ?? ''} alt="" size={32} />
          <span>
            <Link to={toUrl('product', { slug: product.slug })}>
              <ProductName {...product} />
            </Link>{' '}
            <ProductBadges badges={product.badges} />
          </span>
        </div>
      </th>
      {cell(
        text('TABLE_CODES'),
        <>
          {product.sku}
          <small>{product.partNumber}</small>
        </>,
        css.code,
      )}
      {cell(
        text('TABLE_BRAND'),
        <>
          {product.brand?.name ?? '—'}
          {product.rating === null ? null : (
            <Rating value={product.rating} label={text('TEXT_RATING', { rating: product.rating })} />
          )}
        </>,
        css.brand,
      )}
      {hasVehicle
        ? cell(text('TEXT_FILTER_VEHICLE'), <FitTag compatibility={product.compatibility} short />, css.tags)
        : null}
      {isSignedIn ? (
        <>
          {cell(
            text('TABLE_STOCK'),
            <StockTag stock={product.stock} quantity={product.quantity} isAwaited={product.awaitsPrices} />,
            css.tags,
          )}
          {cell(
            priceHead,
            price ? <Paid {...price} money={money} /> : product.awaitsPrices ? '' : '—',
            css.number,
          )}
          <td>
            <QuickAdd product={product} />
          </td>
        </>
      ) : null}
      <td className={css.tools}>
        <ProductTools product={product} />
      </td>
    </tr>
  );
}

const Paid = ({
  price,
  before,
  money,
}: {
  price: number;
  before: number | null;
  money: (cents: number) => string;
}) => (
  <>
    {before === null ? null : <OldPrice price={money(before)} />}
    <strong>{money(price)}</strong>
  </>
);
