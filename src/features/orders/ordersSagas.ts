import { orderPages } from './orderPages';
import { orderParts } from './orderParts';
import { placement } from './placement';

export const ordersSagas = { placement, orderPages, orderParts };
