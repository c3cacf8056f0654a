import { createIcon } from '../createIcon';

export const UndoIcon = createIcon('M9 13.5L4.5 9 9 4.5M4.5 9H14a5 5 0 0 1 0 10h-3');
