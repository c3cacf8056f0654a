import type { Compatibility } from '@/erp/rows/product';
import type { Vehicle } from '@/shop/schemas';

/** `all`: universal; `unknown`: no vehicle is chosen, or the catalogue has no data. */
export type Fit = 'all' | 'fit' | 'not-fit' | 'unknown';

export function getFitment(compatibility: Compatibility, vehicle: Pick<Vehicle, 'id'> | null): Fit {
  if (compatibility === 'all') return 'all';
  if (!vehicle || compatibility.length === 0) return 'unknown';
  return compatibility.includes(vehicle.id) ? 'fit' : 'not-fit';
}
