import { createIcon } from '../createIcon';

export const TrashIcon = createIcon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5');
