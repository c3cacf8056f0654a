import { createIcon } from '../createIcon';

export const ArrowDownIcon = createIcon('M12 5v14M6 13l6 6 6-6');
