import { requestShop } from './client';
import { brandsSchema } from './contentSchemas';

export const getBrands = () => requestShop({ method: 'GET', path: '/brands' }, brandsSchema);
