import type { Compatibility } from '@/erp/rows/product';
import type { Vehicle } from '@/shop/schemas';

/** Fitment for the current vehicle. `all`: universal; `unknown`: no vehicle is chosen, or the catalogue has no data. */
export type Fit = 'all' | 'fit' | 'not-fit' | 'unknown';

export function getFitment(compatibility: Compatibility, vehicle: Pick<Vehicle, 'id'> | null): Fit {
  if (compatibility === 'all') return 'all';
  if (!vehicle || compatibility.length === 0) return 'unknown';
  return compatibility.includes(vehicle.id) ? 'fit' : 'not-fit';
}

/**
 * Returns the vehicle to name beside a product: the current vehicle, or another vehicle of the garage if the product
 * fits the other vehicle and not the current one.
 */
export const findOwnVehicle = (
  compatibility: Compatibility,
  current: Vehicle | null,
  garage: readonly Vehicle[],
): Vehicle | null =>
  (getFitment(compatibility, current) === 'not-fit' &&
    garage.find((vehicle) => getFitment(compatibility, vehicle) === 'fit')) ||
  current;
