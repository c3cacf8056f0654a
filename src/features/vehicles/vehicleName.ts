import type { Vehicle } from '@/shop/schemas';

/** Name of a vehicle, in the one order of words that the shop uses. */
export const formatVehicleName = ({ year, make, model }: Vehicle): string => `${make} ${model} ${year}`;
