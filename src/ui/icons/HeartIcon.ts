import { createIcon } from '../createIcon';

export const HeartIcon = createIcon('M12 20.5l-7.7-7.6a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z');
