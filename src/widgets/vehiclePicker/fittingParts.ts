import { toUrl } from '@/features/navigation';
import type { Vehicle } from '@/shop/schemas';

/** The address of all parts that fit a vehicle. */
export const selectFittingParts = ({ id }: Vehicle): string =>
  toUrl('allProducts', {}, { filter_vehicle: String(id) });
