import type { Product } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { EyeIcon } from '@/ui/icons';
import { ProductToggles } from './ProductToggles';

/** What a list offers with each part beside buying it: keep it, compare it, look at it here. */
export function ProductTools({ product }: { product: Product }) {
  'use memo';
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <>
      <ProductToggles product={product} />
      <IconButton
        label={text('BUTTON_QUICK_VIEW')}
        onClick={() => dispatch(catalog.quickViewOpened({ slug: product.slug }))}
      >
        <EyeIcon />
      </IconButton>
    </>
  );
}
