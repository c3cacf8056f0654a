import { createIcon } from '../createIcon';

export const OrderIcon = createIcon('M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6');
