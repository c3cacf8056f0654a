import type { Compatibility } from '@/erp/rows/product';
import { findOwnVehicle, getFitment, vehiclesSelectors, type Fit } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import type { Vehicle } from '@/shop/schemas';

/**
 * Returns the vehicle that is named beside a product, and the product's fitment for this vehicle. Normally this is the
 * current vehicle. If the product fits only another vehicle of the garage, that vehicle is returned.
 */
export function useOwnFit(compatibility: Compatibility): { fit: Fit | null; vehicle: Vehicle | null } {
  const current = useAppSelector(vehiclesSelectors.current);
  const vehicle = findOwnVehicle(compatibility, current, useAppSelector(vehiclesSelectors.garage));
  return { fit: vehicle && getFitment(compatibility, vehicle), vehicle };
}
