import type { Product } from '@/erp/rows/product';
import { toUrl } from '@/features/navigation';
import { joinByCommas } from '@/shared/commaList';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { CopyButton } from './CopyButton';
import css from './ProductFacts.module.css';

/** Sku and part number with copy buttons, and a link to other products of the brand. */
export function ProductFacts({ product }: { product: Product }) {
  const { text, country } = useText();
  const { sku, brand, partNumber } = product;
  return (
    <dl className={css.facts}>
      <dt>{text('TABLE_SKU')}</dt>
      <dd>
        {sku}
        <CopyButton value={sku} label={text('BUTTON_COPY_SKU')} />
      </dd>
      {brand ? (
        <>
          <dt>{text('TABLE_BRAND')}</dt>
          <dd>
            <Link to={toUrl('search', {}, { search: brand.name, filter_brand: joinByCommas([brand.slug]) })}>
              {brand.name}
            </Link>
            {brand.country ? ` (${country(brand.country)})` : null}
          </dd>
        </>
      ) : null}
      {partNumber ? (
        <>
          <dt>{text('TABLE_PART_NUMBER')}</dt>
          <dd>
            {partNumber}
            <CopyButton value={partNumber} label={text('BUTTON_COPY_PART_NUMBER')} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
