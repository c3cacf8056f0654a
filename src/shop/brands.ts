import { requestShop } from './client';
import { brandsSchema } from './contentSchemas';

/** The makers of the parts the shop sells, by name. */
export const getBrands = () => requestShop({ method: 'GET', path: '/brands' }, brandsSchema);
