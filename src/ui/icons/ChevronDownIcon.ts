import { createIcon } from '../createIcon';

export const ChevronDownIcon = createIcon('M6 9.5l6 6 6-6');
