import { useState } from 'react';
import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CheckIcon, CopyIcon } from '@/ui/icons';
import css from './ProductFacts.module.css';

const writeText = async (words: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
};

/** The numbers a mechanic orders by: sku, brand and country, part number with a way to copy it. */
export function ProductFacts({ product }: { product: Product }) {
  const { text, country } = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <dl className={css.facts}>
      <dt>{text('TABLE_SKU')}</dt>
      <dd>{product.sku}</dd>
      {product.brand ? (
        <>
          <dt>{text('TABLE_BRAND')}</dt>
          <dd>
            {product.brand.name}
            {product.brand.country ? ` (${country(product.brand.country)})` : ''}
          </dd>
        </>
      ) : null}
      {product.partNumber ? (
        <>
          <dt>{text('TABLE_PART_NUMBER')}</dt>
          <dd>
            {product.partNumber}
            <IconButton
              label={text(isCopied ? 'TEXT_COPIED' : 'BUTTON_COPY_PART_NUMBER')}
              onClick={() => {
                // there is no clipboard on a page without https, and a person may refuse it: nothing is claimed then
                void writeText(product.partNumber).then(setCopied);
              }}
            >
              {isCopied ? <CheckIcon /> : <CopyIcon />}
            </IconButton>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
