import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { useProductToggles } from './useProductToggles';

/**
 * Wishlist and compare as text buttons. The visible text depends on the state. The accessible name does not, because
 * aria-pressed exposes the state.
 */
export function ProductToggleButtons({ product }: { product: Product }) {
  const { text } = useText();
  return useProductToggles(product).map(({ text: id, textOn, pressed, ...toggle }) => (
    <Button key={id} variant="ghost" size="small" aria-pressed={pressed} aria-label={text(id)} {...toggle}>
      {text(pressed ? textOn : id)}
    </Button>
  ));
}
