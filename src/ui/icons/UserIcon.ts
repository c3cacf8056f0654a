import { createIcon } from '../createIcon';

export const UserIcon = createIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20.5c.5-3.6 3.2-5.5 7-5.5s6.5 1.9 7 5.5',
);
