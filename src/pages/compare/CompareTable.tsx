import { Fragment, type ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { compare, type ListedProduct } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { getFitment, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CloseIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { AddToCart } from '@/widgets/product/AddToCart';
import { FitTag } from '@/widgets/product/FitTag';
import { Price, SignInForPrices } from '@/widgets/product/Price';
import { StockTag } from '@/widgets/product/StockTag';
import { VehicleButton } from '@/widgets/vehiclePicker/VehicleButton';
import { listAttributeGroups, getAttribute, hasDifference } from './comparison';
import css from './ComparePage.module.css';

export interface Column {
  item: ListedProduct;
  /** Null while the product loads, or if the product is no longer in the catalogue. */
  product: Product | null;
  isGone: boolean;
}

interface Row {
  name: string;
  /** Returns a product's text in this row. The texts of all products are compared, to find rows with differences. */
  value: (product: Product) => string;
  cell?: (product: Product) => ReactNode;
  /** Content that replaces all cells of the row, for example while no vehicle is chosen. */
  replacement?: ReactNode;
}

/** Comparison table with sticky header and first column. */
export function CompareTable({
  columns,
  onlyDifferences,
}: {
  columns: readonly Column[];
  onlyDifferences: boolean;
}) {
  const { text } = useText();
  const sections = useSections(
    columns.flatMap(({ product }) => product ?? []),
    columns.some(({ isGone }) => isGone),
  );
  const loadedProducts = columns.flatMap(({ product }) => product ?? []);
  const shownSections = sections
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ value }) => !onlyDifferences || hasDifference(loadedProducts.map(value))),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // the keyboard can scroll a region only if the region is focusable
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="region" aria-label={text('HEADER_COMPARE')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('TABLE_PRODUCT')}</th>
            {columns.map(({ item }) => (
              <Head key={item.id} item={item} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shownSections.map(({ title, rows }) => (
            <Fragment key={title}>
              {title ? (
                <tr className={css.group}>
                  <th scope="rowgroup">{title}</th>
                  <td colSpan={columns.length} />
                </tr>
              ) : null}
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {row.replacement ? <td colSpan={columns.length}>{row.replacement}</td> : null}
                  {row.replacement
                    ? null
                    : columns.map((column) => <Cell key={column.item.id} column={column} row={row} />)}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {shownSections.length === 0 ? <p className={css.same}>{text('TEXT_COMPARE_SAME')}</p> : null}
    </div>
  );
}

/** Returns the fixed rows, followed by the attributes in groups. Guests have no row for stock. */
function useSections(loadedProducts: readonly Product[], hasGone: boolean): { title: string; rows: Row[] }[] {
  const { text, term } = useText();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const price: Row = {
    name: text('TABLE_PRICE'),
    replacement: isSignedIn || hasGone ? undefined : <SignInForPrices />,
    value: (product) => String(product.priceWithoutIva ?? ''),
    cell: (product) => (
      <div className={css.buy}>
        <Price product={product} />
        <AddToCart product={product} />
      </div>
    ),
  };
  const stock: Row = {
    name: text('TABLE_STOCK'),
    value: ({ stock: status, quantity }) => `${status} ${quantity}`,
    cell: (product) => <StockTag stock={product.stock} quantity={product.quantity} />,
  };
  const vehicles: Row = { name: text('TEXT_FILTER_VEHICLE'), value: ({ fitmentText }) => fitmentText };
  const fit: Row = {
    name: text('TABLE_FIT'),
    value: ({ compatibility }) => (vehicle ? getFitment(compatibility, vehicle) : ''),
    cell: ({ compatibility }) => <FitTag compatibility={compatibility} />,
    replacement: vehicle ? undefined : (
      <div className={css.vehicle}>
        {text('TEXT_CHOOSE_VEHICLE_FOR_FIT')}
        <VehicleButton />
      </div>
    ),
  };
  const facts: Row[] = [
    { name: text('TABLE_BRAND'), value: ({ brand }) => brand?.name ?? '' },
    { name: text('TABLE_PART_NUMBER'), value: ({ partNumber }) => partNumber },
    { name: text('TABLE_SKU'), value: ({ sku }) => sku },
  ];
  return [
    { title: '', rows: [price, ...(isSignedIn ? [stock] : []), fit, vehicles, ...facts] },
    ...listAttributeGroups(loadedProducts).map(({ group, names }) => ({
      title: term(group),
      rows: names.map((name) => ({
        name: term(name),
        value: (product: Product) => term(getAttribute(product, group, name)),
      })),
    })),
  ];
}

function Head({ item }: { item: ListedProduct }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <th scope="col">
      <div className={css.head}>
        <Picture src={item.images[0] ?? ''} alt="" size={96} />
        <IconButton
          ref={moveFocusOnRemoval}
          data-removes
          className={css.remove}
          label={text('BUTTON_REMOVE_PRODUCT', { name: item.name })}
          onClick={() => dispatch(compare.events.removeRequested({ id: item.id }))}
        >
          <CloseIcon />
        </IconButton>
        <Link to={toUrl('product', { slug: item.slug })}>{item.name}</Link>
      </div>
    </th>
  );
}

function Cell({ column: { product, isGone }, row }: { column: Column; row: Row }) {
  const { text } = useText();
  if (product) return <td>{row.cell ? row.cell(product) : row.value(product) || '—'}</td>;
  if (!isGone) {
    return (
      <td>
        <Skeleton lines={1} />
      </td>
    );
  }
  return (
    <td>
      {row.name === text('TABLE_PRICE') ? (
        <Tag tone="bad" icon="alert">
          {text('TEXT_PART_GONE')}
        </Tag>
      ) : (
        '—'
      )}
    </td>
  );
}
