import { orderPages } from './orderPages';
import { placement } from './placement';

export const ordersSagas = { placement, orderPages };
