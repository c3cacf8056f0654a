import { createIcon } from '../createIcon';

export const ChevronLeftIcon = createIcon('M14.5 6l-6 6 6 6');
