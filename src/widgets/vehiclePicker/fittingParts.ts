import { toUrl } from '@/features/navigation';
import { toVehicleSlug } from '@/shared/vehicleSlug';
import type { Vehicle } from '@/shop/schemas';

/** Selects the URL of all products that fit a vehicle. */
export const selectFittingParts = ({ id }: Vehicle): string =>
  toUrl('allProducts', {}, { filter_vehicle: String(id) });

/** Returns the URL of a vehicle's page, which lists the parts that fit it by category. */
export const getVehicleUrl = (vehicle: Vehicle): string => toUrl('vehicle', { slug: toVehicleSlug(vehicle) });
