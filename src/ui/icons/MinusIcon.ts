import { createIcon } from '../createIcon';

export const MinusIcon = createIcon('M5 12h14');
