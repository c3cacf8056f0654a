import { createIcon } from '../createIcon';

export const UsersIcon = createIcon(
  'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.4-3.2 2.9-5 6.5-5s6.1 1.8 6.5 5M15.5 5a3.5 3.5 0 0 1 0 6.5M18 15.5c2 .7 3.2 2.2 3.5 4.5',
);
