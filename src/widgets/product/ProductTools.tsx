import type { Product } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { EyeIcon } from '@/ui/icons';
import { ProductToggles } from './ProductToggles';

/** Secondary actions of a product card: wishlist, compare, quick view. */
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
