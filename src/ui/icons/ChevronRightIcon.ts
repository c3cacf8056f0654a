import { createIcon } from '../createIcon';

export const ChevronRightIcon = createIcon('M9.5 6l6 6-6 6');
