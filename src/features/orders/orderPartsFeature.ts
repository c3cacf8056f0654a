import { defineSagaFeature } from '@/shared/feature';
import { loadOrderProducts } from './orderLineProducts';

/** Feature for pages that show an order; in a file of its own, as the checkout does not need its code. */
export const orderPartsFeature = defineSagaFeature('orderParts', { orderParts: loadOrderProducts });
