import type { Vehicle } from '@/shop/schemas';

/** Returns the name of a vehicle: make, model, year. */
export const formatVehicleName = ({ year, make, model }: Vehicle): string => `${make} ${model} ${year}`;
