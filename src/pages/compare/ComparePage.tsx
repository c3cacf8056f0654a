import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Product } from '@/erp/rows/product';
import { catalogSelectors } from '@/features/catalog';
import { compare, type ListedProduct } from '@/features/lists';
import { urlOf } from '@/features/navigation';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CompareIcon } from '@/ui/icons';
import { Picture } from '@/ui/Picture';
import { FitTag } from '@/widgets/product/FitTag';
import { Price } from '@/widgets/product/Price';
import { StockTag } from '@/widgets/product/StockTag';
import { Page } from '@/widgets/shell/Page';
import css from './ComparePage.module.css';

/** Parts side by side; the first column stays while the others scroll. */
export default function ComparePage() {
  const { text } = useText();
  const items = useAppSelector(compare.selectors.items);
  const products = useAppSelector(catalogSelectors.products);
  const columns = items.map((item) => ({ item, product: products[item.slug] ?? null }));
  const attributes = [
    ...new Set(columns.flatMap(({ product }) => product?.attributes.map(({ name }) => name) ?? [])),
  ];
  if (items.length === 0) {
    return (
      <Page title={text('HEADER_COMPARE')}>
        <EmptyState
          icon={<CompareIcon aria-hidden />}
          title={text('TEXT_COMPARE_EMPTY')}
          action={
            <Link to={urlOf('shop')} className={buttonClass()}>
              {text('LINK_BROWSE_CATALOGUE')}
            </Link>
          }
        >
          {text('TEXT_COMPARE_ADVICE')}
        </EmptyState>
      </Page>
    );
  }
  const row = (name: string, cell: (product: Product) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {columns.map(({ item, product }) => (
        <td key={item.id}>{product ? cell(product) : '—'}</td>
      ))}
    </tr>
  );
  return (
    <Page title={text('HEADER_COMPARE')}>
      {/* a region that scrolls must be reachable by keyboard */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label={text('HEADER_COMPARE')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {items.map((item) => (
                <Head key={item.id} item={item} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text('TABLE_SKU')}</th>
              {items.map(({ id, sku }) => (
                <td key={id}>{sku}</td>
              ))}
            </tr>
            {row(text('TABLE_PRICE'), (product) => (
              <Price product={product} />
            ))}
            {row(text('TABLE_STOCK'), (product) => (
              <StockTag stock={product.stock} quantity={product.quantity} />
            ))}
            {row(text('TABLE_FIT'), (product) => (
              <FitTag compatibility={product.compatibility} />
            ))}
            {row(text('TABLE_BRAND'), (product) => product.brand?.name ?? '—')}
            {row(text('TABLE_PART_NUMBER'), (product) => product.partNumber || '—')}
            {attributes.map((name) =>
              row(
                name,
                (product) => product.attributes.find((attribute) => attribute.name === name)?.value ?? '—',
              ),
            )}
          </tbody>
        </table>
      </div>
    </Page>
  );
}

function Head({ item }: { item: ListedProduct }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <th scope="col">
      <Picture src={item.images[0] ?? ''} alt="" size={160} />
      <Link to={urlOf('product', { slug: item.slug })}>{item.name}</Link>
      <Button
        variant="ghost"
        size="small"
        onClick={() => dispatch(compare.events.removeRequested({ id: item.id }))}
      >
        {text('BUTTON_REMOVE')}
      </Button>
    </th>
  );
}
