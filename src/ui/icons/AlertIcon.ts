import { createIcon } from '../createIcon';

export const AlertIcon = createIcon('M12 4L2.8 20h18.4zM12 10v4M12 17v.01');
