import { createIcon } from '../createIcon';

export const ShareIcon = createIcon(
  'M6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.8 10.8l6.4-3.5M8.8 13.2l6.4 3.5',
);
