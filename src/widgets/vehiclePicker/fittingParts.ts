import { toUrl } from '@/features/navigation';
import { toVehicleSlug } from '@/shared/vehicleSlug';
import type { Vehicle } from '@/shop/schemas';

/** Returns the URL of the list of all products that fit a vehicle. */
export const selectFittingParts = ({ id }: Vehicle): string =>
  toUrl('allProducts', {}, { filter_vehicle: String(id) });

/** Returns the URL of a vehicle's page. The page lists the fitting parts by category. */
export const getVehicleUrl = (vehicle: Vehicle): string => toUrl('vehicle', { slug: toVehicleSlug(vehicle) });
