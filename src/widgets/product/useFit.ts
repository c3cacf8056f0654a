import type { Compatibility } from '@/erp/rows/product';
import { vehiclesSelectors, type Fit, type VehiclesState } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';

/** Fitment of a product for the current vehicle; null while none is chosen. */
export const useFit = (compatibility: Compatibility): Fit | null =>
  useAppSelector((state: { vehicles: VehiclesState }) =>
    vehiclesSelectors.current(state) ? vehiclesSelectors.fit(state, compatibility) : null,
  );
