import { toUrl } from '@/features/navigation';
import type { Vehicle } from '@/shop/schemas';

/** Selects the URL of all products that fit a vehicle. */
export const selectFittingParts = ({ id }: Vehicle): string =>
  toUrl('allProducts', {}, { filter_vehicle: String(id) });
