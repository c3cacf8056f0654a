import type { Compatibility } from '@/erp/rows/product';
import { getFitment, vehiclesSelectors, type Fit } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';

/** Returns a product's fitment for the current vehicle; null while no vehicle is chosen. */
export function useFit(compatibility: Compatibility): Fit | null {
  const vehicle = useAppSelector(vehiclesSelectors.current);
  return vehicle && getFitment(compatibility, vehicle);
}
