import type { Vehicle } from '@/shop/schemas';

/** Formats the name of a vehicle, in the order of words that the shop uses everywhere. */
export const formatVehicleName = ({ year, make, model }: Vehicle): string => `${make} ${model} ${year}`;
