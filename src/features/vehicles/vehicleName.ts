import type { Vehicle } from '@/shop/schemas';

/** Short name: year, make, model. */
export const formatVehicleName = ({ year, make, model }: Vehicle): string => `${year} ${make} ${model}`;
