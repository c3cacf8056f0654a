import { createIcon } from '../createIcon';

export const ArrowUpIcon = createIcon('M12 19V5M6 11l6-6 6 6');
