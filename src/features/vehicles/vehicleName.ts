import type { Vehicle } from '@/shop/schemas';

/** As its owner says it: year, make, model. */
export const formatVehicleName = ({ year, make, model }: Vehicle): string => `${year} ${make} ${model}`;
