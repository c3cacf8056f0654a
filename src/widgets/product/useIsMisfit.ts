import type { Compatibility } from '@/erp/rows/product';
import { vehiclesSelectors, type VehiclesState } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';

/** Whether a product does not fit the current vehicle: then its button to buy is a quiet one. */
export const useIsMisfit = (compatibility: Compatibility): boolean =>
  useAppSelector(
    (state: { vehicles: VehiclesState }) =>
      vehiclesSelectors.current(state) !== null && vehiclesSelectors.fit(state, compatibility) === 'not-fit',
  );
