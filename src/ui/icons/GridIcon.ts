import { createIcon } from '../createIcon';

export const GridIcon = createIcon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z');
