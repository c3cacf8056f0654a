import type { Vehicle } from '@/shop/schemas';

/** As its owner says it: year, make, model. */
export const vehicleName = ({ year, make, model }: Vehicle): string => `${year} ${make} ${model}`;
