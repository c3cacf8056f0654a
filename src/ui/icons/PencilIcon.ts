import { createIcon } from '../createIcon';

export const PencilIcon = createIcon(
  'M4 20v-4L15.5 4.5a2.1 2.1 0 0 1 3 0l1 1a2.1 2.1 0 0 1 0 3L8 20zM13.5 6.5l4 4',
);
