import type { Product } from '@/erp/rows/product';
import type { ListedProduct } from '@/features/lists';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { useProductToggles } from './useProductToggles';

/** Wishlist and compare as icon buttons. */
export function ProductToggles({ product }: { product: Product | ListedProduct }) {
  const { text } = useText();
  return useProductToggles(product).map(({ text: id, textOn: _, icon, ...toggle }) => (
    <IconButton key={id} label={text(id)} {...toggle}>
      {icon}
    </IconButton>
  ));
}
