import { createIcon } from '../createIcon';

export const PlusIcon = createIcon('M12 5v14M5 12h14');
