import type { Compatibility } from '@/erp/rows/product';
import type { Vehicle } from '@/shop/schemas';

/**
 * Whether a product fits the current vehicle. `all`: the product fits all vehicles. `unknown`: no vehicle is chosen, or
 * the catalogue has no data.
 */
export type Fit = 'all' | 'fit' | 'not-fit' | 'unknown';

export function getFitment(compatibility: Compatibility, vehicle: Pick<Vehicle, 'id'> | null): Fit {
  if (compatibility === 'all') return 'all';
  if (!vehicle || compatibility.length === 0) return 'unknown';
  return compatibility.includes(vehicle.id) ? 'fit' : 'not-fit';
}

/**
 * Returns the vehicle that is named beside a product. This is the current vehicle. If the product fits only another
 * vehicle of the garage, returns the other vehicle.
 */
export const findOwnVehicle = (
  compatibility: Compatibility,
  current: Vehicle | null,
  garage: readonly Vehicle[],
): Vehicle | null =>
  (getFitment(compatibility, current) === 'not-fit' &&
    garage.find((vehicle) => getFitment(compatibility, vehicle) === 'fit')) ||
  current;
