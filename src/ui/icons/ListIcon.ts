import { createIcon } from '../createIcon';

export const ListIcon = createIcon('M4 5h16v5H4zM4 14h16v5H4z');
