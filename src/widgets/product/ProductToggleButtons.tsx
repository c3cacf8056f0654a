import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { useProductToggles } from './useProductToggles';

/** Wishlist and compare as text buttons. */
export function ProductToggleButtons({ product }: { product: Product }) {
  const { text } = useText();
  return useProductToggles(product).map(({ text: id, pressed, ...toggle }) => (
    <Button key={id} variant="ghost" size="small" aria-pressed={pressed} {...toggle}>
      {text(id)}
    </Button>
  ));
}
