import { createIcon } from '../createIcon';

export const TableIcon = createIcon('M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9');
