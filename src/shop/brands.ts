import { askShop } from './ask';
import { brandsSchema } from './contentSchemas';

/** The makers of the parts the shop sells, by name. */
export const getBrands = () => askShop({ method: 'GET', path: '/brands' }, brandsSchema);
