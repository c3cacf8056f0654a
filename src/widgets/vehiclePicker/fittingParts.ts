import { urlOf } from '@/features/navigation';
import type { Vehicle } from '@/shop/schemas';

/** The address of all parts that fit a vehicle. */
export const fittingParts = ({ id }: Vehicle): string =>
  urlOf('allProducts', {}, { filter_vehicle: String(id) });
