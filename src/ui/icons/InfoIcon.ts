import { createIcon } from '../createIcon';

export const InfoIcon = createIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v.01M11 12h1v4h1');
